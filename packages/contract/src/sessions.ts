import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

const activeSession = z.object({
  id: z.int(),
  created_at: instant,
  last_used_at: instant,
  /** The browser's `User-Agent` header. */
  user_agent: z.string(),
  /** Whether this call was made with it. */
  current: z.boolean(),
});
export type ActiveSession = z.output<typeof activeSession>;

export const sessionCalls = {
  listSessions: defineCall({
    method: 'GET',
    path: '/v1/account/sessions/',
    access: 'login',
    summary: "The caller's open sessions, the last used first",
    status: 200,
    reply: z.object({ results: z.array(activeSession) }),
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/v1/account/sessions/:id/',
    access: 'login',
    summary: "Ends one of the caller's sessions",
    params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
    status: 204,
    errors: ['not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/v1/account/sessions/',
    access: 'login',
    summary: "Ends all the caller's sessions but this one",
    status: 200,
    reply: z.object({ ended: z.int() }),
  }),
};
