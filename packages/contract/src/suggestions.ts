import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import * as z from 'zod/mini';
import { RISK_LEVELS } from './accuracy.ts';
import { matchFacts, percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';

/** The least probabilities of the risk levels, the lowest risk first; the first is the usual one. */
export const THRESHOLDS = RISK_LEVELS.map(({ threshold }) => threshold) as [70, 65, 60, 55];
export const DEFAULT_RISK_THRESHOLD = THRESHOLDS[0];
export const threshold = z.literal(THRESHOLDS);

/** When the suggestions of a week are made, in Rome; weekdays count from Monday. */
export const SUGGESTION_SLOTS = [
  { weekday: 0, hour: 9 },
  { weekday: 1, hour: 15 },
  { weekday: 3, hour: 18 },
  { weekday: 4, hour: 19 },
] as const;

const odd = z.number().check(z.gt(1));
/** Euro with two decimals. */
export const euro = z.number();
export const betOutcome = z.enum(['open', 'won', 'lost', 'void']);

/** Why a match has no bet: the first of these that holds. */
export const LEFT_OUT_REASONS = [
  'already-bet',
  'probability-too-low',
  'no-price',
  'price-too-low',
  'price-suspect',
] as const;
/** Why a bet has no stake of the caller's plan. */
export const NO_STAKE_REASONS = [
  /** There is no plan, or this bet was made before it began. */
  'no-plan',
  'before-plan',
  /** It was made while the plan was paused. */
  'paused',
  /** Earlier bets of the week have taken everything, or not a cent is left for each. */
  'nothing-left',
  'too-little',
] as const;
/** Why part of the bankroll is not staked this week. */
export const KEPT_REASONS = [
  'no-bets',
  'few-bets',
  'indivisible',
  /** Of the week's bets the plan took none: they were made before it began, or while it was paused. */
  'before-plan',
  'paused',
] as const;

/** The match of a bet with the page of the bookmaker that pays best. */
const suggestedMatch = z.extend(matchFacts, { bet_house_url: z.nullable(z.string()) });

const suggestedBet = z.object({
  id: z.int(),
  match: suggestedMatch,
  bet_type: z.enum(FINAL_RESULTS),
  probability: percentage,
  /** The stake of the caller's plan, in euro; 0 where `no_stake` says why. */
  budget: euro,
  no_stake: z.nullable(z.enum(NO_STAKE_REASONS)),
  /** The best price when the bet was suggested: what it is settled at. Null for who sees no odds. */
  odd: z.nullable(odd),
  /** The best price now, the closing one after kick-off. Null too where nobody quotes it any more. */
  current_odd: z.nullable(odd),
  /** Who pays `current_odd`. */
  bookmaker: z.nullable(z.string()),
  outcome: betOutcome,
  /** Payout minus stake, once it is settled. */
  gain_loss: z.nullable(euro),
  /** The caller has noted it as really played. */
  noted: z.boolean(),
  /** Place among SUGGESTION_SLOTS. */
  slot: z.int(),
  created_at: instant,
  /** When `current_odd` last moved. */
  updated_at: instant,
});
export type SuggestedBet = z.output<typeof suggestedBet>;

const leftOutMatch = z.object({
  match: matchFacts,
  bet_type: z.enum(FINAL_RESULTS),
  probability: percentage,
  odd: z.nullable(odd),
  /** Probability × price: 1 is fair. Null for who sees no odds. */
  value: z.nullable(z.number()),
  reason: z.enum(LEFT_OUT_REASONS),
});
const leftOut = z.object({
  /** Of the last slot that was made, the likeliest first. */
  results: z.array(leftOutMatch),
  odds_hidden: z.boolean(),
});
export type LeftOut = z.output<typeof leftOut>;

const suggestions = z.object({
  /** In the order in which they were made, and within a slot by kick-off. */
  results: z.array(suggestedBet),
  /** The Monday in Rome. */
  week_start: day,
  threshold,
  /** The four slots of the week: when each is due, and when it was made. */
  slots: z.array(z.object({ slot: z.int(), due_at: instant, made_at: z.nullable(instant) })),
  next_slot_at: instant,
  /** How many matches were looked at and have no bet; `listLeftOut` has them. */
  left_out_count: z.int(),
  /** What the plan makes of the week; null without a plan. */
  bankroll: z.nullable(
    z.object({
      /** What the week could stake. */
      monday: euro,
      staked: euro,
      kept: euro,
      kept_reason: z.nullable(z.enum(KEPT_REASONS)),
    }),
  ),
  odds_hidden: z.boolean(),
  /** When the prices were last looked at. */
  prices_at: z.nullable(instant),
});
export type Suggestions = z.output<typeof suggestions>;

export const suggestionCalls = {
  listSuggestedBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/bets/suggested/',
    access: 'premium',
    showsOdds: true,
    summary:
      "The bets of this week for the caller's risk level with the stakes of the caller's plan",
    status: 200,
    reply: suggestions,
    errors: ['on_break'],
  }),
  listLeftOut: defineCall({
    method: 'GET',
    path: '/v1/tredici/bets/left-out/',
    access: 'premium',
    showsOdds: true,
    summary: "The matches of this week without a bet at the caller's risk level, and why",
    status: 200,
    reply: leftOut,
    errors: ['on_break'],
  }),
};
