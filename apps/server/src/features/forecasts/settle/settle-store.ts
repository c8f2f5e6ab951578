import type { MatchPrices } from '@tredici/engine/match/match-record';
import { sql } from 'drizzle-orm';
import { numberArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import {
  checkRows,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  readRows,
  seconds,
  selectList,
  truth,
} from '#db/read-rows.ts';
import { type NumberByBet, VOID_REASONS } from '#db/schema/settlements.ts';
import { matchColumns } from '#features/matches/store.ts';
import { isMoved } from '../store.ts';

/** Settling: frozen forecasts whose match has ended, or whose result has changed since they were settled. */

const { tournamentId, seasonId } = matchColumns;
const UNSETTLED = {
  forecastId: integer('f.id::int'),
  matchId: matchColumns.id,
  tournamentId,
  seasonId,
  kickoff: seconds('f.kickoff_utc'),
  homeGoals: orNull(integer('case when ended.reason is null then m.home_goals end')),
  awayGoals: orNull(integer('case when ended.reason is null then m.away_goals end')),
  voidReason: orNull(oneOf(VOID_REASONS, 'ended.reason')),
  model: json<Record<string, number>>('f.model'),
  market: orNull(json<Record<string, number>>('f.market')),
  blend: json<Record<string, number>>('f.blend'),
  bestOdds: orNull(json<Record<string, number>>('f.best_odds')),
  closing: orNull(json<MatchPrices>('d.closing')),
  replayed: truth('f.replayed'),
};
export type UnsettledRow = RowOf<typeof UNSETTLED>;

/** Ended, or moved from the date it was frozen for, which returns all stakes at once. */
const IS_OVER = sql`(m.status in ('finished', 'awarded', 'postponed', 'abandoned', 'cancelled')
  or ${isMoved('m')})`;

/** Takes the matches off the list of those to settle; a failed transaction leaves them on it. A match that
 *  changes meanwhile is added again. */
export async function takeSettling(tx: Executor, limit: number): Promise<number[]> {
  const taken = await readRows(
    tx,
    { matchId: integer('match_id') },
    (columns) => sql`
    delete from settling_match
    where id in (select id from settling_match order by id limit ${limit}) returning ${columns}`,
  );
  return taken.map(({ matchId }) => matchId);
}

/** Of these matches. */
export async function loadUnsettled(
  tx: Executor,
  matches: readonly number[],
): Promise<UnsettledRow[]> {
  const result = sql.raw('"homeGoals", "awayGoals", "voidReason"');
  const names = Object.keys(UNSETTLED).map((name) => sql.identifier(name));
  const { rows } = await tx.execute(sql`
    select ${sql.join(names, sql`, `)} from (
      select ${selectList(UNSETTLED)}, s.forecast_id as settled, s.home_goals as was_home,
        s.away_goals as was_away, s.void_reason as was_void, f.sequence
      from forecast f join match m on m.id = f.match_id
      cross join lateral (select case
        when m.status in ('awarded', 'postponed', 'abandoned', 'cancelled') then m.status
        when ${isMoved('m')} then 'postponed'
      end as reason) ended
      left join settlement s on s.forecast_id = f.id
      left join price_summary d on d.match_id = m.id
      where m.id = any(${numberArray(matches)}::int[]) and f.frozen_at is not null and ${IS_OVER}
    ) ended
    where settled is null or (${result}) is distinct from (was_home, was_away, was_void)
    order by sequence`);
  return checkRows(UNSETTLED, rows);
}

/** Those that wait for their first settlement; corrected ones are not included. */
export async function countUnsettled(db: Executor): Promise<number> {
  const [unsettled] = await readRows(
    db,
    { count: integer('count(*)::int') },
    (columns) => sql`
    select ${columns} from forecast f join match m on m.id = f.match_id
    where m.id in (select match_id from settling_match) and f.frozen_at is not null and ${IS_OVER}
      and not exists (select from settlement s where s.forecast_id = f.id)`,
  );
  return unsettled!.count;
}

/** A match whose end was withdrawn waits again. */
export async function unsettleReopened(tx: Executor, matches: readonly number[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from settlement s using match m, forecast f
    where s.match_id = any(${numberArray(matches)}::int[]) and m.id = s.match_id and f.id = s.forecast_id
      and not ${IS_OVER}`);
  return rowCount ?? 0;
}

export interface SettledRow {
  readonly forecast_id: number;
  readonly match_id: number;
  readonly tournament_id: number;
  readonly season_id: number;
  readonly kickoff_utc: string;
  readonly home_goals: number | null;
  readonly away_goals: number | null;
  readonly void_reason: string | null;
  readonly won: readonly string[];
  readonly returned: readonly string[];
  readonly model: NumberByBet;
  readonly market: NumberByBet | null;
  readonly blend: NumberByBet;
  readonly closing: NumberByBet | null;
  readonly best_odds: NumberByBet | null;
  readonly replayed: boolean;
}

export async function saveSettlements(
  tx: Executor,
  rows: readonly SettledRow[],
  settledAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.raw(
    'forecast_id, match_id, tournament_id, season_id, kickoff_utc, home_goals, away_goals, void_reason, won, returned, model, market, blend, closing, best_odds, replayed',
  );
  await tx.execute(sql`
    insert into settlement as s (${columns}, settled_at)
    select ${columns}, ${settledAt} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(forecast_id bigint, match_id int, tournament_id int, season_id int,
        kickoff_utc timestamptz, home_goals smallint, away_goals smallint, void_reason text,
        won text[], returned text[], model jsonb, market jsonb, blend jsonb, closing jsonb,
        best_odds jsonb, replayed boolean)
    on conflict (forecast_id) do update set
      home_goals = excluded.home_goals, away_goals = excluded.away_goals,
      void_reason = excluded.void_reason, won = excluded.won, returned = excluded.returned,
      closing = excluded.closing,
      settled_at = excluded.settled_at, revision = s.revision + 1`);
}

/** For finished matches prices are read from the ledger, match by match. */
export async function forgetLatestPrices(tx: Executor): Promise<void> {
  await tx.execute(sql`
    delete from latest_price l using match m
    where m.id = l.match_id and m.status in ('finished', 'awarded', 'abandoned', 'cancelled')`);
}
