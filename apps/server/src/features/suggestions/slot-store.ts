import type { FinalResult } from '@tredici/engine/markets/bet-types';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, type RowOf, readRows } from '#db/read-rows.ts';
import {
  suggestion,
  suggestionChange,
  suggestionLeftOut,
  suggestionSlot,
} from '#db/schema/suggestions.ts';
import { IS_SHOWN } from '#features/bookmakers/store.ts';
import { matchColumns } from '#features/matches/store.ts';

/** Queries for making the suggestions of a slot. */

/** The best and the average price of each final result that has a quote. */
type Prices = Readonly<Partial<Record<FinalResult, readonly [best: number, average: number]>>>;
const OFFER = {
  matchId: matchColumns.id,
  kickoff: matchColumns.kickoff,
  runId: integer('f.run_id::int'),
  blend: json<Readonly<Record<FinalResult, number>>>('f.blend'),
  prices: orNull(json<Prices>('p.prices')),
};
export type OfferRow = RowOf<typeof OFFER>;

/** Matches to be played between two instants that have a forecast, by kick-off. */
export async function loadOffers(db: Executor, from: Date, to: Date): Promise<OfferRow[]> {
  return readRows(
    db,
    OFFER,
    (columns) => sql`
    select ${columns} from match m
    join lateral (
      select f.run_id, f.blend from forecast f
      where f.match_id = m.id and f.frozen_at is null order by f.id desc limit 1
    ) f on true
    left join lateral (
      select json_object_agg(bet_type, json_build_array(best, average)) as prices from (
        select l.bet_type, max(l.odd) as best, round(avg(l.odd), 4) as average
        from latest_price l join bookmaker b on b.id = l.bookmaker_id
        where l.match_id = m.id and l.bet_type in ('1', 'X', '2') and ${IS_SHOWN}
        group by l.bet_type
      ) quoted
    ) p on true
    where m.kickoff_utc > ${from} and m.kickoff_utc < ${to} and m.status = 'scheduled'
    order by m.kickoff_utc, m.id`,
  );
}

/** Before the first forecasts there is nothing to suggest, so the slot waits for them. */
export async function hasForecastRun(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from run where parameters ->> 'kind' = 'forecast' limit 1`,
  );
  return rows.length > 0;
}

/** False if it was already made. */
export async function takeSlot(
  tx: Executor,
  weekStart: string,
  slot: number,
  madeAt: Date,
): Promise<boolean> {
  const taken = await tx
    .insert(suggestionSlot)
    .values({ weekStart, slot, madeAt })
    .onConflictDoNothing()
    .returning({ slot: suggestionSlot.slot });
  return taken.length > 0;
}

/** Matches that already have a bet in a week. */
export async function loadBetMatches(
  db: Executor,
  level: number,
  weekStart: string,
): Promise<Set<number>> {
  const rows = await db
    .select({ matchId: suggestion.matchId })
    .from(suggestion)
    .where(and(eq(suggestion.level, level), eq(suggestion.weekStart, weekStart)));
  return new Set(rows.map(({ matchId }) => matchId));
}

export async function insertSuggestions(
  tx: Executor,
  rows: readonly (typeof suggestion.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(suggestion).values([...rows]);
}

/** Replaces the matches that a level left out, keeping those of the last slot only. */
export async function replaceLeftOut(
  tx: Executor,
  { level, weekStart }: { readonly level: number; readonly weekStart: string },
  rows: readonly (typeof suggestionLeftOut.$inferInsert)[],
): Promise<void> {
  const ofLevel = eq(suggestionLeftOut.level, level);
  const ofWeek = eq(suggestionLeftOut.weekStart, weekStart);
  await tx.delete(suggestionLeftOut).where(and(ofLevel, ofWeek));
  // The reasons of past weeks are no longer needed.
  await tx
    .delete(suggestionLeftOut)
    .where(and(ofLevel, lt(suggestionLeftOut.weekStart, weekStart)));
  if (rows.length > 0) await tx.insert(suggestionLeftOut).values([...rows]);
}

/** Held by any writer of suggestions, so that changes are numbered in the order of their commits. */
export const SUGGESTIONS_LOCK = 'suggestions';

export async function noteChanges(
  tx: Executor,
  changes: readonly { readonly level: number; readonly weekStart: string }[],
  changedAt: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(suggestionChange).values(changes.map((change) => ({ ...change, changedAt })));
}
