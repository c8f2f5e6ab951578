import { queryOptions } from '@tanstack/react-query';
import type { Call, RequestOf } from '@tredici/contract/call';
import { queryClient } from './query-client.tsx';
import { request } from './request.ts';

/** How often data on screen is requested again while somebody is looking at it. */
export const LIVE_REFRESH_MS = 60_000;

/** A call of the contract as a query: calls with the same input share one request. */
export function callQuery<C extends Call>(call: C, parts: RequestOf<C>) {
  return queryOptions({
    queryKey: [call.path, parts] as const,
    queryFn: ({ signal }) => request(call, parts, { signal }),
  });
}

/** For loaders: starts the call when a link is hovered, so that the page finds the reply. The page itself
 *  repeats a failed call and shows the error. */
export function prefetchCall<C extends Call>(call: C, parts: RequestOf<C>): void {
  void queryClient.prefetchQuery(callQuery(call, parts));
}
