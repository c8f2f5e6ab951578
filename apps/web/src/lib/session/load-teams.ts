import { fantasyCalls } from '@tredici/contract/fantasy';
import { request } from '#lib/api/request.ts';
import { session } from './session.ts';

/** Somebody waits at the login for it. */
const TIMEOUT_MS = 5_000;

/** Brings the user's fantasy teams to the device. Where they do not come, those that are known stay:
 *  nobody is kept out for want of a list. */
export async function loadTeams(): Promise<void> {
  const token = session.get()?.token;
  try {
    const { results } = await request(fantasyCalls.listTeams, {}, { timeoutMs: TIMEOUT_MS });
    // Another may have logged in meanwhile, in another tab.
    if (session.get()?.token !== token) return;
    session.update({ teams: results.map(({ id, name }) => ({ id, name })) });
  } catch {
    // The profile asks again when it is entered.
  }
}
