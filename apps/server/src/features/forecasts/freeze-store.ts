import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import type { PlayedRow } from './engine-input.ts';
import type { ForecastContent } from './make-forecast.ts';

/** Freezing: which matches have begun without a frozen forecast, and the end of the chain. */

export interface DueMatch {
  readonly matchId: number;
  /** Seconds since 1970. */
  readonly kickoff: number;
  /** The newest forecast made before kick-off; null: it has to be made from what was known then. */
  readonly forecastId: number | null;
}

/** In the order in which they are frozen. A match that was put off or called off before it began has
 *  no forecast to keep. */
export async function loadDue(db: Executor, from: Date, now: Date): Promise<DueMatch[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select m.id as "matchId", extract(epoch from m.kickoff_utc)::float8 as kickoff,
      (select f.id from forecast f
        where f.match_id = m.id and f.frozen_at is null and f.created_at <= m.kickoff_utc
        order by f.created_at desc, f.id desc limit 1)::int as "forecastId"
    from match m
    where m.kickoff_utc > ${from} and m.kickoff_utc <= ${now}
      and m.status in ('scheduled', 'live', 'finished', 'abandoned')
      and not exists (select from forecast f where f.match_id = m.id and f.frozen_at is not null)
    order by m.kickoff_utc, m.id`);
  return rows as unknown as DueMatch[];
}

/** What a replay reads: played matches, and those that have begun and wait for their result. */
export async function loadBegun(db: Executor, from: Date, to: Date): Promise<PlayedRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select m.id, m.tournament_id as "tournamentId", m.season_id as "seasonId",
      extract(epoch from m.kickoff_utc)::float8 as kickoff, h.name as home, a.name as away,
      case when m.status = 'finished' then m.home_goals end as "homeGoals",
      case when m.status = 'finished' then m.away_goals end as "awayGoals",
      m.home_shots as "homeShots", m.away_shots as "awayShots",
      m.home_shots_on_target as "homeShotsOnTarget", m.away_shots_on_target as "awayShotsOnTarget",
      coalesce(d.opening, first.opening) as opening, d.closing
    from match m join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
    left join match_market d on d.match_id = m.id
    left join lateral (
      select jsonb_build_object('Avg', to_jsonb(array[
        avg(l.opening_odd) filter (where l.bet_type = '1'),
        avg(l.opening_odd) filter (where l.bet_type = 'X'),
        avg(l.opening_odd) filter (where l.bet_type = '2'),
        avg(l.opening_odd) filter (where l.bet_type = 'o_2_5'),
        avg(l.opening_odd) filter (where l.bet_type = 'u_2_5')])) as opening
      from latest_price l
      where l.match_id = m.id and l.opening_at < m.kickoff_utc and m.status <> 'finished'
    ) first on true
    where m.kickoff_utc >= ${from} and m.kickoff_utc <= ${to}
      and m.status in ('scheduled', 'live', 'finished', 'abandoned')`);
  return rows as unknown as PlayedRow[];
}

export async function chainHead(
  tx: Executor,
): Promise<{ readonly sequence: number; readonly hash: Buffer | null }> {
  const { rows } = await tx.execute<{ sequence: string; hash: Buffer }>(sql`
    select sequence, hash from forecast where sequence is not null order by sequence desc limit 1`);
  const [head] = rows;
  return head ? { sequence: Number(head.sequence), hash: head.hash } : { sequence: 0, hash: null };
}

export interface FreezableRow {
  readonly id: number;
  readonly matchId: number;
  readonly runId: number;
  readonly modelVersion: string;
  readonly createdAt: Date;
  readonly replayed: boolean;
  readonly kickoff: Date;
  readonly tournamentId: number;
  readonly home: string;
  readonly away: string;
  readonly content: ForecastContent;
}

/** The forecasts to freeze with all that their lines say, in the order of the matches. */
export async function loadFreezable(
  tx: Executor,
  matchIds: readonly number[],
): Promise<FreezableRow[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select f.id::int, f.match_id as "matchId", f.run_id::int as "runId", r.model_version as "modelVersion",
      extract(epoch from f.created_at)::float8 as made, f.replayed,
      extract(epoch from m.kickoff_utc)::float8 as kickoff, m.tournament_id as "tournamentId",
      h.name as home, a.name as away, f.model, f.market, f.blend, f.interval, f.explanation, f.scores,
      f.best_odds as "bestOdds"
    from forecast f join run r on r.id = f.run_id join match m on m.id = f.match_id
    join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
    where f.match_id = any(${sql.param(matchIds)}::int[]) and f.frozen_at is null
      and (f.replayed or f.created_at <= m.kickoff_utc)
      and m.status in ('scheduled', 'live', 'finished', 'abandoned')
      and not exists (select from forecast o where o.match_id = m.id and o.frozen_at is not null)
    order by m.kickoff_utc, m.id, f.created_at desc, f.id desc`);
  const seen = new Set<number>();
  return (rows as unknown as StoredRow[]).flatMap((row) => {
    if (seen.has(row.matchId)) return [];
    seen.add(row.matchId);
    const {
      model,
      market,
      blend,
      interval,
      explanation,
      scores,
      bestOdds,
      made,
      kickoff,
      ...rest
    } = row;
    return [
      {
        ...rest,
        createdAt: new Date(Math.round(made * 1000)),
        kickoff: new Date(Math.round(kickoff * 1000)),
        content: { model, market, blend, interval, explanation, scores, bestOdds },
      },
    ];
  });
}

type StoredRow = Omit<FreezableRow, 'content' | 'createdAt' | 'kickoff'> &
  ForecastContent & { readonly made: number; readonly kickoff: number };

export interface FrozenRow {
  readonly id: number;
  readonly sequence: number;
  readonly hash: Buffer;
  readonly previousHash: Buffer | null;
  readonly line: string;
  readonly kickoff: Date;
}

/** One statement: the chain is checked after it. What was not chosen goes. */
export async function freezeRows(
  tx: Executor,
  rows: readonly FrozenRow[],
  frozenAt: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update forecast f set frozen_at = ${frozenAt}, sequence = v.sequence, hash = decode(v.hash, 'hex'),
      previous_hash = decode(v.previous, 'hex'), ledger_line = v.line, kickoff_utc = v.kickoff
    from unnest(
      ${sql.param(rows.map((row) => row.id))}::bigint[],
      ${sql.param(rows.map((row) => row.sequence))}::bigint[],
      ${sql.param(rows.map((row) => row.hash.toString('hex')))}::text[],
      ${sql.param(rows.map((row) => row.previousHash?.toString('hex') ?? null))}::text[],
      ${sql.param(rows.map((row) => row.line))}::text[],
      ${sql.param(rows.map((row) => row.kickoff.toISOString()))}::timestamptz[]
    ) as v(id, sequence, hash, previous, line, kickoff)
    where f.id = v.id`);
  await tx.execute(sql`
    delete from forecast f using forecast kept
    where kept.id = any(${sql.param(rows.map((row) => row.id))}::bigint[])
      and f.match_id = kept.match_id and f.frozen_at is null`);
  return rowCount ?? 0;
}
