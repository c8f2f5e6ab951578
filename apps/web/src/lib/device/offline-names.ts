/** What the page and the service worker both must know of each other. */

/** The worker's file; at the root, because its place is how far it reaches. */
export const WORKER_FILE = '/sw.js';

/** One user's copies stand in a cache of this name and a fingerprint of their token. */
export const OFFLINE_CACHE = 'tredici-offline-';

/** On an answer that is a copy: the server has not been reached. */
export const FROM_CACHE_HEADER = 'x-tredici-from-cache';

/** Files whose names are made of their content. */
export const ASSETS_PATH = '/assets/';

/** The forecasts and what is told about them, the players with the reader's word on them, and their teams
 *  and championships, which an auction or a deadline asks for where there is no network; nothing else of
 *  the account. Suggestions belong to the plan, which a break takes away; the ledger is for
 *  taking home, not for reading here; which match is open to everybody is a question of the day. */
const FORECASTS =
  /^\/api\/v1\/tredici\/(?:shared\/[^/]+\/bets|bets|match|accuracy|track-record|fantasy\/(?:players|my-players|market|clubs|teams|championships))(?:\/|$)/;
const NOT_KEPT = /\/(?:bets\/suggested|match\/of-the-day|track-record\/ledger\.csv)(?:\/|$)/;

/** Whether the worker puts aside what is answered at a path of the API. */
export function isKeptOffline(pathname: string): boolean {
  return FORECASTS.test(pathname) && !NOT_KEPT.test(pathname);
}
