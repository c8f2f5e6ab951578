import { matchCalls } from '@tredici/contract/match';
import { callQuery, LIVE_REFRESH_MS, prefetchCall } from '#lib/api/call-query.ts';

const partsOf = (matchId: number) => ({ params: { matchId: String(matchId) } });

/** Starts the call while the page's own files are still on their way. */
export function prefetchMatch(matchId: number): void {
  prefetchCall(matchCalls.getMatch, partsOf(matchId));
}

/** Asked for again while somebody looks at it. */
export function matchQuery(matchId: number) {
  return {
    ...callQuery(matchCalls.getMatch, partsOf(matchId)),
    refetchInterval: LIVE_REFRESH_MS,
  };
}
