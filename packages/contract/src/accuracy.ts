import * as z from 'zod/mini';
import { percentage, seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day, dayGiven } from './moments.ts';

/** The risk levels and the minimum probability of their bets, lowest risk first. */
export const RISK_LEVELS = [
  { level: 'low', threshold: 70 },
  { level: 'medium_low', threshold: 65 },
  { level: 'medium_high', threshold: 60 },
  { level: 'high', threshold: 55 },
] as const;
export const RISK_LEVEL_NAMES = RISK_LEVELS.map(({ level }) => level) as [
  (typeof RISK_LEVELS)[number]['level'],
  ...(typeof RISK_LEVELS)[number]['level'][],
];
/** The longest period over which accuracy is measured. */
export const ACCURACY_WINDOW_YEARS = 5;
/** For the league view, and the default. */
export const DEFAULT_THRESHOLD = 40;

/** How often the most likely bets happened; null if there were none to count. */
const share = z.object({ accuracy: z.nullable(percentage), number_of_matches: z.int() });
export type AccuracyShare = z.output<typeof share>;

const accuracyReply = z.extend(share, {
  start: day,
  end: day,
  threshold: percentage,
  season: z.nullable(z.string()),
  tournament_id: z.nullable(z.int()),
  /** The most likely double chance of the same matches. */
  double_chance: share,
  /** The same week by week, from Mondays in Rome. */
  weeks: z.array(z.extend(share, { week_start: day })),
});
export type AccuracyReply = z.output<typeof accuracyReply>;

const accuracyQuery = z.object({
  start: z.optional(dayGiven),
  end: z.optional(dayGiven),
  threshold: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(100))),
    ),
  ),
  season: seasonQuery,
});

export const accuracyCalls = {
  getAccuracy: defineCall({
    method: 'GET',
    path: '/v1/tredici/accuracy/',
    access: 'premium',
    summary:
      'How often the most likely result happened, in matches for which its probability reached the threshold',
    query: accuracyQuery,
    status: 200,
    reply: accuracyReply,
  }),
  getAccuracyLevels: defineCall({
    method: 'GET',
    path: '/v1/tredici/accuracy/levels/',
    access: 'premium',
    summary: 'The accuracy of the last year at the four risk levels, 1X2 and double chance',
    status: 200,
    reply: z.object({
      start: day,
      end: day,
      results: z.array(
        z.extend(share, {
          level: z.enum(RISK_LEVEL_NAMES),
          threshold: percentage,
          double_chance: share,
        }),
      ),
    }),
  }),
  getAccuracyChart: defineCall({
    method: 'GET',
    path: '/v1/tredici/accuracy/chart/',
    access: 'premium',
    summary:
      "What the plan's rule would have made of the last year's frozen forecasts at its usual risk level, week by week",
    status: 200,
    reply: z.object({
      /** Euro. */
      initial_capital: z.number(),
      /** A result is bet on when its probability exceeds this. */
      threshold: percentage,
      number_of_bets: z.int(),
      results: z.array(
        z.object({
          /** The Monday in Rome. */
          bet_week: day,
          /** Bankroll and savings after the week, in euro. */
          roi_capital: z.number(),
          number_of_bets: z.int(),
        }),
      ),
    }),
  }),
  getLeagueAccuracy: defineCall({
    method: 'GET',
    path: '/v1/tredici/accuracy/:leagueId/',
    access: 'premium',
    summary: 'The same for one league',
    params: z.object({ leagueId: wholeNumber }),
    query: accuracyQuery,
    status: 200,
    reply: accuracyReply,
    errors: ['not_found'],
  }),
};
