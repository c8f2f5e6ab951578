import { findSeason } from '@tredici/contract/seasons';
import { tableCalls } from '@tredici/contract/tables';
import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';

/** Without a valid season, the current one is used. */
export function tableQuery(league: Tournament, season: string | undefined) {
  return callQuery(tableCalls.getLeagueTable, {
    params: { leagueId: String(league.tournament_id) },
    query: { season: findSeason(season)?.label },
  });
}

/** For the loader: requests the data while the page itself still loads. */
export function prefetchTable(slug: string, season: string | undefined): void {
  const league = tournamentBySlug(slug);
  if (league) void queryClient.prefetchQuery(tableQuery(league, season));
}
