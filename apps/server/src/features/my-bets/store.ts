import { BET_TYPES, type BetType } from '@tredici/engine/markets/bet-types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { keyArray, numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import {
  decimal,
  integer,
  oneOf,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
} from '#db/read-rows.ts';
import { appUser } from '#db/schema/accounts.ts';
import { myBet, stakeLimit } from '#db/schema/my-bets.ts';
import { frozenOrNewest } from '#features/forecasts/store.ts';
import { type ListedMatch, listedMatchColumns, MATCH_TABLES } from '#features/matches/store.ts';

/** A match named by its day in Rome and its clubs. */
export interface NamedMatch {
  readonly day: string;
  readonly home: string;
  readonly away: string;
}

const NOTED = {
  ...listedMatchColumns,
  betId: decimal('n.id::float8'),
  betType: oneOf(BET_TYPES, 'n.bet_type'),
  odd: decimal('n.odd::float8'),
  stakeCents: decimal('n.stake_cents::float8'),
  bookmaker: text('n.bookmaker'),
  placed: seconds('n.placed_at'),
  kickoffThen: seconds('n.kickoff_utc'),
  suggestionId: orNull(decimal('n.suggestion_id::float8')),
  probability: orNull(decimal('n.probability')),
  bestOdd: orNull(decimal('n.best_odd::float8')),
  averageOdd: orNull(decimal('n.average_odd::float8')),
  closingOdd: orNull(decimal('c.odd::float8')),
};
export type NotedBet = RowOf<typeof NOTED>;

/** A user's own bets, latest first, each with the best price at kick-off once that is past. */
export async function loadMyBets(
  db: Executor,
  userId: number,
  now: Date,
  betId?: number,
): Promise<NotedBet[]> {
  const one = betId === undefined ? sql`` : sql` and n.id = ${betId}`;
  return readRows(
    db,
    NOTED,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} join my_bet n on n.match_id = m.id
    left join lateral (
      select max(last.odd) as odd from (
        select distinct on (p.bookmaker_id) p.odd from price p
        where m.kickoff_utc <= ${now} and p.match_id = m.id and p.bet_type = n.bet_type
          and (p.captured_at <= m.kickoff_utc or p.kind = 'closing')
        order by p.bookmaker_id, p.kind = 'closing' desc, p.captured_at desc
      ) last
    ) c on true
    where n.user_id = ${userId}${one} order by n.placed_at desc, n.id desc`,
  );
}

export interface NewBet {
  readonly matchId: number;
  readonly betType: BetType;
  readonly odd: number;
  readonly stakeCents: number;
  readonly bookmaker: string;
  readonly placedAt: Date;
  readonly suggestionId: number | null;
}

/** Serialises one user's changes. */
export async function holdMyBets(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
}

export async function countMyBets(db: Executor, userId: number): Promise<number> {
  return db.$count(myBet, eq(myBet.userId, userId));
}

/** Adds bets with the forecast and prices at the time they were placed; existing ones are unchanged. Returns
 *  the ids of the new ones. */
export async function insertMyBets(
  tx: Executor,
  userId: number,
  bets: readonly NewBet[],
  now: Date,
): Promise<number[]> {
  if (bets.length === 0) return [];
  const added = await readRows(
    tx,
    { id: decimal('id::float8') },
    (columns) => sql`
    insert into my_bet (user_id, match_id, bet_type, odd, stake_cents, bookmaker, placed_at,
      kickoff_utc, suggestion_id, probability, best_odd, average_odd, created_at, updated_at)
    select ${userId}, v.match_id, v.bet_type, v.odd, v.stake, v.bookmaker, to_timestamp(v.placed),
      m.kickoff_utc, g.id, f.probability, q.best, q.average, ${now}, ${now}
    from ${betsTable(bets)}
    join match m on m.id = v.match_id
    left join suggestion g on g.id = v.suggestion_id and g.match_id = m.id
    left join lateral (
      select (f.blend ->> v.bet_type)::float8 as probability from forecast f
      where f.match_id = m.id order by ${frozenOrNewest('m')} limit 1
    ) f on true
    left join lateral (
      select max(last.odd) as best, round(avg(last.odd), 4) as average from (
        select distinct on (p.bookmaker_id) p.odd from price p
        where p.match_id = m.id and p.bet_type = v.bet_type
          and p.captured_at <= to_timestamp(v.placed)
        order by p.bookmaker_id, p.captured_at desc
      ) last
    ) q on true
    on conflict do nothing returning ${columns}`,
  );
  return added.map(({ id }) => id);
}

export interface BetChanges {
  readonly odd?: number;
  readonly stakeCents?: number;
  readonly bookmaker?: string;
  readonly placedAt?: Date;
}

/** False if the user has no such bet. */
export async function updateMyBet(
  tx: Executor,
  userId: number,
  betId: number,
  changes: BetChanges,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(myBet)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(myBet.id, betId), eq(myBet.userId, userId)));
  return rowCount === 1;
}

export async function deleteMyBet(tx: Executor, userId: number, betId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(myBet)
    .where(and(eq(myBet.id, betId), eq(myBet.userId, userId)));
  return rowCount === 1;
}

/** Finds those of these matches that exist, by id. */
export async function findMatches(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, ListedMatch>> {
  const rows = await readRows(
    db,
    listedMatchColumns,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES}
    where m.id = any(${numberArray([...new Set(ids)])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds matches by their day in Rome and their clubs; returns them by index in the list. */
export async function findNamedMatches(
  db: Executor,
  named: readonly NamedMatch[],
): Promise<Map<number, ListedMatch>> {
  if (named.length === 0) return new Map();
  const rows = await readRows(
    db,
    { ...listedMatchColumns, place: integer('v.place::int') },
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} join unnest(
      ${textArray(named.map(({ day }) => day))}::date[],
      ${textArray(named.map(({ home }) => home))}::text[],
      ${textArray(named.map(({ away }) => away))}::text[]
    ) with ordinality as v(day, home, away, place)
      on m.kickoff_utc >= v.day::timestamp at time zone 'Europe/Rome'
      and m.kickoff_utc < (v.day + 1)::timestamp at time zone 'Europe/Rome'
      and lower(h.name) = lower(v.home) and lower(a.name) = lower(v.away)
      and m.merged_into is null`,
  );
  return new Map(rows.map(({ place, ...match }) => [place - 1, match]));
}

