import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';
import { playedMatch } from './results.ts';

/** What users can find by name, besides leagues and pages, which the web already has. */
const searchIndex = z.object({
  clubs: z.array(
    z.object({
      team_id: z.int(),
      name: z.string(),
      country: z.string(),
      /** The league in which the club played last or will play next. */
      tournament_id: z.int(),
      /** Other names of the club: other transliterations, longer and shorter forms. */
      also: z.array(z.string()),
    }),
  ),
  /** The matches of the next thirty days, earliest first. */
  matches: z.array(
    z.object({
      match_id: z.int(),
      /** The `team_id` of each club. */
      home: z.int(),
      away: z.int(),
      match_date: instant,
    }),
  ),
});
export type SearchIndex = z.output<typeof searchIndex>;

const club = z.object({
  team_id: z.int(),
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  tournament_id: z.int(),
  /** Whether forecasts and ratings are left out because they are for Pro. */
  forecasts_locked: z.boolean(),
  /** Earliest first. */
  coming: z.array(playedMatch),
  /** Matches that have begun, latest first. */
  results: z.array(playedMatch),
  /** Points per match that our ratings expected against all other clubs of its league, week by week, oldest
   *  first; empty for users without Pro, and if the league has no projections. */
  ratings: z.array(z.object({ week: day, rating: z.number() })),
});
export type Club = z.output<typeof club>;

/** The address of a club, as `clubSlug` makes it. */
export const slugParam = z.string().check(z.regex(/^[\p{L}\p{N}-]{1,120}$/u));

export const clubCalls = {
  getSearchIndex: defineCall({
    method: 'GET',
    path: '/v1/tredici/search/',
    access: 'login',
    summary: 'Every club with its names, and the matches of the next thirty days',
    status: 200,
    reply: searchIndex,
  }),
  getClub: defineCall({
    method: 'GET',
    path: '/v1/tredici/clubs/:slug/',
    access: 'login',
    summary:
      'The next matches and the last results of a club; for Pro also their forecasts and its rating week by week',
    params: z.object({ slug: slugParam }),
    status: 200,
    reply: club,
    errors: ['not_found'],
  }),
};
