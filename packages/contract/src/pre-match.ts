import * as z from 'zod/mini';
import { wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

/** A match that was over before another began. */
const earlierMatch = z.object({
  match_id: z.int(),
  /** In Rome. */
  date: day,
  season: z.string(),
  tournament_id: z.int(),
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_goals: z.int(),
  away_goals: z.int(),
});
export type EarlierMatch = z.output<typeof earlierMatch>;

const side = z.object({
  team_id: z.int(),
  team_name: z.string(),
  slug: z.string(),
  /** In the league's table before the match, from 1; null while it has played nothing in it. */
  place: z.nullable(z.int()),
  points: z.nullable(z.int()),
  /** Days since its last match in any league we follow; null where that was more than a month ago. */
  rest_days: z.nullable(z.int()),
  /** Its last five in any league, the newest first. */
  last: z.array(earlierMatch),
});
export type PreMatchSide = z.output<typeof side>;

const preMatch = z.object({
  match_id: z.int(),
  /** As a provider numbers it, or as a double round robin leaves no doubt; null where neither does. */
  round: z.nullable(z.int()),
  home: side,
  away: side,
  /** Of the same two clubs in the last seasons, the newest first. */
  meetings: z.array(earlierMatch),
});
export type PreMatch = z.output<typeof preMatch>;

export const preMatchCalls = {
  getPreMatch: defineCall({
    method: 'GET',
    path: '/v1/tredici/match/:matchId/before/',
    access: 'login',
    summary:
      'How two clubs come to their match: last five, places, days of rest and the last meetings',
    params: z.object({ matchId: wholeNumber }),
    status: 200,
    reply: preMatch,
    errors: ['not_found'],
  }),
};
