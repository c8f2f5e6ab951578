import { buffer } from 'node:stream/consumers';
import {
  type fantasyImportCalls,
  IMPORT_LIMITS,
  type ImportedFile,
} from '@tredici/contract/fantasy-imports';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import { limitConcurrencyEach } from '#http/concurrency-limit.ts';
import type { Deps } from '#http/deps.ts';
import { rowIdOf } from '#http/row-id.ts';
import { createFileReader } from './read-apart.ts';
import {
  deleteFile,
  deletePreviews,
  findReport,
  insertFile,
  listFiles,
  type StoredFile,
  setFileStatus,
} from './store.ts';
import { type FileReport, takeFile } from './take-file.ts';

/** A preview that has not been confirmed by then is deleted. */
const PREVIEW_MS = DAY_MS;
/** Files of one user at a time: fewer than are read for all users together. */
const OF_A_USER = { atOnce: 1, waiting: 4, retryAfterSeconds: 10 };

export function fantasyImportHandlers({
  clock,
  db,
}: Pick<Deps, 'clock' | 'db'>): Handlers<typeof fantasyImportCalls> {
  const readFile = createFileReader();
  const eachInTurn = limitConcurrencyEach(OF_A_USER);

  /** The state of the caller's file, and of their others; another user's file is not found. */
  const findOwn = async (tx: Transaction | Deps['db'], userId: number, id: number) => {
    const files = await listFiles(tx, userId);
    const file = files.find((one) => one.id === id);
    if (!file) throw new AppError('not_found');
    return { file, toReply: () => toImportedFile(file, files) };
  };

  /** One change of a user's files at a time, so that two tabs cannot confirm conflicting files. */
  const change = (
    userId: number,
    text: string,
    work: (tx: Transaction, file: StoredFile) => Promise<void>,
  ): Promise<ImportedFile> => {
    const id = rowIdOf(text);
    return inTransaction(db, async (tx) => {
      await lockInTransaction(tx, `player files of ${userId}`);
      await work(tx, (await findOwn(tx, userId, id)).file);
      return (await findOwn(tx, userId, id)).toReply();
    });
  };

  return {
    listImports: async ({ session }) => {
      const files = await listFiles(db, session.user.id);
      return { results: files.map((file) => toImportedFile(file, files)) };
    },

    uploadImport: async ({ session, query, body }) => {
      const userId = session.user.id;
      const name = cleanName(query.name);
      const bytes = await buffer(body.bytes);
      const task = { bytes, name, source: query.source ?? 'Fantacalcio' };
      const read = await eachInTurn(userId, () => readFile(task));
      return inTransaction(db, async (tx) => {
        await lockInTransaction(tx, `player files of ${userId}`);
        const now = clock.now();
        await deletePreviews(tx, userId, new Date(now.getTime() - PREVIEW_MS));
        if ((await listFiles(tx, userId)).length >= IMPORT_LIMITS.kept) {
          throw new AppError('limit_reached');
        }
        const asked = { name, season: query.season, round: query.round };
        const taken = await takeFile(tx, userId, read, asked);
        const id = await insertFile(tx, { ...taken, status: 'preview', createdAt: now });
        const { toReply } = await findOwn(tx, userId, id);
        return { file: toReply(), ...taken.report };
      });
    },

    getImport: async ({ session, params }) => {
      const id = rowIdOf(params.id);
      const { toReply } = await findOwn(db, session.user.id, id);
      const report = (await findReport(db, session.user.id, id)) as FileReport | undefined;
      // It may have been deleted meanwhile.
      if (!report) throw new AppError('not_found');
      return { file: toReply(), ...report };
    },

    confirmImport: ({ session, params }) =>
      change(session.user.id, params.id, async (tx, { id, status }) => {
        if (status === 'confirmed') return;
        const confirmedAt = clock.now();
        await setFileStatus(tx, session.user.id, id, { status: 'confirmed', confirmedAt });
      }),

    undoImport: ({ session, params }) =>
      change(session.user.id, params.id, async (tx, { id, status }) => {
        if (status === 'preview') throw new AppError('conflict');
        await setFileStatus(tx, session.user.id, id, { status: 'undone', confirmedAt: null });
      }),

    deleteImport: async ({ session, params }) => {
      const known = await deleteFile(db, session.user.id, rowIdOf(params.id));
      if (!known) throw new AppError('not_found');
    },
  };
}

/** A file name without control characters. */
const cleanName = (name = ''): string => name.replace(/\p{Cc}/gu, '').trim();

function toImportedFile(file: StoredFile, all: readonly StoredFile[]): ImportedFile {
  return {
    id: file.id,
    kind: file.kind,
    season: file.season,
    round: file.round,
    file_name: file.fileName,
    status: file.status,
    is_active: file.status === 'confirmed' && !all.some((other) => isNewer(other, file)),
    rows: file.rowCount,
    created_at: file.createdAt.toISOString(),
    confirmed_at: file.confirmedAt?.toISOString() ?? null,
  };
}

/** Whether one file replaces another of its kind, season and round. */
function isNewer(other: StoredFile, file: StoredFile): boolean {
  if (other.confirmedAt === null || file.confirmedAt === null) return false;
  if (other.kind !== file.kind || other.season !== file.season || other.round !== file.round) {
    return false;
  }
  const later = other.confirmedAt.getTime() - file.confirmedAt.getTime();
  return later > 0 || (later === 0 && other.id > file.id);
}