/** Which of these bets a user has already recorded, by index in the list. */
export async function findKnown(
  db: Executor,
  userId: number,
  bets: readonly NewBet[],
): Promise<Set<number>> {
  const rows = await readRows(
    db,
    { place: integer('v.place::int') },
    (columns) => sql`
    select ${columns} from ${betsTable(bets)} join my_bet n on n.user_id = ${userId}
      and n.match_id = v.match_id and n.bet_type = v.bet_type and n.odd = round(v.odd, 4)
      and n.stake_cents = v.stake and n.bookmaker = v.bookmaker
      and n.placed_at = to_timestamp(v.placed)`,
  );
  return new Set(rows.map(({ place }) => place - 1));
}

/** Bets as a table `v` within a statement. */
function betsTable(bets: readonly NewBet[]) {
  return sql`unnest(
      ${numberArray(bets.map(({ matchId }) => matchId))}::int[],
      ${keyArray(bets.map(({ betType }) => betType))}::text[],
      ${numberArray(bets.map(({ odd }) => odd))}::numeric[],
      ${numberArray(bets.map(({ stakeCents }) => stakeCents))}::bigint[],
      ${textArray(bets.map(({ bookmaker }) => bookmaker))}::text[],
      ${numberArray(bets.map(({ placedAt }) => placedAt.getTime() / 1000))}::float8[],
      ${numberArray(bets.map(({ suggestionId }) => suggestionId))}::bigint[]
    ) with ordinality as v(match_id, bet_type, odd, stake, bookmaker, placed, suggestion_id, place)`;
}

/** The total staked in the month of an instant, in Rome. */
export async function stakedInMonth(db: Executor, userId: number, at: Date): Promise<number> {
  const month = (instant: unknown) =>
    sql`date_trunc('month', ${instant}::timestamptz at time zone 'Europe/Rome')`;
  const [staked] = await readRows(
    db,
    { cents: decimal('coalesce(sum(stake_cents), 0)::float8') },
    (columns) => sql`
    select ${columns} from my_bet
    where user_id = ${userId}
      and placed_at >= ${month(at)} at time zone 'Europe/Rome'
      and placed_at < (${month(at)} + interval '1 month') at time zone 'Europe/Rome'`,
  );
  return staked!.cents;
}

export async function findStakeLimit(db: Executor, userId: number) {
  const [row] = await db.select().from(stakeLimit).where(eq(stakeLimit.userId, userId));
  return row;
}

export async function saveStakeLimit(
  tx: Executor,
  row: typeof stakeLimit.$inferInsert,
): Promise<void> {
  const { userId: _, ...set } = row;
  await tx.insert(stakeLimit).values(row).onConflictDoUpdate({ target: stakeLimit.userId, set });
}

/** For the choice "as good as I usually get": the prices that a user took, with the best and the average. */
export async function loadTakenPrices(db: Executor, userId: number) {
  return readRows(
    db,
    {
      oddsDecimal: decimal('odd::float8'),
      bestOdds: decimal('best_odd::float8'),
      averageOdds: decimal('average_odd::float8'),
    },
    (columns) => sql`
    select ${columns} from my_bet
    where user_id = ${userId} and best_odd is not null and average_odd is not null`,
  );
}

/** Which of these suggestions a user has recorded as played. */
export async function loadNoted(
  db: Executor,
  userId: number,
  suggestionIds: readonly number[],
): Promise<Set<number>> {
  if (suggestionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: myBet.suggestionId })
    .from(myBet)
    .where(and(eq(myBet.userId, userId), inArray(myBet.suggestionId, [...suggestionIds])));
  return new Set(rows.map(({ id }) => id!));
}

export async function exportMyBets(db: Executor, userId: number) {
  const rows = await db.select().from(myBet).where(eq(myBet.userId, userId)).orderBy(asc(myBet.id));
  return rows.map(({ userId: _, ...rest }) => rest);
}

export async function exportStakeLimits(db: Executor, userId: number) {
  const rows = await db.select().from(stakeLimit).where(eq(stakeLimit.userId, userId));
  return rows.map(({ userId: _, ...rest }) => rest);
}
