import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { match } from '#db/schema/football.ts';
import { sourceCredit, sourceFetch, unknownTeam } from '#db/schema/ingestion.ts';

export type NewFetch = typeof sourceFetch.$inferInsert;
export type StoredFetch = typeof sourceFetch.$inferSelect;

/** How many refused rows are stored with their reasons; all of them are in the payload. */
const PROBLEMS_KEPT = 50;
const CAUSE_MAX = 500;

export async function recordFetch(db: Executor, row: NewFetch): Promise<void> {
  await db.insert(sourceFetch).values({
    ...row,
    cause: row.cause?.slice(0, CAUSE_MAX) ?? null,
    problems: row.problems?.slice(0, PROBLEMS_KEPT) ?? null,
  });
}

/** The conditional headers for an address. None after a failure: that response was not imported, so the whole
 *  response is needed again. */
export async function conditionsFor(
  db: Executor,
  source: string,
  address: string,
): Promise<Pick<StoredFetch, 'etag' | 'lastModified' | 'rawPayloadId'> | undefined> {
  const last = await newestFetch(db, source, address);
  return last && last.outcome !== 'failed' ? last : undefined;
}

/** The payload that was imported last from an address, unless a fetch failed since. */
export async function lastImportedPayload(
  db: Executor,
  source: string,
  address: string,
): Promise<number | null> {
  const last = await newestFetch(db, source, address);
  return last && last.outcome !== 'failed' ? last.rawPayloadId : null;
}

/** How many matches the last import of an address had, without those that waited for a name. */
export async function lastMatchCount(
  db: Executor,
  source: string,
  address: string,
): Promise<number | undefined> {
  const [last] = await db
    .select({ matches: sourceFetch.matches })
    .from(sourceFetch)
    .where(
      and(
        eq(sourceFetch.source, source),
        eq(sourceFetch.address, address),
        eq(sourceFetch.outcome, 'imported'),
      ),
    )
    .orderBy(desc(sourceFetch.finishedAt), desc(sourceFetch.id))
    .limit(1);
  return last?.matches;
}

async function newestFetch(db: Executor, source: string, address: string) {
  const [last] = await db
    .select({
      outcome: sourceFetch.outcome,
      etag: sourceFetch.etag,
      lastModified: sourceFetch.lastModified,
      rawPayloadId: sourceFetch.rawPayloadId,
    })
    .from(sourceFetch)
    .where(and(eq(sourceFetch.source, source), eq(sourceFetch.address, address)))
    .orderBy(desc(sourceFetch.finishedAt), desc(sourceFetch.id))
    .limit(1);
  return last;
}

/** When an address was last imported or found unchanged. */
export async function lastImportedAt(
  db: Executor,
  source: string,
  address: string,
): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: sourceFetch.finishedAt })
    .from(sourceFetch)
    .where(
      and(
        eq(sourceFetch.source, source),
        eq(sourceFetch.address, address),
        ne(sourceFetch.outcome, 'failed'),
      ),
    )
    .orderBy(desc(sourceFetch.finishedAt))
    .limit(1);
  return last?.at;
}

/** When an address last responded, even with something that could not be imported: a response that was paid
 *  for is stored and can be replayed, so it need not be bought again. */
export async function lastResponses(db: Executor, source: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ address: sourceFetch.address, at: sql<string>`max(${sourceFetch.finishedAt})` })
    .from(sourceFetch)
    .where(and(eq(sourceFetch.source, source), isNotNull(sourceFetch.rawPayloadId)))
    .groupBy(sourceFetch.address);
  return new Map(rows.map(({ address, at }) => [address, new Date(at)]));
}

/** The newest fetch of every address of every source, by outcome: enough to tell the state of each. */
export async function loadNewestFetches(db: Executor): Promise<StoredFetch[]> {
  return db
    .select()
    .from(sourceFetch)
    .where(
      sql`${sourceFetch.id} in (
        select distinct on (source, address, outcome) id from source_fetch
        order by source, address, outcome, finished_at desc, id desc)`,
    );
}

export async function countUnknownNames(db: Executor): Promise<number> {
  return db.$count(unknownTeam);
}

export type UnknownTeam = typeof unknownTeam.$inferSelect;

export async function listUnknown(db: Executor): Promise<UnknownTeam[]> {
  return db
    .select()
    .from(unknownTeam)
    .orderBy(asc(unknownTeam.source), asc(unknownTeam.country), asc(unknownTeam.name));
}

/** Deletes old records, except the newest of each address, which conditional requests need. */
export async function purgeFetches(db: Executor, before: Date): Promise<number> {
  const gone = await db.delete(sourceFetch).where(
    and(
      lt(sourceFetch.finishedAt, before),
      sql`exists (select from ${sourceFetch} newer where newer.source = ${sourceFetch.source}
        and newer.address = ${sourceFetch.address} and newer.outcome = ${sourceFetch.outcome}
        and newer.finished_at > ${sourceFetch.finishedAt})`,
    ),
  );
  return gone.rowCount ?? 0;
}

export type StoredCredit = typeof sourceCredit.$inferSelect;

export async function loadCredit(db: Executor, source: string): Promise<StoredCredit | undefined> {
  const [row] = await db.select().from(sourceCredit).where(eq(sourceCredit.source, source));
  return row;
}

/** Subtracts the cost before a call is made; false if there is not enough left. */
export async function reserveCredit(
  db: Executor,
  source: string,
  cost: number,
  { period, day, now }: { readonly period: string; readonly day: string; readonly now: Date },
): Promise<boolean> {
  const taken = await db
    .update(sourceCredit)
    .set({
      remaining: sql`${sourceCredit.remaining} - ${cost}`,
      spentThatDay: sql`case when ${sourceCredit.spentOn} = ${day} then ${sourceCredit.spentThatDay} else 0 end + ${cost}`,
      spentOn: day,
      updatedAt: now,
    })
    .where(
      and(
        eq(sourceCredit.source, source),
        eq(sourceCredit.period, period),
        sql`${sourceCredit.remaining} >= ${cost}`,
      ),
    );
  return (taken.rowCount ?? 0) > 0;
}

/** Replaces our count with the provider's own. */
export async function setCredit(
  db: Executor,
  source: string,
  remaining: number,
  { period, day, now }: { readonly period: string; readonly day: string; readonly now: Date },
): Promise<void> {
  await db
    .insert(sourceCredit)
    .values({ source, period, remaining, spentOn: day, spentThatDay: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: sourceCredit.source,
      set: {
        period,
        remaining,
        updatedAt: now,
        spentThatDay: sql`case when ${sourceCredit.spentOn} = ${day} then ${sourceCredit.spentThatDay} else 0 end`,
        spentOn: day,
      },
    });
}

/** Matches without a result for which a provider has a key. */
export async function listOpenKeys(
  db: Executor,
  source: string,
  from: Date,
  to: Date,
): Promise<Array<{ tournamentId: number; kickoff: Date; key: string }>> {
  const key = sql<string>`${match.sourceData} -> 'keys' ->> ${source}`;
  return db
    .select({ tournamentId: match.tournamentId, kickoff: match.kickoffUtc, key })
    .from(match)
    .where(
      and(
        gte(match.kickoffUtc, from),
        lte(match.kickoffUtc, to),
        isNotNull(key),
        inArray(match.status, ['scheduled', 'live', 'postponed']),
      ),
    )
    .orderBy(match.kickoffUtc);
}
