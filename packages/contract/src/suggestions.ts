import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import * as z from 'zod/mini';
import { RISK_LEVELS } from './accuracy.ts';
import { matchFacts, percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';

/** The minimum probabilities of the risk levels, lowest risk first; the first is the default. */
export const THRESHOLDS = RISK_LEVELS.map(({ threshold }) => threshold) as [70, 65, 60, 55];
export const DEFAULT_RISK_THRESHOLD = THRESHOLDS[0];
export const threshold = z.literal(THRESHOLDS);

/** When the suggestions of a week are made, in Rome; weekday 0 is Monday. */
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

/** Why a match has no bet: the first reason that applies. */
export const LEFT_OUT_REASONS = [
  'already-bet',
  'probability-too-low',
  'no-price',
  'price-too-low',
  'price-suspect',
] as const;
/** Why the caller's plan has no stake on a bet. */
export const NO_STAKE_REASONS = [
  /** There is no plan, or the bet was made before the plan began. */
  'no-plan',
  'before-plan',
  /** The bet was made while the plan was paused. */
  'paused',
  /** Earlier bets of the week have taken everything, or less than a cent is left for each. */
  'nothing-left',
  'too-little',
] as const;
/** Why part of the bankroll is not staked this week. */
export const KEPT_REASONS = [
  'no-bets',
  'few-bets',
  'indivisible',
  /** The plan took none of the week's bets: they were made before it began, or while it was paused. */
  'before-plan',
  'paused',
] as const;

/** The match of a bet, with the page of the bookmaker that offers the best price. */
const suggestedMatch = z.extend(matchFacts, { bet_house_url: z.nullable(z.string()) });

const suggestedBet = z.object({
  id: z.int(),
  match: suggestedMatch,
  bet_type: z.enum(FINAL_RESULTS),
  probability: percentage,
  /** The stake of the caller's plan, in euro; 0 for the reason in `no_stake`. */
  budget: euro,
  no_stake: z.nullable(z.enum(NO_STAKE_REASONS)),
  /** The best price when the bet was suggested, at which it is settled. Null for users who see no odds. */
  odd: z.nullable(odd),
  /** The best price now or, after kick-off, the closing price. Also null if nobody offers the bet any
   *  more. */
  current_odd: z.nullable(odd),
  /** The bookmaker that offers `current_odd`. */
  bookmaker: z.nullable(z.string()),
  outcome: betOutcome,
  /** Payout minus stake, once it is settled. */
  gain_loss: z.nullable(euro),
  /** Whether the caller has noted it as really placed. */
  noted: z.boolean(),
  /** Index in SUGGESTION_SLOTS. */
  slot: z.int(),
  created_at: instant,
  /** When `current_odd` last changed. */
  updated_at: instant,
});
export type SuggestedBet = z.output<typeof suggestedBet>;

const leftOutMatch = z.object({
  match: matchFacts,
  bet_type: z.enum(FINAL_RESULTS),
  probability: percentage,
  odd: z.nullable(odd),
  /** Probability × price: 1 is fair. Null for users who see no odds. */
  value: z.nullable(z.number()),
  reason: z.enum(LEFT_OUT_REASONS),
});
const leftOut = z.object({
  /** Of the last slot made, most likely first. */
  results: z.array(leftOutMatch),
  odds_hidden: z.boolean(),
});
export type LeftOut = z.output<typeof leftOut>;

const suggestions = z.object({
  /** In the order in which they were made, and within a slot by kick-off. */
  results: z.array(suggestedBet),
  /** The date of the Monday in Rome. */
  week_start: day,
  threshold,
  /** The four slots of the week: when each is due, and when it was made. */
  slots: z.array(z.object({ slot: z.int(), due_at: instant, made_at: z.nullable(instant) })),
  next_slot_at: instant,
  /** How many matches were considered and have no bet; `listLeftOut` returns them. */
  left_out_count: z.int(),
  /** The plan's amounts in this week; null without a plan. */
  bankroll: z.nullable(
    z.object({
      /** The amount that could be staked in the week. */
      monday: euro,
      staked: euro,
      kept: euro,
      kept_reason: z.nullable(z.enum(KEPT_REASONS)),
    }),
  ),
  odds_hidden: z.boolean(),
  /** When the prices were last checked. */
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
