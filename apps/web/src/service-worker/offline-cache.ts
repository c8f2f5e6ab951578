import { FROM_CACHE_HEADER, OFFLINE_CACHE } from '../lib/device/offline-names.ts';
import { trim, withHeaders } from './kept.ts';
import { copyKey, isTakenBack, networkOr } from './policy.ts';
import type { FetchEvent } from './scope.ts';

/** What was last seen, not an archive. */
const MOST = 60;
const MOST_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 5_000;

/** Forecasts: the newest where there is a network, else what this very user last saw. */
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

/** Copies are found by the token they were given for: whoever comes next with another one cannot even
 *  name them. */
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
  // Deleted first, so that it stands among the newest.
  await cache.delete(url);
  await cache.put(url, withHeaders(response, body, {}));
  await trim(cache, MOST);
}

async function readFromCache(mine: Promise<string>, url: string): Promise<Response | undefined> {
  const cache = await caches.open(await mine);
  const kept = await cache.match(url, { ignoreVary: true });
  return kept && withHeaders(kept, await kept.arrayBuffer(), { [FROM_CACHE_HEADER]: '1' });
}

/** The page forgets them when its user goes; an answer that came a moment later ends here. */
async function forgetOthers(name: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((other) => other.startsWith(OFFLINE_CACHE) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}
