import * as z from 'zod/mini';
import { wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { fantasyName, versionGiven } from './championships.ts';
import { classicRole, mantraRole, playerId } from './fantasy-figures.ts';
import { instant } from './moments.ts';

export const LIST_LIMITS = { lists: 200, players: 700 } as const;

const playerList = z.object({
  id: z.int(),
  name: z.string(),
  /** In the order given by the caller. */
  players: z.array(z.int()),
  version: z.int(),
  /** The key in the public address; null if the list is not shared. */
  share_key: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
});

const note = z.object({
  id: z.int(),
  player_id: z.int(),
  text: z.string(),
  created_at: instant,
  updated_at: instant,
});

const players = z.array(playerId).check(z.maxLength(LIST_LIMITS.players));
const params = z.object({ id: wholeNumber });

export const listCalls = {
  listCustomLists: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/lists/',
    access: 'login',
    summary: "The caller's own lists of players, the oldest first",
    status: 200,
    reply: z.object({ results: z.array(playerList) }),
  }),
  addCustomList: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/lists/',
    access: 'login',
    summary: 'Creates a list of players',
    body: z.object({ name: fantasyName, players: z.optional(players) }),
    status: 201,
    reply: playerList,
    errors: ['limit_reached'],
  }),
  updateCustomList: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/fantasy/lists/:id/',
    access: 'login',
    summary: 'Changes the name, or the players and their order',
    params,
    body: z.object({
      version: versionGiven,
      name: z.optional(fantasyName),
      players: z.optional(players),
    }),
    status: 200,
    reply: playerList,
    errors: ['not_found', 'conflict'],
  }),
  deleteCustomList: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/lists/:id/',
    access: 'login',
    summary: "Deletes one of the caller's own lists",
    params,
    status: 204,
    errors: ['not_found'],
  }),
  shareCustomList: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/lists/:id/share/',
    access: 'login',
    summary:
      'Shares a list with anybody who has its address, or ends that: the old address is then not found',
    params,
    body: z.object({ is_shared: z.boolean() }),
    status: 200,
    reply: playerList,
    errors: ['not_found'],
  }),
  getSharedList: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/shared-lists/:key/',
    access: 'public',
    summary:
      'A shared list, read-only: names, clubs and roles as all users see them, and nothing else',
    params: z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) }),
    status: 200,
    reply: z.object({
      name: z.string(),
      players: z.array(
        z.object({
          player_id: z.int(),
          /** Null if the player is only known from a user's own files. */
          known: z.nullable(
            z.object({
              name: z.string(),
              club: z.string(),
              role: classicRole,
              mantra_roles: z.array(mantraRole),
            }),
          ),
        }),
      ),
      updated_at: instant,
    }),
    errors: ['not_found'],
  }),
  searchNotes: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/notes/',
    access: 'login',
    summary:
      "The caller's own notes, latest first; with search only those that contain these words",
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      /** The last id of the previous page. */
      before: z.optional(wholeNumber),
    }),
    status: 200,
    reply: z.object({ results: z.array(note), has_more: z.boolean() }),
    errors: ['not_found'],
  }),
};
