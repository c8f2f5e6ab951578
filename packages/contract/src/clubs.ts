import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';
import { playedMatch } from './results.ts';

/** What can be looked for by name besides leagues and pages, which everybody knows already. */
const searchIndex = z.object({
  clubs: z.array(
    z.object({
      team_id: z.int(),
      name: z.string(),
      country: z.string(),
      /** The league it played in last, or will next. */
      tournament_id: z.int(),
      /** What others call it: other transliterations, longer and shorter names. */
      also: z.array(z.string()),
    }),
  ),
  /** Of the coming thirty days, the next first. */
  matches: z.array(
    z.object({
      match_id: z.int(),
      /** By their `team_id`. */
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
  /** The next first. */
  coming: z.array(playedMatch),
  /** What has begun, the last first. */
  results: z.array(playedMatch),
  /** Points a match that our ratings expected against all others of its league, week by week, the oldest
   *  first; empty for who has no Pro, and where the league has no projections. */
  ratings: z.array(z.object({ week: day, rating: z.number() })),
});
export type Club = z.output<typeof club>;

/** The address of a club, as `clubSlug` writes it. */
export const slugParam = z.string().check(z.regex(/^[\p{L}\p{N}-]{1,120}$/u));

export const clubCalls = {
  getSearchIndex: defineCall({
    method: 'GET',
    path: '/v1/tredici/search/',
    access: 'login',
    summary: 'Every club with the names it is known by, and every coming match',
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
