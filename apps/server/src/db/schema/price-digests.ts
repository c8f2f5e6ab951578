import { integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { bookmaker, match } from './football.ts';

/** The newest and the first price of each bookmaker for each bet of a match that is still to be
 *  played, kept by a trigger on `price`: lists read these and never the history. */
export const latestPrice = pgTable(
  'latest_price',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    bookmakerId: integer('bookmaker_id')
      .notNull()
      .references(() => bookmaker.id),
    betType: text('bet_type').notNull(),
    odd: numeric('odd', { precision: 9, scale: 4, mode: 'number' }).notNull(),
    capturedAt: instant('captured_at').notNull(),
    openingOdd: numeric('opening_odd', { precision: 9, scale: 4, mode: 'number' }).notNull(),
    openingAt: instant('opening_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'latest_price_pkey', columns: [t.matchId, t.bookmakerId, t.betType] }),
  ],
);

/** 1, X, 2, over and under 2.5; null where it was not priced. */
export type PricedFive = readonly (number | null)[];

/** The prices of a played match as a fit learns from them: by `Avg`, the market's average, and `PS`,
 *  the sharpest bookmaker. A few numbers instead of the hundreds of rows they were made of. */
export const matchMarket = pgTable('match_market', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  opening: jsonb('opening').$type<Record<string, PricedFive>>().notNull(),
  closing: jsonb('closing').$type<Record<string, PricedFive>>().notNull(),
  /** The match's own last change when this was made. */
  asOf: instant('as_of').notNull(),
});
