import { BET_TYPES, type BetType, FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import type { FieldCode } from './errors.ts';
import { day, instant } from './moments.ts';
import { SEASON_LABELS } from './seasons.ts';

/** How far ahead the best bets look, and how many matches they list at most. */
export const BEST_BETS_DAYS = 6;
export const BEST_BETS_LIMIT = 1000;
/** Matches further ahead than this are neither forecast nor listed. */
export const COMING_DAYS = 30;
/** How far ahead the list of all leagues looks: the next round of every league, counted from the next
 *  kick-off if all of them pause. A league's own list covers a month. */
export const ALL_LEAGUES_DAYS = 7;

export const MATCH_STATES = [
  'scheduled',
  'live',
  /** Over by the clock, but the result is not known yet. */
  'awaiting_result',
  'finished',
  'awarded',
  'postponed',
  'abandoned',
  'cancelled',
] as const;

/** 0 to 100, with two decimals. */
export const percentage = z.number().check(z.minimum(0), z.maximum(100));
export const betKey = z.enum(BET_TYPES as [BetType, ...BetType[]]);
/** Probability by bet type. `X2` and `2X` are two names of one bet. */
export const bets = z.partialRecord(betKey, percentage);
export type Bets = z.output<typeof bets>;

/** The prices of one bookmaker: the link to its page, then an object per bet type. */
const offer = z.catchall(
  z.object({ url: z.nullable(z.string()) }),
  z.object({ odd: z.number().check(z.gt(1)) }),
);
/** By the bookmaker's name. Empty if nobody prices the match, and for users who hide odds. */
const odds = z.record(z.string(), offer);
export type Odds = z.output<typeof odds>;

/** What is known about a match before its forecast. */
export const matchFacts = z.object({
  match_id: z.int(),
  /** The date in Rome, as 2026-03-14: lists by time are grouped by it. */
  date: day,
  /** The instant of kick-off. */
  match_date: instant,
  home_team_name: z.string(),
  away_team_name: z.string(),
  tournament_id: z.int(),
  tournament_name: z.string(),
  season: z.string(),
  status: z.enum(MATCH_STATES),
  home_goals: z.nullable(z.int()),
  away_goals: z.nullable(z.int()),
});
export type MatchFacts = z.output<typeof matchFacts>;

/** The best prices of 1, X and 2 when the forecast was frozen. */
export const frozenPrices = z.partialRecord(z.enum(FINAL_RESULTS), z.number().check(z.gt(1)));

export const prognostic = z.extend(matchFacts, {
  /** The page of the bookmaker listed first. */
  bet_house_url: z.nullable(z.string()),
  /** When the forecast was made; null while there is none, and then `bets` is empty. */
  forecast_at: z.nullable(instant),
  bets,
  odds,
  /** In the list of one league, if a provider numbers its rounds or their order makes them certain. */
  round: z.optional(z.int()),
  /** For a match that has begun, in place of odds: bets can no longer be placed. */
  best_odds: z.optional(frozenPrices),
});
export type Prognostic = z.output<typeof prognostic>;

const prognostics = z.object({
  results: z.array(prognostic),
  /** Names in the order in which they are shown; one is always first. */
  bookmakers: z.array(z.string()),
  /** True for users on a break or with hidden odds. */
  odds_hidden: z.boolean(),
  /** When forecasts were last made and the newest price was seen: the age of the data. */
  forecasts_at: z.nullable(instant),
  prices_at: z.nullable(instant),
});
export type Prognostics = z.output<typeof prognostics>;

/** Any integer: one that names nothing is not found, other text is a mistake. */
export const wholeNumber = z.string().check(z.regex(/^-?\d{1,40}$/));

/** `main` leaves out combinations and goals per team, which no list shows; `result` has only 1, X and 2, each
 *  at its best price, as a coupon row needs them: a thousand rows are transferred and checked in a fifth of
 *  the time. */
const DETAILS = ['all', 'main', 'result'] as const;
export type Detail = (typeof DETAILS)[number];
const detail = z.optional(z.enum(DETAILS));
export const seasonQuery = z.optional(z.enum(SEASON_LABELS, 'season_unknown' satisfies FieldCode));

export const betsCalls = {
  listBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/bets/',
    access: 'premium',
    shared: true,
    summary:
      'Matches of today and of the next week in all leagues with probabilities and odds; a past season by its label',
    query: z.object({ season: seasonQuery, bets: detail }),
    status: 200,
    reply: prognostics,
  }),
  listBestBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/bets/best/',
    access: 'premium',
    shared: true,
    summary: 'Matches of the next six days, at most a thousand',
    query: z.object({ bets: detail }),
    status: 200,
    reply: prognostics,
  }),
  listLeagueBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/bets/:leagueId/',
    access: 'premium',
    shared: true,
    summary:
      'Matches of today and of the next thirty days in one league; a past season by its label',
    params: z.object({ leagueId: wholeNumber }),
    query: z.object({ season: seasonQuery, bets: detail }),
    status: 200,
    reply: prognostics,
    errors: ['not_found'],
  }),
};
