import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A user's fantasy team, as lists show it. */
const fantasyTeam = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type FantasyTeam = z.output<typeof fantasyTeam>;

export const fantasyCalls = {
  listTeams: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/teams/',
    access: 'login',
    summary: "The caller's own fantasy teams, the oldest first",
    status: 200,
    reply: z.object({ results: z.array(fantasyTeam) }),
  }),
};
