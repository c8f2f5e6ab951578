import { ASSETS_PATH, isKeptOffline } from '../lib/device/offline-names.ts';

/** What the worker does with a request: a `page` or a `forecast` comes from the network or, where that fails,
 *  from the last copy; an `asset` never changes and is fetched once; `leave` is not handled here. */
export type Kind = 'page' | 'asset' | 'forecast' | 'leave';

export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  const { pathname } = url;
  if (pathname.startsWith(ASSETS_PATH)) return 'asset';
  if (isKeptOffline(pathname)) return 'forecast';
  // No page path ends like a file name, and addresses under /api are not pages.
  if (request.mode === 'navigate' && !/^\/api(?:\/|$)|\.\w+$/.test(pathname)) return 'page';
  return 'leave';
}

/** A gateway that cannot reach the server counts as no network. */
export const isNobodyThere = (status: number): boolean => status >= 502 && status <= 504;

/** What the server refuses to send again must be deleted from the cache. */
export const isTakenBack = (status: number): boolean =>
  status === 401 || status === 403 || status === 404 || status === 410;

/** The network's response, or the copy if the network fails or is too slow. Without a copy it waits for the
 *  network as long as it takes. */
export async function networkOr(
  network: Promise<Response>,
  copy: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  const answer = network.then((response) =>
    isNobodyThere(response.status) ? Promise.reject(response) : response,
  );
  const early = await Promise.race([
    answer.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, patienceMs)).then(copy),
  ]);
  if (early) return early;
  return answer.catch(async (failure: unknown) => {
    const kept = await copy();
    if (kept) return kept;
    if (failure instanceof Response) return failure;
    throw failure;
  });
}

/** The server writes its clock into the HTML. A page served later from the cache must not set the clock back. */
export function advanceClock(html: string, elapsedMs: number): string {
  return html.replace(/("now":")([^"]+)(")/, (whole, before, now, after) => {
    const then = Date.parse(now);
    return Number.isNaN(then) ? whole : before + new Date(then + elapsedMs).toISOString() + after;
  });
}

/** The key of a cached response. It leaves out what changes without changing the question: the dates of a
 *  window that ends today, and the pass of a list. */
export function copyKey(url: string): string {
  const key = new URL(url);
  key.pathname = key.pathname.replace(/\/shared\/[^/]+\//, '/');
  key.searchParams.delete('start');
  key.searchParams.delete('end');
  return key.href;
}
