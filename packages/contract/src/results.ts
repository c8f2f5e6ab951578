import * as z from 'zod/mini';
import { bets, frozenPrices, matchFacts, seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

/** A match with the forecast it was frozen with, or before its kick-off with the newest. */
export const playedMatch = z.extend(matchFacts, {
  /** As a provider numbers it, or as a double round robin leaves no doubt; null where neither does. */
  round: z.nullable(z.int()),
  /** Of 1, X and 2. Empty where there was no forecast, and for who has no Pro. */
  bets,
  /** Played on another day than the forecast was frozen for, or not to its end: not judged. */
  void: z.boolean(),
  /** Left out for who sees no odds. */
  best_odds: z.optional(frozenPrices),
});
export type PlayedMatch = z.output<typeof playedMatch>;

/** How the likeliest results of played matches fared: how many were right, and how many their
 *  probabilities promised. */
const score = z.object({ judged: z.int(), right: z.int(), expected: z.number() });
export type ForecastScore = z.output<typeof score>;

const leagueResults = z.object({
  tournament_id: z.int(),
  season: z.nullable(z.string()),
  /** The seasons of this league there are results of, newest first. */
  seasons: z.array(z.string()),
  /** Whether forecasts are left out because they are for Pro. */
  forecasts_locked: z.boolean(),
  odds_hidden: z.boolean(),
  /** Of the season; null for who has no Pro. */
  score: z.nullable(score),
  /** The oldest first. */
  results: z.array(playedMatch),
});
export type LeagueResults = z.output<typeof leagueResults>;

const lastDay = z.object({
  /** In Rome; null where nothing was judged in the week before today. */
  date: z.nullable(day),
  score,
  /** Those of which the forecasts were surest, at most five. */
  results: z.array(playedMatch),
});
export type LastDay = z.output<typeof lastDay>;

export const resultCalls = {
  getLastDay: defineCall({
    method: 'GET',
    path: '/v1/tredici/results/last-day/',
    access: 'premium',
    summary: 'How the forecasts of the last day before today with results fared, in all leagues',
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
