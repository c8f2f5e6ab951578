import type { AgedPrices, MatchPrices } from '@tredici/engine/match/match-record';
import {
  doublePrecision,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
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

/** The prices of a match that has begun, as a fit learns from them: by bookmaker, and the market's
 *  average and maximum. A few numbers instead of the hundreds of rows they were made of. Text and not
 *  jsonb: the order of the bookmakers stays, and with it the last digit of every sum. */
export const priceSummary = pgTable('price_summary', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  opening: json('opening').$type<MatchPrices>().notNull(),
  closing: json('closing').$type<MatchPrices>().notNull(),
  /** From when the opening prices were seen to kick-off, on average over the bookmakers. */
  openingHours: doublePrecision('opening_hours'),
  /** As they stood some hours before kick-off, where somebody looked again by then. */
  between: json('in_between').$type<AgedPrices>(),
  /** The match's own last change when this was made. */
  asOf: instant('as_of').notNull(),
});
