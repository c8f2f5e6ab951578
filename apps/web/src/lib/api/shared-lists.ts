import type { Call, ReplyOf } from '@tredici/contract/call';
import { sharedListCalls, sharedPathOf } from '@tredici/contract/shared-lists';
import { oddsHidden } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';
import { now } from './settings.ts';

type PassCall = typeof sharedListCalls.getListPass;

/** A pass is renewed this long before it expires, because a request takes a while. */
const MARGIN_MS = 20_000;
/** How long to wait after a pass was refused or the server did not answer. */
const PAUSE_MS = 60_000;

let held: (ReplyOf<PassCall> & { readonly token: string }) | undefined;
let asked: { readonly token: string; readonly until: number } | undefined;

/** The same list at an address that the shared cache may hold, with the pass that opens it; undefined without
 *  a pass. Then one is fetched for the next list, and no page waits for it. */
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
    // Without a pass the lists come from the server itself.
  }
}
