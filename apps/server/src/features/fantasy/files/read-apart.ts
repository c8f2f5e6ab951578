import { fork } from 'node:child_process';
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

/** What the process answers: what it has read, or a mistake of ours. */
export type ReadOutcome = { readonly read: ReadPlayersFile } | { readonly thrown: unknown };

/** Processes at a time, and requests that may wait for one. */
const PROCESSES = { atOnce: 2, waiting: 10, retryAfterSeconds: 10 };
const LIMIT_MS = 15_000;
/** Ten times what a list of 20,000 rows takes. */
const MEMORY = '--max-old-space-size=384';
/** The exit code of a process that could not start. */
const NOT_BEGUN = 1;

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

/** Reads untrusted files, each in its own process with limited memory and time. A thread would not be enough:
 *  one that allocates too much at once takes the whole process down. */
export function createFileReader(limitMs = LIMIT_MS) {
  const inTurn = limitConcurrency(PROCESSES);
  return async (task: ReadTask): Promise<PlayersFile> => {
    const read = await inTurn(() => readApart(task, limitMs));
    if (!read.ok) throw new AppError(CODES[read.reason]);
    return read.file;
  };
}

function readApart(task: ReadTask, limitMs: number): Promise<ReadPlayersFile> {
  return new Promise((resolve, reject) => {
    const reader = fork(new URL('./read-process.ts', import.meta.url), {
      execArgv: [MEMORY],
      // A stranger's file may take control of the process, so it gets none of our other environment
      // variables.
      env: pick('NODE_COMPILE_CACHE', 'SystemRoot'),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const limit = setTimeout(() => end(() => reject(new AppError('file_too_slow'))), limitMs);
    const end = (tell: () => void) => {
      clearTimeout(limit);
      tell();
      reader.kill('SIGKILL');
    };
    reader.once('message', (message) => {
      const outcome = message as ReadOutcome;
      end(() => ('read' in outcome ? resolve(outcome.read) : reject(outcome.thrown)));
    });
    reader.once('error', (error) => end(() => reject(error)));
    reader.once('exit', (code) => {
      const refusal =
        code === NOT_BEGUN
          ? new Error('the process that reads files did not begin')
          : new AppError('file_unpacks_too_large');
      end(() => reject(refusal));
    });
    reader.send(task, (error) => {
      // A process that ends before the task is sent is noticed by its exit.
      if (error) reader.kill('SIGKILL');
    });
  });
}

function pick(...names: readonly string[]): NodeJS.ProcessEnv {
  const known = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
