import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@tredici/contract/errors';
import { AppError } from '#http/app-error.ts';
import { limitConcurrency } from '#http/concurrency-limit.ts';
import type { VoteSheet } from '#sources/fantacalcio/parse-votes.ts';
import type {
  PlayersFile,
  PlayersFileRefusal,
  ReadPlayersFile,
} from '#sources/fantacalcio/read-file.ts';

export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly source: VoteSheet;
}

/** Threads at a time, and requests that may wait for one. */
const THREADS = { atOnce: 2, waiting: 10, retryAfterSeconds: 10 };
const LIMIT_MS = 15_000;
/** What a list of 20,000 rows takes is a tenth of this. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

const CODES: Readonly<Record<PlayersFileRefusal, ErrorCode>> = {
  empty: 'file_no_rows',
  'too-large': 'body_too_large',
  'unpacks-too-large': 'file_unpacks_too_large',
  'too-many-rows': 'file_too_many_rows',
  corrupt: 'file_corrupt',
  'protected-or-old-excel': 'file_protected',
  'has-macros': 'file_has_macros',
  'not-a-table': 'file_not_a_table',
  'wrong-layout': 'file_wrong_layout',
  'no-rows': 'file_no_rows',
  'sheet-missing': 'file_sheet_missing',
  'wrong-season': 'file_wrong_season',
};

/** Reads files that nobody vouches for, each in a thread of its own with bounded memory and time:
 *  whatever a file does to it, everybody else is answered as fast as ever. */
export function createFileReader(limitMs = LIMIT_MS) {
  const inTurn = limitConcurrency(THREADS);
  return async (task: ReadTask): Promise<PlayersFile> => {
    const read = await inTurn(() => runInThread(task, limitMs));
    if (!read.ok) throw new AppError(CODES[read.reason]);
    return read.file;
  };
}

function runInThread(task: ReadTask, limitMs: number): Promise<ReadPlayersFile> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
    });
    const limit = setTimeout(() => {
      reject(new AppError('file_too_slow'));
      void thread.terminate();
    }, limitMs);
    thread.once('message', resolve);
    thread.once('error', (error) => {
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? new AppError('file_unpacks_too_large', {}, { cause: error }) : error);
    });
    thread.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`the file's thread ended without an answer, with code ${code}`));
    });
  });
}
