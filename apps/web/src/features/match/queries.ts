import { matchCalls } from '@tredici/contract/match';
import { preMatchCalls } from '@tredici/contract/pre-match';
import { ofTheDayQuery } from '#football/match-of-the-day.ts';
import { callQuery, LIVE_REFRESH_MS, prefetchCall } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';

const partsOf = (matchId: number) => ({ params: { matchId: String(matchId) } });

/** Starts the calls while the page's own files still load. */
export function prefetchMatch(matchId: number): void {
  prefetchCall(matchCalls.getMatch, partsOf(matchId));
  prefetchCall(preMatchCalls.getPreMatch, partsOf(matchId));
}

/** Whether a match is the match of the day, as far as that is known. */
export async function isOfTheDay(matchId: number): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(ofTheDayQuery)).match_id === matchId;
  } catch {
    return false;
  }
}

/** Reloaded regularly while the page is visible. */
export function matchQuery(matchId: number) {
  return {
    ...callQuery(matchCalls.getMatch, partsOf(matchId)),
    refetchInterval: LIVE_REFRESH_MS,
  };
}

/** The recent matches of both clubs. */
export function preMatchQuery(matchId: number) {
  return callQuery(preMatchCalls.getPreMatch, partsOf(matchId));
}
