import type { Db } from '#db/pool.ts';
import { isSourceName } from '#sources/identity/source-names.ts';
import { readPayload } from '#sources/read-payload.ts';
import type { FileReport } from './import-files.ts';
import { importResponse } from './import-response.ts';
import { listOutdated, loadPayload, markRead } from './payload-store.ts';

/** Imports a stored response again with the current parser, dated when it first arrived. */
export async function replayPayload(db: Db, id: number, now: () => Date): Promise<FileReport> {
  const payload = await loadPayload(db, id);
  if (!payload || !isSourceName(payload.source)) throw new RangeError(`no payload ${id}`);
  const { source, address, body, fetchedAt } = payload;
  const read = () => readPayload(source, address, body);
  const report = await importResponse(
    db,
    { source, address, body, fetchedAt, read, etag: null, lastModified: null, again: true },
    now,
  );
  return { ...report, address };
}

/** Reads responses again that older parsers have read, so that an older database gets what they skipped. */
export async function rereadOutdated(
  db: Db,
  now: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const ids = await listOutdated(db, 'football-data.co.uk');
  for (const id of ids) {
    signal?.throwIfAborted();
    await replayPayload(db, id, now);
    await markRead(db, id);
  }
  return ids.length;
}
