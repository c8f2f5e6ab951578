import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** A user's fantasy team, as lists show it. */
const fantasyTeam = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  updated_at: instant,
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
