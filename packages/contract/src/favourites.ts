import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { slugParam } from './clubs.ts';

/** How many clubs and leagues together a user may keep. */
export const FAVOURITES_LIMIT = 60;

const kind = z.enum(['club', 'league']);
const target = z.object({ kind, slug: slugParam });
export type FavouriteTarget = z.output<typeof target>;

/** Both in the order in which they were added. */
const favourites = z.object({
  clubs: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      country: z.string(),
      tournament_id: z.int(),
    }),
  ),
  /** Their slugs. */
  leagues: z.array(z.string()),
});
export type Favourites = z.output<typeof favourites>;

export const favouriteCalls = {
  listFavourites: defineCall({
    method: 'GET',
    path: '/v1/tredici/favourites/',
    access: 'login',
    summary: "The caller's favourite clubs and leagues",
    status: 200,
    reply: favourites,
  }),
  addFavourite: defineCall({
    method: 'POST',
    path: '/v1/tredici/favourites/',
    access: 'login',
    summary: 'Adds a club or a league to the favourites; adding one again changes nothing',
    body: target,
    status: 200,
    reply: favourites,
    errors: ['not_found', 'limit_reached'],
  }),
  removeFavourite: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/favourites/:kind/:slug/',
    access: 'login',
    summary: 'Removes a club or a league from the favourites',
    params: target,
    status: 200,
    reply: favourites,
    errors: ['not_found'],
  }),
};
