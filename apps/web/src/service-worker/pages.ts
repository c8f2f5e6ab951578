import { stamped, storedAt, withHeaders } from './kept.ts';
import { advanceClock, networkOr } from './policy.ts';
import type { FetchEvent } from './scope.ts';

export const PAGES = 'tredici-pages';
/** Every address of the product gets the same HTML, so one copy serves for all. */
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

/** The HTML contains the nonce of its own Content-Security-Policy header: cached together, the two still
 *  match. */
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
