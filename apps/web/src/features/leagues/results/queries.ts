import { resultCalls } from '@tredici/contract/results';
import { findSeason } from '@tredici/contract/seasons';
import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import type { ResultsView } from './results-view.ts';

/** Without a valid season, the current one is used. */
export function resultsQuery(league: Tournament, season: string | undefined) {
  return callQuery(resultCalls.getLeagueResults, {
    params: { leagueId: String(league.tournament_id) },
    query: { season: findSeason(season)?.label },
  });
}

/** For the loader: requests the data while the page itself still loads. */
export function prefetchResults(slug: string, { season }: ResultsView): void {
  const league = tournamentBySlug(slug);
  if (league) void queryClient.prefetchQuery(resultsQuery(league, season));
}
