/** What the page and the service worker both must know of each other. */

/** The worker's file; at the root, because its place is how far it reaches. */
export const WORKER_FILE = '/sw.js';

/** One user's copies stand in a cache of this name and a fingerprint of their token. */
export const OFFLINE_CACHE = 'tredici-offline-';

/** On an answer that is a copy: the server has not been reached. */
export const FROM_CACHE_HEADER = 'x-tredici-from-cache';

/** Files whose names are made of their content. */
export const ASSETS_PATH = '/assets/';
