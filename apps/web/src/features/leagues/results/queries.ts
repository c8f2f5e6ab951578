import { resultCalls } from '@tredici/contract/results';
import { SEASON_LABELS } from '@tredici/contract/seasons';
import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import type { ResultsView } from './results-view.ts';

/** Of the season in course where none is asked for that exists. */
export function resultsQuery(league: Tournament, season: string | undefined) {
  return callQuery(resultCalls.getLeagueResults, {
    params: { leagueId: String(league.tournament_id) },
    query: { season: SEASON_LABELS.find((label) => label === season) },
  });
}

/** For the loader: the answer is on its way while the page itself still is. */
export function prefetchResults(slug: string, { season }: ResultsView): void {
  const league = tournamentBySlug(slug);
  if (league) void queryClient.prefetchQuery(resultsQuery(league, season));
}
