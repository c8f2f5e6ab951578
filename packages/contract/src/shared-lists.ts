import * as z from 'zod/mini';
import { betsCalls, wholeNumber } from './bets.ts';
import { type Call, defineCall } from './call.ts';
import { instant } from './moments.ts';

const BASE = '/v1/tredici/';
const SHARED_BASE = '/v1/tredici/shared/:pass/';

/** The path of a list with a pass. */
export function sharedPathOf({ path }: Pick<Call, 'path'>): Call['path'] {
  return path.replace(BASE, SHARED_BASE) as Call['path'];
}

/** The end of its validity in seconds, whether odds are shown, and a seal over both. */
const pass = z.string().check(z.regex(/^[\w.-]{1,100}$/));

const { listBets, listBestBets, listLeagueBets } = betsCalls;

/** Lists that a shared cache may keep: whoever knows the address may read it. The address contains a pass,
 *  which everybody shares and which is valid for a few minutes. */
export const sharedListCalls = {
  getListPass: defineCall({
    method: 'GET',
    path: '/v1/tredici/shared/',
    access: 'premium',
    summary: 'A pass for the shared addresses of lists, valid for a few minutes',
    status: 200,
    reply: z.object({
      pass,
      expires_at: instant,
      /** Whether its lists are without odds. */
      odds_hidden: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  listSharedBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/shared/:pass/bets/',
    access: 'public',
    summary: 'The list of all leagues, for anybody with a pass',
    params: z.object({ pass }),
    query: listBets.query,
    status: 200,
    reply: listBets.reply,
    errors: ['forbidden'],
  }),
  listSharedBestBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/shared/:pass/bets/best/',
    access: 'public',
    summary: 'The best bets, for anybody with a pass',
    params: z.object({ pass }),
    query: listBestBets.query,
    status: 200,
    reply: listBestBets.reply,
    errors: ['forbidden'],
  }),
  listSharedLeagueBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/shared/:pass/bets/:leagueId/',
    access: 'public',
    summary: 'The list of one league, for anybody with a pass',
    params: z.object({ pass, leagueId: wholeNumber }),
    query: listLeagueBets.query,
    status: 200,
    reply: listLeagueBets.reply,
    errors: ['forbidden', 'not_found'],
  }),
};
