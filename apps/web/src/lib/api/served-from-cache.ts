import { createStore } from '#lib/device/store.ts';

/** True while the last reply about forecasts was a copy from the service worker, because the server did not
 *  answer. */
export const servedFromCache = createStore(false);
