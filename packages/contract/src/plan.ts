import { STAKING_RULES } from '@tredici/engine/bankroll/staking-rules';
import * as z from 'zod/mini';
import { amountGiven } from './amount.ts';
import { percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { day, dayGiven, instant } from './moments.ts';
import { euro, threshold } from './suggestions.ts';

const share = z.number();

/** Why a plan currently takes no bets. */
export const PAUSE_REASONS = ['own', 'break'] as const;

const week = z.object({
  /** The date of its Monday in Rome. */
  week_start: day,
  /** The bankroll at its beginning. */
  budget: euro,
  /** Payout minus stake of the settled bets, and its percentage of that bankroll. */
  gain_loss: euro,
  gain_loss_percentage: z.number(),
  staked: euro,
  returned: euro,
  /** Stakes of bets that are not settled yet. */
  open_stake: euro,
  bets: z.int(),
  won: z.int(),
  void: z.int(),
  open: z.int(),
  /** At the end of the week. */
  bankroll: euro,
  savings: euro,
  total_capital: euro,
});
export type PortfolioWeek = z.output<typeof week>;

const plan = z.object({
  id: z.int(),
  /** The starting amount. */
  budget: euro,
  threshold,
  /** The plan takes the bets of slots from then on. */
  starts_at: instant,
  paused: z.nullable(
    z.object({ reason: z.enum(PAUSE_REASONS), since: instant, until: z.nullable(instant) }),
  ),
});
export type Plan = z.output<typeof plan>;

const endedPlan = z.object({
  id: z.int(),
  budget: euro,
  threshold,
  starts_at: instant,
  ended_at: instant,
  total_capital: euro,
  gain_loss_percentage: z.number(),
  weeks_played: z.int(),
  positive_weeks: z.int(),
  drawdown: percentage,
});
export type EndedPlan = z.output<typeof endedPlan>;

const portfolio = z.object({
  /** Weekly changes of the total capital, oldest first. */
  variations: z.array(euro),
  /** Playable and saved capital. */
  budget: euro,
  savings: euro,
  /** The change of the total capital, in percent of the starting amount. */
  gain_loss_percentage: z.number(),
  /** Oldest first; the last may still have open bets. */
  weeks: z.array(week),
  total_capital: euro,
  /** The part of `budget` that is staked on bets not settled yet. */
  open_stake: euro,
  /** Weeks with settled stakes, and how many of them returned more than those stakes. */
  weeks_played: z.int(),
  positive_weeks: z.int(),
  /** The largest fall of the total capital from an earlier maximum, in percent of that maximum. */
  drawdown: percentage,
  /** Null for users without a plan: then every amount is 0. */
  plan: z.nullable(plan),
  next_slot_at: instant,
  /** Plans that ended because the budget or the risk level changed, latest first. */
  history: z.array(endedPlan),
});
export type Portfolio = z.output<typeof portfolio>;

/** The limits of a simulation request. */
export const SIMULATION_LIMITS = { runs: 10_000, weeks: 260 } as const;
/** The best prices, average prices, or prices as good as those of the caller's own bets. */
export const SIMULATED_PRICES = ['best', 'average', 'usual'] as const;

const wholeUpTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const simulationRequest = z.object({
  /** The same seed gives the same result. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(4_294_967_295))),
  budget: amountGiven,
  weeks: z.optional(wholeUpTo(SIMULATION_LIMITS.weeks)),
  runs: z.optional(wholeUpTo(SIMULATION_LIMITS.runs)),
  threshold: z.optional(threshold),
  price: z.optional(z.enum(SIMULATED_PRICES)),
  /** By default all four. */
  rule: z.optional(z.enum(STAKING_RULES)),
});
export type SimulationRequest = z.output<typeof simulationRequest>;

const simulatedRule = z.object({
  rule: z.enum(STAKING_RULES),
  /** Total capital in euro after 0, 1, 2 … weeks. */
  paths: z.object({ low: z.array(euro), median: z.array(euro), high: z.array(euro) }),
  /** The total capital at the end. */
  final: z.object({ low: euro, median: euro, high: euro, mean: euro }),
  drawdown: z.object({ mean: percentage, median: percentage, high: percentage }),
  /** Percentages of the runs: those that ended below the start, that ended at half of it or less, and that
   *  fell to half or less at some time. */
  loss: percentage,
  half_lost: percentage,
  ever_half_lost: percentage,
  expected: euro,
  standard_error: euro,
  is_expected_loss: z.boolean(),
  is_typical_loss: z.boolean(),
  /** Profit in percent of the stakes; null if nothing was staked. */
  yield: z.nullable(z.number()),
  bets_per_week: z.number(),
});
export type SimulatedRule = z.output<typeof simulatedRule>;

const WEEK_SOURCES = ['model', 'record'] as const;
const simulation = z.object({
  seed: z.int(),
  runs: z.int(),
  weeks: z.int(),
  budget: euro,
  threshold,
  /** 1 at the best prices, 0 at average ones. */
  price_share: share,
  /** What the weeks were drawn from, and how many there are to draw from. */
  source: z.enum(WEEK_SOURCES),
  source_weeks: z.int(),
  results: z.array(simulatedRule),
});
export type SimulationResult = z.output<typeof simulation>;

/** A bet of the record that simulations draw from: probability, best and average price, outcome. */
const recordedBet = z.object({
  probability: z.number(),
  best: z.number(),
  average: z.number(),
  outcome: z.enum(['won', 'lost', 'void']),
});

const accuracyFigure = z.object({
  accuracy: z.nullable(percentage),
  number_of_matches: z.int(),
});

const figures = z.object({
  /** The year over which the accuracies are measured, for the most likely bets above the risk level. */
  window: z.object({ start: day, end: day }),
  threshold,
  final_result: accuracyFigure,
  double_chance: accuracyFigure,
  /** The simulation of the plan's rule at the best prices. */
  simulation: z.object({
    runs: z.int(),
    weeks: z.int(),
    seed: z.int(),
    source: z.enum(WEEK_SOURCES),
    source_weeks: z.int(),
    /** The mean of the largest falls. */
    drawdown: percentage,
  }),
  /** The percentage of the runs that are below the start after so many weeks. */
  horizons: z.array(z.object({ weeks: z.int(), loss: percentage })),
  /** The fewest of these weeks from which on at most `horizon_loss` percent of the runs are below the start;
   *  null if none is enough. */
  horizon_weeks: z.nullable(z.int()),
  horizon_loss: percentage,
  /** The percentages of a surplus that are reinvested and set aside, and of the bankroll that one bet takes
   *  at most. */
  reinvested: percentage,
  saved: percentage,
  largest_stake: percentage,
});
export type PlanFigures = z.output<typeof figures>;

export const planCalls = {
  getPortfolio: defineCall({
    method: 'GET',
    path: '/v1/tredici/portfolio/summary/',
    access: 'premium',
    showsOdds: true,
    summary: "The caller's plan: its current state, its weeks and earlier plans",
    status: 200,
    reply: portfolio,
    errors: ['on_break'],
  }),
  savePlan: defineCall({
    method: 'POST',
    path: '/v1/tredici/plan/',
    access: 'premium',
    showsOdds: true,
    summary:
      'Sets budget, risk level and start of the plan; the same values change nothing, others begin a new plan at the next slot',
    body: z.object({
      budget: amountGiven,
      threshold: z.optional(threshold),
      /** A day in Rome, today or later; by default today. */
      start_date: z.optional(dayGiven),
    }),
    status: 200,
    reply: portfolio,
    errors: ['on_break'],
  }),
  pausePlan: defineCall({
    method: 'POST',
    path: '/v1/tredici/plan/pause/',
    access: 'login',
    summary: 'Takes no further bets until the plan is resumed; bets already taken continue',
    status: 204,
    errors: ['not_found'],
  }),
  resumePlan: defineCall({
    method: 'POST',
    path: '/v1/tredici/plan/resume/',
    access: 'premium',
    showsOdds: true,
    summary: 'Takes bets again from the next slot on',
    status: 204,
    errors: ['not_found', 'on_break'],
  }),
  getPlanRecord: defineCall({
    method: 'GET',
    path: '/v1/tredici/plan/record/',
    access: 'premium',
    showsOdds: true,
    summary:
      'The suggested bets of past weeks, for simulations in the browser, and how good the prices are that the caller gets',
    status: 200,
    reply: z.object({
      /** Oldest first; a week without bets is empty. */
      weeks: z.array(z.array(recordedBet)),
      /** Null if it cannot be estimated from the caller's own bets yet. */
      usual_price_share: z.nullable(share),
    }),
    errors: ['on_break'],
  }),
  simulatePlan: defineCall({
    method: 'POST',
    path: '/v1/tredici/plan/simulate/',
    access: 'premium',
    showsOdds: true,
    summary: 'Simulated runs of the strategy for a budget, a horizon and a risk level',
    body: simulationRequest,
    status: 200,
    reply: simulation,
    errors: ['on_break'],
  }),
};

export const planFigureCalls = {
  getPlanFigures: defineCall({
    method: 'GET',
    path: '/v1/tredici/plan/figures/',
    access: 'premium',
    showsOdds: true,
    summary: 'The figures in the text about the plan, from the stored record and the simulator',
    status: 200,
    reply: figures,
    errors: ['on_break'],
  }),
};
