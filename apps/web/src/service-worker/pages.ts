import { stamped, storedAt, withHeaders } from './kept.ts';
import { advanceClock, networkOr } from './policy.ts';
import type { FetchEvent } from './scope.ts';

export const PAGES = 'tredici-pages';
/** Every address of the product is the same page: one copy does for all. */
const THE_PAGE = '/';
const PATIENCE_MS = 4_000;

export function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.then((response) => keepPage(response.clone())).catch(() => undefined));
  return networkOr(network, readPage, PATIENCE_MS);
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The page carries the nonce of its own policy, which is one of its headers: kept together, they
 *  still agree. */
export async function keepPage(response: Response): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || !isPage) return;
  const cache = await caches.open(PAGES);
  await cache.put(THE_PAGE, await stamped(response, Date.now()));
}

async function readPage(): Promise<Response | undefined> {
  const kept = await (await caches.open(PAGES)).match(THE_PAGE, { ignoreVary: true });
  if (!kept) return undefined;
  const elapsed = Math.max(0, Date.now() - storedAt(kept));
  return withHeaders(kept, advanceClock(await kept.text(), elapsed), {});
}
