import { LEFT_OUT_REASONS, THRESHOLDS } from '@tredici/contract/suggestions';
import type { RecordedPlanBet } from '@tredici/engine/bankroll/draw-week';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  decimal,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  toDate,
} from '#db/read-rows.ts';
import { BET_OUTCOMES, suggestionLeftOut } from '#db/schema/suggestions.ts';
import { listedMatchColumns, MATCH_TABLES } from '#features/matches/store.ts';

/** Queries for other features that read suggestions. */

export type Outcome = (typeof BET_OUTCOMES)[number];

const RECORDED = {
  weekStart: text(`s.week_start::text`),
  slot: integer('s.slot'),
  probability: decimal('s.probability'),
  odd: decimal('s.odd::float8'),
  averageOdd: decimal('s.average_odd::float8'),
  outcome: oneOf(BET_OUTCOMES, 's.outcome'),
};
export type RecordedSuggestion = RowOf<typeof RECORDED>;

/** The bets of a level from a week on, in the order in which they were made. */
export async function loadRecorded(
  db: Executor,
  level: number,
  fromWeek: string,
): Promise<RecordedSuggestion[]> {
  return readRows(
    db,
    RECORDED,
    (columns) => sql`
    select ${columns} from suggestion s
    where s.level = ${level} and s.week_start >= ${fromWeek}
    order by s.week_start, s.slot, s.kickoff_utc, s.id`,
  );
}

const MADE_SLOT = {
  weekStart: text(`week_start::text`),
  slot: integer('slot'),
  madeAt: seconds('made_at'),
};
export type MadeSlot = RowOf<typeof MADE_SLOT>;

export async function loadMadeSlots(db: Executor, fromWeek: string): Promise<MadeSlot[]> {
  return readRows(
    db,
    MADE_SLOT,
    (columns) => sql`
    select ${columns} from suggestion_slot where week_start >= ${fromWeek} order by 1, 2`,
  );
}

/** The level whose bets include those of all others. */
const RECORD_LEVEL = Math.min(...THRESHOLDS);

/** The weeks before the current one whose bets are all settled, oldest first: the input of simulations. A
 *  week without bets is included. */
export async function loadRecordWeeks(
  db: Executor,
  runningWeek: string,
): Promise<RecordedPlanBet[][]> {
  const made = await loadMadeSlots(db, '-infinity');
  const suggested = await loadRecorded(db, RECORD_LEVEL, '-infinity');
  const byWeek = Map.groupBy(suggested, ({ weekStart }) => weekStart);
  const weeks = new Set(made.map(({ weekStart }) => weekStart));
  return [...weeks].flatMap((weekStart) => {
    const bets = byWeek.get(weekStart) ?? [];
    const settled = bets.flatMap(({ probability, odd, averageOdd, outcome }) =>
      outcome === 'open' ? [] : [{ probability, bestOdds: odd, averageOdds: averageOdd, outcome }],
    );
    return weekStart < runningWeek && settled.length === bets.length ? [settled] : [];
  });
}

/** The last change of any level; 0 if there is none. */
export async function lastChange(db: Executor): Promise<number> {
  const [change] = await readRows(
    db,
    { last: decimal('coalesce(max(id), 0)::float8') },
    (columns) => sql`select ${columns} from suggestion_change`,
  );
  return change!.last;
}

const SUGGESTED = {
  ...listedMatchColumns,
  suggestionId: integer('g.id::int'),
  slot: integer('g.slot'),
  betType: oneOf(FINAL_RESULTS, 'g.bet_type'),
  probability: decimal('g.probability'),
  odd: decimal('g.odd::float8'),
  currentOdd: orNull(decimal('g.current_odd::float8')),
  outcome: oneOf(BET_OUTCOMES, 'g.outcome'),
  created: seconds('g.created_at'),
  updated: seconds('g.updated_at'),
  bookmaker: orNull(
    json<{
      readonly key: string;
      readonly name: string;
      readonly url: string | null;
      readonly licensed: boolean;
    }>(`case when b.id is not null then json_build_object(
        'key', b.key, 'name', b.name, 'url', b.url, 'licensed', b.licensed) end`),
  ),
};
export type SuggestedRow = RowOf<typeof SUGGESTED>;

/** The bets of a week with their matches, slot by slot and by kick-off. */
export async function loadSuggested(
  db: Executor,
  level: number,
  weekStart: string,
): Promise<SuggestedRow[]> {
  return readRows(
    db,
    SUGGESTED,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES}
    join suggestion g on g.match_id = m.id left join bookmaker b on b.id = g.bookmaker_id
    where g.level = ${level} and g.week_start = ${weekStart}
    order by g.slot, g.kickoff_utc, g.id`,
  );
}

const LEFT_OUT = {
  ...listedMatchColumns,
  betType: oneOf(FINAL_RESULTS, 'l.bet_type'),
  probability: decimal('l.probability'),
  odd: orNull(decimal('l.odd::float8')),
  reason: oneOf(LEFT_OUT_REASONS, 'l.reason'),
};
export type LeftOutRow = RowOf<typeof LEFT_OUT>;

/** Most likely first. */
export async function loadLeftOut(
  db: Executor,
  level: number,
  weekStart: string,
): Promise<LeftOutRow[]> {
  return readRows(
    db,
    LEFT_OUT,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} join suggestion_left_out l on l.match_id = m.id
    where l.level = ${level} and l.week_start = ${weekStart}
    order by l.probability desc, m.kickoff_utc, m.id`,
  );
}

export async function countLeftOut(
  db: Executor,
  level: number,
  weekStart: string,
): Promise<number> {
  return db.$count(
    suggestionLeftOut,
    and(eq(suggestionLeftOut.level, level), eq(suggestionLeftOut.weekStart, weekStart)),
  );
}

/** When the newest price of a coming match was seen. */
export async function loadPricesAt(db: Executor): Promise<Date | null> {
  const [newest] = await readRows(
    db,
    { at: orNull(seconds('max(captured_at)')) },
    (columns) => sql`select ${columns} from latest_price`,
  );
  const at = newest?.at ?? null;
  return at === null ? null : toDate(at);
}
