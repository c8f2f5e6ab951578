import * as z from 'zod/mini';
import { wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

/** A match that was over before the one in question began. */
const earlierMatch = z.object({
  match_id: z.int(),
  /** The date in Rome. */
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
  /** The place in the league's table before the match, from 1; null before the club's first match in it. */
  place: z.nullable(z.int()),
  points: z.nullable(z.int()),
  /** Days since the club's last match in any of our leagues; null if that was more than a month ago. */
  rest_days: z.nullable(z.int()),
  /** The club's last five matches in any league, latest first. */
  last: z.array(earlierMatch),
});
export type PreMatchSide = z.output<typeof side>;

const preMatch = z.object({
  match_id: z.int(),
  /** The provider's number, or the one that follows with certainty from a double round robin; otherwise
   *  null. */
  round: z.nullable(z.int()),
  home: side,
  away: side,
  /** Matches of the same two clubs in the last seasons, latest first. */
  meetings: z.array(earlierMatch),
});
export type PreMatch = z.output<typeof preMatch>;

export const preMatchCalls = {
  getPreMatch: defineCall({
    method: 'GET',
    path: '/v1/tredici/match/:matchId/before/',
    access: 'login',
    summary:
      'The two clubs before their match: last five results, places, days of rest and last meetings',
    params: z.object({ matchId: wholeNumber }),
    status: 200,
    reply: preMatch,
    errors: ['not_found'],
  }),
};
