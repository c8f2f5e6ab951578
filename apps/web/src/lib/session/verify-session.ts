import { ApiError } from '#lib/api/api-error.ts';
import { createStore } from '#lib/device/store.ts';
import { session } from './session.ts';

/** How long a verified token counts as valid for navigation; the server still checks every call. */
const GOOD_FOR_MS = 3 * 60_000;

export type Verdict = 'valid' | 'invalid' | 'unreachable';

/** True while the user must be told that the session could not be verified. */
export const notVerifiedNotice = createStore(false);
/** True while the last verification got no answer. */
export const serverUnreachable = createStore(false);

let verified: { token: string; atMs: number } | null = null;
let underWay: { token: string; verdict: Promise<Verdict> } | null = null;

/** Asks the server whether the stored session is still valid. A refusal clears the session; a missing answer
 *  does not, because losing the network is no logout. */
export function verifySession(): Promise<Verdict> {
  const token = session.get()?.token;
  if (!token) return Promise.resolve('invalid');
  if (verified?.token === token && Date.now() - verified.atMs < GOOD_FOR_MS) {
    return Promise.resolve('valid');
  }
  if (underWay?.token !== token) {
    const verdict = ask(token).finally(() => {
      underWay = null;
    });
    underWay = { token, verdict };
  }
  return underWay.verdict;
}

/** A successful login needs no further verification. */
export function markVerified(token: string): void {
  verified = { token, atMs: Date.now() };
  serverUnreachable.set(false);
}

/** The API client and its schemas are not part of the first load; with a session they are fetched right at
 *  the start. */
export function loadClient() {
  return import('./verify-token.ts');
}

async function ask(token: string): Promise<Verdict> {
  try {
    const { verifyToken } = await loadClient();
    const user = await verifyToken(token);
    if (session.get()?.token === token) session.update({ user });
    markVerified(token);
    return 'valid';
  } catch (error) {
    if (!(error instanceof ApiError)) {
      serverUnreachable.set(true);
      return 'unreachable';
    }
    session.clear();
    serverUnreachable.set(false);
    if (error.status !== 400) notVerifiedNotice.set(true);
    return 'invalid';
  }
}
