import type { Call, ReplyOf } from '@tredici/contract/call';
import { sharedListCalls, sharedPathOf } from '@tredici/contract/shared-lists';
import { oddsHidden } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';
import { now } from './settings.ts';

type PassCall = typeof sharedListCalls.getListPass;

/** Asked for again before it ends: a request is under way for a while. */
const MARGIN_MS = 20_000;
/** After a pass was refused, or nobody answered. */
const PAUSE_MS = 60_000;

let held: (ReplyOf<PassCall> & { readonly token: string }) | undefined;
let asked: { readonly token: string; readonly until: number } | undefined;

/** The same list where a cache before the servers may have it, with the pass that opens it; nothing while
 *  none is held. One is fetched meanwhile, for the next list: no page waits for it. */
export function shareCall(call: Call, ask: (passCall: PassCall) => Promise<ReplyOf<PassCall>>) {
  const known = session.get();
  if (!known) return undefined;
  const { token, user } = known;
  const instant = now();
  const isGood =
    held?.token === token &&
    held.odds_hidden === oddsHidden(user, instant) &&
    Date.parse(held.expires_at) - MARGIN_MS > instant.getTime();
  if (!isGood) {
    void renew(token, instant.getTime(), ask);
    return undefined;
  }
  return { call: { ...call, path: sharedPathOf(call) }, pass: held!.pass };
}

async function renew(
  token: string,
  instant: number,
  ask: (passCall: PassCall) => Promise<ReplyOf<PassCall>>,
): Promise<void> {
  if (asked?.token === token && asked.until > instant) return;
  asked = { token, until: instant + PAUSE_MS };
  try {
    held = { ...(await ask(sharedListCalls.getListPass)), token };
    asked = undefined;
  } catch {
    // The lists come without it.
  }
}
