import * as z from 'zod/mini';
import { bets, frozenPrices, matchFacts, seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

/** A match with its frozen forecast or, before kick-off, with the newest one. */
export const playedMatch = z.extend(matchFacts, {
  /** The provider's number, or the one that follows with certainty from a double round robin; otherwise
   *  null. */
  round: z.nullable(z.int()),
  /** For 1, X and 2. Empty without a forecast, and for users without Pro. */
  bets,
  /** Not judged, because it was played on another day than the forecast was frozen for, or not to its end. */
  void: z.boolean(),
  /** Left out for users who see no odds. */
  best_odds: z.optional(frozenPrices),
});
export type PlayedMatch = z.output<typeof playedMatch>;

/** How many of the most likely results of played matches were right, and how many were to be expected from
 *  their probabilities. */
const score = z.object({ judged: z.int(), right: z.int(), expected: z.number() });
export type ForecastScore = z.output<typeof score>;

const leagueResults = z.object({
  tournament_id: z.int(),
  season: z.nullable(z.string()),
  /** The seasons of this league with results, newest first. */
  seasons: z.array(z.string()),
  /** Whether forecasts are left out because they are for Pro. */
  forecasts_locked: z.boolean(),
  odds_hidden: z.boolean(),
  /** For the season; null for users without Pro. */
  score: z.nullable(score),
  /** Earliest first. */
  results: z.array(playedMatch),
});
export type LeagueResults = z.output<typeof leagueResults>;

const lastDay = z.object({
  /** The date in Rome; null if nothing was judged in the week before today. */
  date: z.nullable(day),
  score,
  /** The matches with the most certain forecasts, at most five. */
  results: z.array(playedMatch),
});
export type LastDay = z.output<typeof lastDay>;

export const resultCalls = {
  getLastDay: defineCall({
    method: 'GET',
    path: '/v1/tredici/results/last-day/',
    access: 'premium',
    summary:
      'How good the forecasts of the last day before today with results were, in all leagues',
    status: 200,
    reply: lastDay,
  }),
  getLeagueResults: defineCall({
    method: 'GET',
    path: '/v1/tredici/results/:leagueId/',
    access: 'login',
    summary:
      'The matches of a season of one league that have begun, with their results; for Pro also the forecasts they were frozen with',
    params: z.object({ leagueId: wholeNumber }),
    query: z.object({ season: seasonQuery }),
    status: 200,
    reply: leagueResults,
    errors: ['not_found'],
  }),
};
