import { ASSETS_PATH } from '../lib/device/offline-names.ts';
import { trim } from './kept.ts';

export const ASSETS = 'tredici-assets';
/** Room for a few versions, so that a tab still open on an old version finds its files here after the server
 *  has removed them. */
const MOST = 240;

/** File names contain a hash of the content, so a cached copy never goes stale. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** Caches files before they are requested; for those in the browser's HTTP cache this needs no network. */
export async function keepAssets(files: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set(files)].filter((file) => !known.has(file)));
  await trim(cache, MOST);
}

/** The files that a page reports as loaded, limited to our own. */
export function assetsIn(data: unknown): string[] {
  const { keep } = (data ?? {}) as { keep?: unknown };
  if (!Array.isArray(keep)) return [];
  return keep.filter((file): file is string => String(file).startsWith(ASSETS_PATH));
}
