import { FROM_CACHE_HEADER, OFFLINE_CACHE } from '../lib/device/offline-names.ts';
import { trim, withHeaders } from './kept.ts';
import { copyKey, isTakenBack, networkOr } from './policy.ts';
import type { FetchEvent } from './scope.ts';

/** Keeps only what was viewed recently. */
const MOST = 60;
const MOST_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 5_000;

/** Forecasts: the newest from the network, otherwise what this same user saw last. */
export function answerForecast(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const mine = cacheOf(request.headers.get('authorization'));
  const network = fetch(request);
  event.waitUntil(
    network
      .then((response) => keepInCache(mine, copyKey(request.url), response.clone()))
      .catch(() => undefined),
  );
  return networkOr(network, () => readFromCache(mine, copyKey(request.url)), PATIENCE_MS);
}

/** Copies are stored under the token they were requested with, so a user with another token cannot reach
 *  them. */
async function cacheOf(authorization: string | null): Promise<string> {
  if (authorization === null) return `${OFFLINE_CACHE}nobody`;
  const bytes = new TextEncoder().encode(authorization);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return (
    OFFLINE_CACHE +
    Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

async function keepInCache(mine: Promise<string>, url: string, response: Response): Promise<void> {
  const name = await mine;
  if (!response.ok) {
    if (isTakenBack(response.status)) await (await caches.open(name)).delete(url);
    return;
  }
  const body = await response.arrayBuffer();
  if (body.byteLength > MOST_BYTES) return;
  await forgetOthers(name);
  const cache = await caches.open(name);
  // Deleted first, so that it is inserted again as the newest entry.
  await cache.delete(url);
  await cache.put(url, withHeaders(response, body, {}));
  await trim(cache, MOST);
}

async function readFromCache(mine: Promise<string>, url: string): Promise<Response | undefined> {
  const cache = await caches.open(await mine);
  const kept = await cache.match(url, { ignoreVary: true });
  return kept && withHeaders(kept, await kept.arrayBuffer(), { [FROM_CACHE_HEADER]: '1' });
}

/** Deletes the copies of other tokens. The page does so at logout; this removes a response that arrived just
 *  after. */
async function forgetOthers(name: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((other) => other.startsWith(OFFLINE_CACHE) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}
