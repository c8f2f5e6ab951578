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

/** The newest and the first price of each bookmaker for each bet of a coming match, maintained by a trigger
 *  on `price`. Lists read only these, never the history. */
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

/** The prices of a match that has begun, as a fit needs them: by bookmaker, and the market's average and
 *  maximum. These few numbers replace the hundreds of rows from which they were calculated. The columns are
 *  json and not jsonb, which would not keep the order of the bookmakers: in another order the sums could
 *  differ in the last digit. */
export const priceSummary = pgTable('price_summary', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  opening: json('opening').$type<MatchPrices>().notNull(),
  closing: json('closing').$type<MatchPrices>().notNull(),
  /** The hours from the opening prices to kick-off, on average over the bookmakers. */
  openingHours: doublePrecision('opening_hours'),
  /** The prices some hours before kick-off, if they were fetched again by then. */
  between: json('in_between').$type<AgedPrices>(),
  /** When the match itself was last changed before this was made. */
  asOf: instant('as_of').notNull(),
});
