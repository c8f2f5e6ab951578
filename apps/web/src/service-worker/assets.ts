import { ASSETS_PATH } from '../lib/device/offline-names.ts';
import { trim } from './kept.ts';

export const ASSETS = 'tredici-assets';
/** A few versions of everything. A tab that is still open on an old version finds its files here when
 *  the server has them no more. */
const MOST = 240;

/** A file's name is its content: what is kept is right for ever. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** Puts files aside before they are asked for; those the browser has already cost no network. */
export async function keepAssets(files: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set(files)].filter((file) => !known.has(file)));
  await trim(cache, MOST);
}

/** What a page says it has loaded, as far as it is ours. */
export function assetsIn(data: unknown): string[] {
  const { keep } = (data ?? {}) as { keep?: unknown };
  if (!Array.isArray(keep)) return [];
  return keep.filter((file): file is string => String(file).startsWith(ASSETS_PATH));
}
