import { accountCalls } from '@tredici/contract/account';
import { request } from '#lib/api/request.ts';
import { forgetDrafts } from '#lib/session/draft-memory.ts';
import { session } from '#lib/session/session.ts';
import { forgetTournaments } from '#lib/session/tournament-memory.ts';

/** The server is told, but nobody waits for it longer than a moment: the device forgets in any
 *  case. The cache of queries empties itself when its user goes. */
export async function logOut(): Promise<void> {
  if (session.get()) {
    await request(accountCalls.logout, {}, { timeoutMs: 3_000 }).catch(() => undefined);
  }
  session.clear();
  forgetTournaments();
  forgetDrafts();
}
