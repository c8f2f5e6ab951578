import type { BetType } from '@tredici/engine/markets/bet-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { instant, rowId } from './columns.ts';
import { match } from './football.ts';
import { suggestion } from './suggestions.ts';

const odd = (name: string) => numeric(name, { precision: 9, scale: 4, mode: 'number' });

/** A bet that a user really placed, as they noted it; deleted with the user. */
export const myBet = pgTable(
  'my_bet',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    betType: text('bet_type').$type<BetType>().notNull(),
    odd: odd('odd').notNull(),
    stakeCents: bigint('stake_cents', { mode: 'number' }).notNull(),
    bookmaker: text('bookmaker').notNull().default(''),
    placedAt: instant('placed_at').notNull(),
    /** The kick-off for which it was placed; if the match is moved far from it, the stake is returned. */
    kickoffUtc: instant('kickoff_utc').notNull(),
    suggestionId: bigint('suggestion_id', { mode: 'number' }).references(() => suggestion.id, {
      onDelete: 'set null',
    }),
    /** The forecast's probability when the bet was noted, and the best and the average price at that time. */
    probability: doublePrecision('probability'),
    bestOdd: odd('best_odd'),
    averageOdd: odd('average_odd'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('my_bet_once').on(
      t.userId,
      t.matchId,
      t.betType,
      t.odd,
      t.stakeCents,
      t.bookmaker,
      t.placedAt,
    ),
    index('my_bet_placed_idx').on(t.userId, t.placedAt),
    index('my_bet_match_idx').on(t.matchId),
    check('my_bet_stake_positive', sql`${t.stakeCents} > 0`),
    check('my_bet_odd_above_one', sql`${t.odd} > 1`),
    check('my_bet_bookmaker_length', sql`char_length(${t.bookmaker}) <= 60`),
  ],
);

/** The monthly limit of stakes that a user set. Null means no limit; a raise takes effect at `raise_from`. */
export const stakeLimit = pgTable(
  'stake_limit',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    limitCents: bigint('limit_cents', { mode: 'number' }),
    raiseCents: bigint('raise_cents', { mode: 'number' }),
    raiseFrom: instant('raise_from'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('stake_limit_not_negative', sql`${t.limitCents} >= 0 and ${t.raiseCents} >= 0`),
    check('stake_limit_raise_has_time', sql`${t.raiseCents} is null or ${t.raiseFrom} is not null`),
  ],
);
