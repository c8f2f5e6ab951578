import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, readRows } from '#db/read-rows.ts';
import { rawPayload } from '#db/schema/sources.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Increased when a parser learns to read something it skipped before: stored responses are then read again.
 *  1: Asian handicaps of football-data.co.uk. */
const PARSER_VERSION = 1;

export interface Payload {
  readonly id: number;
  readonly source: string;
  readonly address: string;
  readonly fetchedAt: Date;
  readonly body: Uint8Array;
}

/** Stores a response, compressed, under the hash of its bytes. The same bytes from the same address are
 *  stored once, with the time they were first seen. A purged body that arrives again is stored again. */
export async function savePayload(
  db: Executor,
  payload: Omit<Payload, 'id'> & { readonly etag: string | null },
): Promise<number> {
  const contentHash = createHash('sha256').update(payload.body).digest();
  const known = and(
    eq(rawPayload.source, payload.source),
    eq(rawPayload.url, payload.address),
    eq(rawPayload.sha256, contentHash),
  );
  const isKept = sql<boolean>`${rawPayload.body} is not null`;
  const [before] = await db.select({ id: rawPayload.id, isKept }).from(rawPayload).where(known);
  if (before?.isKept) return before.id;
  const [row] = await db
    .insert(rawPayload)
    .values({
      source: payload.source,
      url: payload.address,
      fetchedAt: payload.fetchedAt,
      etag: payload.etag,
      sha256: contentHash,
      body: await compress(payload.body),
      parserVersion: PARSER_VERSION,
    })
    .onConflictDoUpdate({
      target: [rawPayload.source, rawPayload.url, rawPayload.sha256],
      set: { etag: sql`excluded.etag`, body: sql`excluded.body` },
    })
    .returning({ id: rawPayload.id });
  return row!.id;
}

export async function loadPayload(db: Executor, id: number): Promise<Payload | undefined> {
  const [row] = await db.select().from(rawPayload).where(eq(rawPayload.id, id));
  if (!row?.body) return undefined;
  return {
    id: row.id,
    source: row.source,
    address: row.url,
    fetchedAt: row.fetchedAt,
    body: await decompress(row.body),
  };
}

/** The stored responses of a source, in order of arrival. */
export async function listPayloads(db: Executor, source: string): Promise<number[]> {
  const rows = await db
    .select({ id: rawPayload.id })
    .from(rawPayload)
    .where(and(eq(rawPayload.source, source), isNotNull(rawPayload.body)))
    .orderBy(asc(rawPayload.fetchedAt), asc(rawPayload.id));
  return rows.map((row) => row.id);
}

/** The newest stored response of each address that an older parser read, in order of arrival. */
export async function listOutdated(db: Executor, source: string): Promise<number[]> {
  const rows = await readRows(
    db,
    { id: integer('newest.id::int') },
    (columns) => sql`
    select ${columns} from (
      select distinct on (url) id, fetched_at, parser_version from raw_payload
      where source = ${source} and body is not null order by url, fetched_at desc, id desc
    ) newest
    where parser_version < ${PARSER_VERSION} order by fetched_at, newest.id`,
  );
  return rows.map(({ id }) => id);
}

export async function markRead(db: Executor, id: number): Promise<void> {
  await db.update(rawPayload).set({ parserVersion: PARSER_VERSION }).where(eq(rawPayload.id, id));
}

/** Removes the bodies of responses from before an instant, except the newest of each file and league and
 *  those in which an unknown name waits. Their rows, with the hash, are kept. */
export async function purgeBodies(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update raw_payload set body = null where id in (
      select id from (
        select id, fetched_at, source, row_number() over (
          -- Of single matches the newest of their league is enough.
          partition by source, regexp_replace(url, '/events/[^/?]+/', '/events/')
          order by fetched_at desc, id desc) as age
        from raw_payload where body is not null
      ) kept
      where age > 1 and fetched_at < ${before}
        and not exists (select from unknown_team waiting where waiting.raw_payload_id = kept.id))`);
  return rowCount ?? 0;
}
