import { queryOptions } from '@tanstack/react-query';
import type { Call, RequestOf } from '@tredici/contract/call';
import { queryClient } from './query-client.tsx';
import { request } from './request.ts';

/** How often what is on screen is asked for again while somebody looks at it. */
export const LIVE_REFRESH_MS = 60_000;

/** A call of the contract as a query: the same call with the same parts is asked once and shared. */
export function callQuery<C extends Call>(call: C, parts: RequestOf<C>) {
  return queryOptions({
    queryKey: [call.path, parts] as const,
    queryFn: ({ signal }) => request(call, parts, { signal }),
  });
}

/** For loaders: starts the call when a link is pointed at, so that the page finds it answered. A
 *  failure is left to the page, which asks again and says so. */
export function prefetchCall<C extends Call>(call: C, parts: RequestOf<C>): void {
  void queryClient.prefetchQuery(callQuery(call, parts));
}
