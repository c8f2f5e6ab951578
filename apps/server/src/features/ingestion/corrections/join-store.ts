import { and, eq, isNull, sql } from 'drizzle-orm';
import { numberArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { integer, readRows } from '#db/read-rows.ts';
import { match } from '#db/schema/football.ts';
import type { Candidate } from './join-stored-matches.ts';

export interface CandidateWindow {
  readonly tournamentId: number;
  readonly since: Date;
  readonly withinMs: number;
}

/** The rows of a league's pairings that occur more than once within a few weeks, since an instant. */
export async function loadCandidates(
  tx: Executor,
  { tournamentId, since, withinMs }: CandidateWindow,
): Promise<Candidate[]> {
  const ids = await readRows(
    tx,
    { id: integer('unnest(array[a.id, b.id])') },
    (columns) => sql`
    select distinct ${columns} from match a join match b
      on b.home_team_id = a.home_team_id and b.away_team_id = a.away_team_id
      and b.season_id = a.season_id and b.tournament_id = a.tournament_id and b.id > a.id
      and abs(extract(epoch from b.kickoff_utc - a.kickoff_utc)) <= ${withinMs / 1000}
    where a.tournament_id = ${tournamentId} and a.kickoff_utc > ${since} and b.kickoff_utc > ${since}
      and a.merged_into is null and b.merged_into is null`,
  );
  const rows = await tx
    .select({
      match,
      hasFrozen: sql<boolean>`exists (select from forecast f
        where f.match_id = "match"."id" and f.frozen_at is not null)`,
      companions: sql<number>`(select count(*)::int from match o where o.merged_into is null
        and o.tournament_id = "match"."tournament_id" and o.kickoff_utc = "match"."kickoff_utc")`,
    })
    .from(match)
    .where(
      and(
        isNull(match.mergedInto),
        sql`${match.id} = any(${numberArray(ids.map(({ id }) => id))}::int[])`,
      ),
    )
    .orderBy(match.id)
    .for('update');
  return rows.map(({ match: { kickoffUtc, ...row }, ...further }) => ({
    ...row,
    ...further,
    kickoff: kickoffUtc,
  }));
}

/** Every table that refers to a match, with how its rows move when the match continues under another id. Rows
 *  that would be duplicates stay behind and are void with the old row. */
export const MOVED_WITH_A_MATCH = {
  // Both triggers of a price treat it like any other, so the history of what was known when is kept.
  price: (from: number, to: number) => sql`
    insert into price (match_id, bookmaker_id, bet_type, odd, captured_at, kind, raw_payload_id)
    select ${to}::int, bookmaker_id, bet_type, odd, captured_at, kind, raw_payload_id
    from price where match_id = ${from} order by id on conflict do nothing`,
  latest_price: (from: number) => sql`delete from latest_price where match_id = ${from}`,
  // The next fit makes the other row's summary again.
  price_summary: (from: number, to: number) =>
    sql`delete from price_summary where match_id in (${from}, ${to})`,
  // Frozen forecasts stay: their line names the match they were frozen for. They are settled as void.
  forecast: (from: number, to: number) => sql`
    update forecast set match_id = ${to} where match_id = ${from} and frozen_at is null
      and not exists (select from forecast there where there.match_id = ${to})`,
  settlement: () => undefined,
  // The change of the old row's status notes it for settling.
  settling_match: () => undefined,
  suggestion: (from: number, to: number) => sql`
    update suggestion s set match_id = ${to} where match_id = ${from}
      and not exists (select from suggestion there where there.match_id = ${to}
        and there.level = s.level and there.week_start = s.week_start)`,
  suggestion_left_out: (from: number) =>
    sql`delete from suggestion_left_out where match_id = ${from}`,
  my_bet: (from: number, to: number) => sql`
    update my_bet b set match_id = ${to} where match_id = ${from}
      and not exists (select from my_bet there where there.match_id = ${to} and there.user_id = b.user_id
        and (there.bet_type, there.odd, there.stake_cents, there.bookmaker, there.placed_at)
          = (b.bet_type, b.odd, b.stake_cents, b.bookmaker, b.placed_at))`,
  player_round: (from: number, to: number) =>
    sql`update player_round set match_id = ${to} where match_id = ${from}`,
  match_of_the_day: (from: number, to: number) =>
    sql`update match_of_the_day set match_id = ${to} where match_id = ${from}`,
  // Rows merged earlier into the old row now point to the new one.
  match: (from: number, to: number) =>
    sql`update match set merged_into = ${to} where merged_into = ${from}`,
} as const;

/** The old row is left as a cancelled match that refers to the id of the kept one. */
export async function moveToMatch(tx: Executor, from: number, to: number): Promise<void> {
  for (const move of Object.values(MOVED_WITH_A_MATCH)) {
    const statement = move(from, to);
    if (statement) await tx.execute(statement);
  }
  await tx.execute(sql`delete from forecast where match_id = ${from} and frozen_at is null`);
}

export async function endRow(tx: Executor, id: number, mergedInto: number): Promise<void> {
  await tx
    .update(match)
    .set({ status: 'cancelled', mergedInto, sourceKey: null })
    .where(eq(match.id, id));
}
