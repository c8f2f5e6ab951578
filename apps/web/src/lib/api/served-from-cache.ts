import { createStore } from '#lib/device/store.ts';

/** True while the last answer about forecasts was a copy that the service worker had kept: the server
 *  itself gave none. */
export const servedFromCache = createStore(false);
