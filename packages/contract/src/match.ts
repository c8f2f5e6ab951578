import * as z from 'zod/mini';
import { betKey, bets, matchFacts, percentage, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** A price with its time, and the first one that was seen: the difference is the price movement. */
const quote = z.object({
  odd: z.number().check(z.gt(1)),
  captured_at: instant,
  opening_odd: z.number().check(z.gt(1)),
  opening_at: instant,
});
const offer = z.catchall(z.object({ url: z.nullable(z.string()) }), quote);

/** In percentage points, for 1, X and 2. */
const threeWay = z.object({ '1': z.number(), X: z.number(), '2': z.number() });

/** What influenced the forecast: factors are added one after another to a match of equal sides, and their
 *  changes add up to the forecast. */
const explanation = z.object({
  start: threeWay,
  factors: z.array(
    z.object({
      name: z.string(),
      /** The change of log(home goals / away goals). */
      supremacy: z.number(),
      change: threeWay,
    }),
  ),
  end: threeWay,
  expected_goals: z.object({ home: z.number(), away: z.number() }),
});
export type MatchExplanation = z.output<typeof explanation>;

const forecast = z.object({
  run_id: z.int(),
  model_version: z.string(),
  made_at: instant,
  /** Set at kick-off; after that the forecast never changes. */
  frozen_at: z.nullable(instant),
  /** Made after kick-off from what was known before it: after downtime, or for a past season. */
  replayed: z.boolean(),
  /** Its place and its hash in the ledger. */
  sequence: z.nullable(z.int()),
  hash: z.nullable(z.string()),
  warnings: z.array(z.string()),
});

const matchDetail = z.extend(matchFacts, {
  bet_house_url: z.nullable(z.string()),
  odds_hidden: z.boolean(),
  forecast: z.nullable(forecast),
  /** The forecast itself: the blend if there is a market, otherwise the model. */
  bets,
  model: z.nullable(bets),
  market: z.nullable(bets),
  blend: z.nullable(bets),
  /** The 90% interval of each probability. */
  interval: z.nullable(z.partialRecord(betKey, z.tuple([percentage, percentage]))),
  explanation: z.nullable(explanation),
  /** Probability of each score: a row per home goal, a column per away goal; the last means "or more". */
  scores: z.nullable(z.array(z.array(percentage))),
  odds: z.record(z.string(), offer),
  bookmakers: z.array(z.string()),
  /** The outcome of each bet, once the match is over. */
  outcomes: z.nullable(z.partialRecord(betKey, z.enum(['won', 'lost', 'void']))),
  /** When forecasts were last made, and when the newest price was seen, over all matches: a match whose
   *  forecast or prices stay the same is not written again. */
  forecasts_at: z.nullable(instant),
  prices_at: z.nullable(instant),
});
export type MatchDetail = z.output<typeof matchDetail>;

const priceHistory = z.object({
  bet: betKey,
  /** One for each bookmaker that has priced the bet, in the order in which they are shown. */
  lines: z.array(
    z.object({
      bookmaker: z.string(),
      /** Every change that was seen, oldest first. */
      points: z.array(z.object({ at: instant, odd: z.number().check(z.gt(1)) })),
    }),
  ),
});
export type PriceHistory = z.output<typeof priceHistory>;

export const matchCalls = {
  getMatch: defineCall({
    method: 'GET',
    path: '/v1/tredici/match/:matchId/',
    access: 'login',
    summary:
      'One match with its probabilities, the reasons for them, and odds; for Pro, and the match of the day for everybody',
    params: z.object({ matchId: wholeNumber }),
    status: 200,
    reply: matchDetail,
    errors: ['not_found', 'premium_required'],
  }),
  getPriceHistory: defineCall({
    method: 'GET',
    path: '/v1/tredici/match/:matchId/prices/',
    access: 'login',
    showsOdds: true,
    summary:
      'The price history of one bet of a match at every bookmaker; for the same users as the match itself',
    params: z.object({ matchId: wholeNumber }),
    query: z.object({ bet: betKey }),
    status: 200,
    reply: priceHistory,
    errors: ['not_found', 'premium_required'],
  }),
  getMatchOfTheDay: defineCall({
    method: 'GET',
    path: '/v1/tredici/match/of-the-day/',
    access: 'public',
    summary: 'The most balanced match of the day; odds only for users who are logged in',
    status: 200,
    reply: matchDetail,
    errors: ['not_found'],
  }),
};
