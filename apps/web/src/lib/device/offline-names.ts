/** Names that the page and the service worker share. */

/** The service worker's file. It must be at the root, because its path limits what it controls. */
export const WORKER_FILE = '/sw.js';

/** The cache of one user's copies has this name and a fingerprint of their token. */
export const OFFLINE_CACHE = 'tredici-offline-';

/** Header of a reply that is a copy because the server could not be reached. */
export const FROM_CACHE_HEADER = 'x-tredici-from-cache';

/** Files whose names contain a hash of their content. */
export const ASSETS_PATH = '/assets/';

/** The forecasts and pages about them, the list of players with the user's changes, and the user's teams and
 *  championships, which may be needed without a network during an auction or before a deadline. Nothing else
 *  of the account, no suggestions (they belong to the plan, which a break hides), not the ledger (it is for
 *  download) and not the open match (it changes daily). */
const FORECASTS =
  /^\/api\/v1\/tredici\/(?:shared\/[^/]+\/bets|bets|match|accuracy|track-record|fantasy\/(?:players|my-players|market|clubs|teams|championships))(?:\/|$)/;
const NOT_KEPT = /\/(?:bets\/suggested|match\/of-the-day|track-record\/ledger\.csv)(?:\/|$)/;

/** Whether the service worker stores replies of this API path. */
export function isKeptOffline(pathname: string): boolean {
  return FORECASTS.test(pathname) && !NOT_KEPT.test(pathname);
}
