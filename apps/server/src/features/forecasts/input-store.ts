import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import type { PricedFive } from '#db/schema/price-digests.ts';
import type { FixtureRow, PlayedRow } from './engine-input.ts';

/** What a fit and its forecasts are made from. */

/** The sharpest bookmaker of the ledger; the engine knows it as PS. */
const SHARPEST = 'pinnacle';
/** A price seen later than this before kick-off closes; one seen earlier than that opens. */
const CLOSES_WITHIN = sql.raw(`interval '3 hours'`);
const OPENS_BEFORE = sql.raw(`interval '12 hours'`);

const five = (table: string, filter: string) =>
  sql.raw(
    `to_jsonb(array[${['1', 'X', '2', 'o_2_5', 'u_2_5']
      .map((bet) => `avg(${table}.odd) filter (where ${table}.bet_type = '${bet}'${filter})`)
      .join(', ')}])`,
  );
const digestOf = (table: string, which = 'true') => sql`jsonb_build_object(
  'Avg', ${five(table, ` and ${which}`)}, 'PS', ${five(table, ` and ${which} and ${table}.sharp`)})`;

/** Played matches whose digest is missing, or older than they are. */
export async function loadUndigested(db: Executor, from: Date, to: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from match m left join match_market d on d.match_id = m.id
    where m.status = 'finished' and m.kickoff_utc >= ${from} and m.kickoff_utc < ${to}
      and d.as_of is distinct from m.updated_at`);
  return rows.map(({ id }) => id);
}

/** Sums up the prices of these matches, by their ids and by nothing else: right after an import the
 *  database knows nothing of the tables' sizes and would choose badly between them. */
export async function digestPrices(tx: Executor, matchIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.param(matchIds)}::int[]`;
  const sharpest = sql`(select id from bookmaker where key = ${SHARPEST})`;
  await tx.execute(sql`
    with due as materialized (
      select m.id, m.kickoff_utc, m.updated_at, m.source_data -> 'market' as summary
      from match m where m.id = any(${ids})
    ), seen as (
      select p.match_id, p.bookmaker_id, p.bet_type, p.odd, p.captured_at, p.id,
        p.bookmaker_id = ${sharpest} as sharp,
        p.kind = 'opening' or (p.kind = 'live' and p.captured_at <= due.kickoff_utc - ${OPENS_BEFORE}) as opens,
        p.captured_at <= due.kickoff_utc and (p.kind = 'closing'
          or (p.kind = 'live' and p.captured_at > due.kickoff_utc - ${CLOSES_WITHIN})) as closes
      from price p join due on due.id = p.match_id
      where p.match_id = any(${ids}) and p.bet_type in ('1', 'X', '2', 'o_2_5', 'u_2_5')
        and (due.summary is null or p.bookmaker_id = ${sharpest})
    ), quoted as (
      (select distinct on (match_id, bookmaker_id, bet_type) *, true as is_first from seen where opens
        order by match_id, bookmaker_id, bet_type, captured_at, id)
      union all
      (select distinct on (match_id, bookmaker_id, bet_type) *, false from seen where closes
        order by match_id, bookmaker_id, bet_type, captured_at desc, id desc)
    ), digest as (
      select match_id, ${digestOf('quoted', 'quoted.is_first')} as opening,
        ${digestOf('quoted', 'not quoted.is_first')} as closing
      from quoted group by match_id
    )
    insert into match_market (match_id, opening, closing, as_of)
    select due.id, coalesce(digest.opening, '{}') || ${summaryOf('opening')},
      coalesce(digest.closing, '{}') || ${summaryOf('closing')}, due.updated_at
    from due left join digest on digest.match_id = due.id
    on conflict (match_id) do update set
      opening = excluded.opening, closing = excluded.closing, as_of = excluded.as_of`);
}

/** The average that a provider computed over more bookmakers than are kept here, where it gave one. */
function summaryOf(moment: 'opening' | 'closing') {
  const at = `due.summary -> '${moment}' -> 'average'`;
  const bets = ['1', 'X', '2', 'o_2_5', 'u_2_5'].map((bet) => `${at} -> '${bet}'`).join(', ');
  return sql.raw(
    `case when ${at} is null then '{}'::jsonb else jsonb_build_object('Avg', jsonb_build_array(${bets})) end`,
  );
}

const MATCH_COLUMNS = sql.raw(`m.id, m.tournament_id as "tournamentId", m.season_id as "seasonId",
  extract(epoch from m.kickoff_utc)::float8 as kickoff, h.name as home, a.name as away`);
const TEAMS = sql.raw('join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id');
const PLAY_COLUMNS = sql.raw(`m.home_goals as "homeGoals", m.away_goals as "awayGoals",
  m.home_shots as "homeShots", m.away_shots as "awayShots",
  m.home_shots_on_target as "homeShotsOnTarget", m.away_shots_on_target as "awayShotsOnTarget",
  d.opening, d.closing`);

export async function loadPlayed(db: Executor, from: Date, to: Date): Promise<PlayedRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${MATCH_COLUMNS}, ${PLAY_COLUMNS}
    from match m ${TEAMS} left join match_market d on d.match_id = m.id
    where m.status = 'finished' and m.kickoff_utc >= ${from} and m.kickoff_utc < ${to}`);
  return rows as unknown as PlayedRow[];
}

export interface ComingRow extends FixtureRow {
  /** Newest prices: the market's average and the sharpest bookmaker's. */
  readonly prices: Record<string, PricedFive> | null;
  /** The highest of them per bet type. */
  readonly best: Record<string, number> | null;
}

/** Matches to forecast: those to be played, that are not frozen. */
export async function loadComing(db: Executor, from: Date, to: Date): Promise<ComingRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with coming as materialized (
      select m.* from match m
      where m.kickoff_utc > ${from} and m.kickoff_utc <= ${to}
        and m.status in ('scheduled', 'live', 'postponed')
        and not exists (select from forecast f where f.match_id = m.id and f.frozen_at is not null)
    ), priced as (
      select l.*, b.key = ${SHARPEST} as sharp
      from coming join latest_price l on l.match_id = coming.id join bookmaker b on b.id = l.bookmaker_id
    ), digest as (
      select match_id, ${digestOf('priced')} as prices from priced group by match_id
    ), best as (
      select match_id, jsonb_object_agg(bet_type, odd) as best
      from (select match_id, bet_type, max(odd) as odd from priced group by match_id, bet_type) each
      group by match_id
    )
    select ${MATCH_COLUMNS}, digest.prices, best.best
    from coming m ${TEAMS}
    left join digest on digest.match_id = m.id left join best on best.match_id = m.id
    order by m.kickoff_utc, m.id`);
  return rows as unknown as ComingRow[];
}

/** A change in any of these is a reason to forecast anew. */
export async function inputMarks(db: Executor, from: Date): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select (select max(id) from price)::text as price,
      max(extract(epoch from updated_at))::text as changed, count(*)::int as matches
    from match where kickoff_utc >= ${from}`);
  return rows[0]!;
}
