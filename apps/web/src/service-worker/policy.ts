import { ASSETS_PATH, isKeptOffline } from '../lib/device/offline-names.ts';

/** What the worker does with a request: `page` and `forecast` come from the network and, where that
 *  fails, from the last copy; an `asset` never changes and is fetched once; `leave` is none of ours. */
export type Kind = 'page' | 'asset' | 'forecast' | 'leave';

export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  const { pathname } = url;
  if (pathname.startsWith(ASSETS_PATH)) return 'asset';
  if (isKeptOffline(pathname)) return 'forecast';
  // No path of the product looks like a file, and what the API shows is no page of ours.
  if (request.mode === 'navigate' && !/^\/api(?:\/|$)|\.\w+$/.test(pathname)) return 'page';
  return 'leave';
}

/** A gateway that finds nobody behind it is as good as no network. */
export const isNobodyThere = (status: number): boolean => status >= 502 && status <= 504;

/** What the server refuses to give again must not be kept either. */
export const isTakenBack = (status: number): boolean =>
  status === 401 || status === 403 || status === 404 || status === 410;

/** The network's answer; the copy where there is none, or none in time. Without a copy the network is
 *  waited for as long as it takes. */
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

/** The server writes its clock into the page it sends. A page that is shown later must not bring back
 *  the time at which it was sent. */
export function advanceClock(html: string, elapsedMs: number): string {
  return html.replace(/("now":")([^"]+)(")/, (whole, before, now, after) => {
    const then = Date.parse(now);
    return Number.isNaN(then) ? whole : before + new Date(then + elapsedMs).toISOString() + after;
  });
}

/** What a copy is found by. A window that ends today is another one tomorrow, and still the same question,
 *  as is the same list with another pass or with none. */
export function copyKey(url: string): string {
  const key = new URL(url);
  key.pathname = key.pathname.replace(/\/shared\/[^/]+\//, '/');
  key.searchParams.delete('start');
  key.searchParams.delete('end');
  return key.href;
}
