import { sql } from 'drizzle-orm';
import { keyArray, numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import {
  integer,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  toDate,
  truth,
} from '#db/read-rows.ts';
import { matchColumns, TEAMS_OF_MATCH } from '#features/matches/store.ts';
import type { ForecastContent } from '../compute/make-forecast.ts';
import { contentColumns, contentValues } from '../content-columns.ts';
import { isFrozenFor } from '../store.ts';

/** Freezing: finds the matches that have begun without a frozen forecast. */

const DUE = {
  matchId: matchColumns.id,
  kickoff: matchColumns.kickoff,
  /** The newest forecast made before kick-off; null if it has to be made from what was known then. */
  forecastId: orNull(
    integer(`(select f.id from forecast f
        where f.match_id = m.id and f.frozen_at is null and f.created_at <= m.kickoff_utc
        order by f.created_at desc, f.id desc limit 1)::int`),
  ),
};
export type DueMatch = RowOf<typeof DUE>;

/** A match that was cancelled meanwhile, or frozen by another worker, is skipped. */
const IS_DUE = sql`m.status in ('scheduled', 'live', 'finished', 'abandoned')
  and not exists (select from forecast f where f.match_id = m.id and ${isFrozenFor('m')})`;

/** The kick-off of each club's first completed match. One pass over the matches: searching club by club takes
 *  minutes in a large table that has no statistics yet. */
const FIRST_PLAYED = sql.raw(`select team_id, min(kickoff_utc) as kickoff_utc from (
    select home_team_id as team_id, kickoff_utc from match where status = 'finished'
    union all select away_team_id, kickoff_utc from match where status = 'finished') played
  group by team_id`);

/** In the order in which they are frozen. A match that was postponed or cancelled before it began has no
 *  forecast to freeze. */
export async function loadDue(db: Executor, from: Date, now: Date): Promise<DueMatch[]> {
  return readRows(
    db,
    DUE,
    (columns) => sql`
    with first_played as materialized (${FIRST_PLAYED})
    select ${columns} from match m
      left join first_played home on home.team_id = m.home_team_id
      left join first_played away on away.team_id = m.away_team_id
    where m.kickoff_utc > ${from} and m.kickoff_utc <= ${now} and ${IS_DUE}
      -- Without a forecast one can only be made of clubs that were seen before the week of the match.
      and (least(home.kickoff_utc, away.kickoff_utc) < date_trunc('week', m.kickoff_utc, 'UTC')
        or exists (select from forecast f
          where f.match_id = m.id and f.frozen_at is null and f.created_at <= m.kickoff_utc))
    order by m.kickoff_utc, m.id`,
  );
}

export interface FreezableRow {
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
  /** The hash of the content, if it has been computed already. */
  readonly contentHash?: Buffer;
}

/** The facts of a match that its line contains. */
type MatchFacts = Pick<FreezableRow, 'matchId' | 'kickoff' | 'tournamentId' | 'home' | 'away'>;

const { kickoff, tournamentId, home, away } = matchColumns;
const FACTS = { matchId: matchColumns.id, kickoff, tournamentId, home, away };

/** In the order in which they are frozen. */
export async function loadDueFacts(
  tx: Executor,
  matchIds: readonly number[],
): Promise<MatchFacts[]> {
  const rows = await readRows(
    tx,
    FACTS,
    (columns) => sql`
    select ${columns} from match m ${TEAMS_OF_MATCH}
    where m.id = any(${numberArray(matchIds)}::int[]) and ${IS_DUE}
    order by m.kickoff_utc, m.id`,
  );
  return rows.map((row) => ({ ...row, kickoff: toDate(row.kickoff) }));
}

export interface StandingRow extends FreezableRow {
  readonly id: number;
}

const STANDING = {
  ...FACTS,
  id: integer('f.id::int'),
  runId: integer('f.run_id::int'),
  modelVersion: text('r.model_version'),
  made: seconds('f.created_at'),
  replayed: truth('f.replayed'),
  ...contentColumns,
};

/** The forecasts made in time with everything that their lines contain, in the order of the matches. */
export async function loadFreezable(
  tx: Executor,
  matchIds: readonly number[],
): Promise<StandingRow[]> {
  const rows = await readRows(
    tx,
    STANDING,
    (columns) => sql`
    select distinct on (m.kickoff_utc, m.id) ${columns}
    from forecast f join run r on r.id = f.run_id join match m on m.id = f.match_id ${TEAMS_OF_MATCH}
    where f.match_id = any(${numberArray(matchIds)}::int[]) and f.frozen_at is null
      and f.created_at <= m.kickoff_utc and ${IS_DUE}
    order by m.kickoff_utc, m.id, f.created_at desc, f.id desc`,
  );
  return rows.map((row) => {
    const { model, market, blend, interval, explanation, scores, bestOdds, made, ...rest } = row;
    return {
      ...rest,
      createdAt: toDate(made),
      kickoff: toDate(row.kickoff),
      content: { model, market, blend, interval, explanation, scores, bestOdds },
    };
  });
}

/** A forecast's place in the chain. */
export interface Link {
  readonly sequence: number;
  readonly hash: Buffer;
  readonly previousHash: Buffer | null;
  readonly line: string;
}

const linksOf = (links: readonly Link[]) => sql`
  ${numberArray(links.map(({ sequence }) => sequence))}::bigint[],
  ${keyArray(links.map(({ hash }) => hash.toString('hex')))}::text[],
  ${textArray(links.map(({ previousHash }) => previousHash?.toString('hex') ?? null))}::text[],
  ${textArray(links.map(({ line }) => line))}::text[]`;

/** One statement, because the chain is checked after it. The match's other forecasts are deleted. */
export async function freezeStanding(
  tx: Executor,
  rows: readonly (StandingRow & Link)[],
  frozenAt: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = numberArray(rows.map(({ id }) => id));
  const { rowCount } = await tx.execute(sql`
    update forecast f set frozen_at = ${frozenAt}, sequence = v.sequence, hash = decode(v.hash, 'hex'),
      previous_hash = decode(v.previous, 'hex'), ledger_line = v.line,
      kickoff_utc = to_timestamp(v.kickoff)
    from unnest(${ids}::bigint[],
      ${numberArray(rows.map(({ kickoff }) => kickoff.getTime() / 1000))}::float8[], ${linksOf(rows)}
    ) as v(id, kickoff, sequence, hash, previous, line)
    where f.id = v.id`);
  await tx.execute(sql`
    delete from forecast f using forecast kept
    where kept.id = any(${ids}::bigint[]) and f.match_id = kept.match_id and f.frozen_at is null`);
  return rowCount ?? 0;
}

/** Forecasts that were made late are inserted already frozen, instead of being inserted and then changed. */
export async function insertFrozen(
  tx: Executor,
  rows: readonly (FreezableRow & Link & { readonly contentHash: Buffer })[],
  frozenAt: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const content = rows.map(({ content, contentHash }) => contentValues(content, contentHash));
  const { rowCount } = await tx.execute(sql`
    with placed as (
      select * from unnest(
        ${numberArray(rows.map(({ matchId }) => matchId))}::int[],
        ${numberArray(rows.map(({ runId }) => runId))}::bigint[],
        ${numberArray(rows.map(({ createdAt }) => createdAt.getTime() / 1000))}::float8[],
        ${numberArray(rows.map(({ kickoff }) => kickoff.getTime() / 1000))}::float8[],
        ${linksOf(rows)}
      ) with ordinality as placed(match_id, run_id, made, kickoff, sequence, hash, previous, line, place)
    ), said as (
      select * from rows from (json_to_recordset(${JSON.stringify(content)}::json) as (model jsonb,
        market jsonb, blend jsonb, interval jsonb, explanation jsonb, scores jsonb, best_odds jsonb,
        content_hash text)) with ordinality as said(model, market, blend, interval, explanation, scores,
        best_odds, content_hash, place)
    ), superseded as (
      delete from forecast f using placed where f.match_id = placed.match_id and f.frozen_at is null
    )
    insert into forecast (match_id, run_id, model, market, blend, interval, explanation, scores,
      best_odds, content_hash, created_at, replayed, frozen_at, kickoff_utc, sequence, hash, previous_hash,
      ledger_line)
    select match_id, run_id, model, market, blend, interval, explanation, scores, best_odds,
      decode(content_hash, 'hex'), to_timestamp(made), true, ${frozenAt}, to_timestamp(kickoff), sequence,
      decode(hash, 'hex'), decode(previous, 'hex'), line
    from placed join said using (place) order by place`);
  return rowCount ?? 0;
}
