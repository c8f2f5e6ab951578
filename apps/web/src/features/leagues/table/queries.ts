import { SEASON_LABELS } from '@tredici/contract/seasons';
import { tableCalls } from '@tredici/contract/tables';
import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';

/** Of the season in course where none is asked for that exists. */
export function tableQuery(league: Tournament, season: string | undefined) {
  return callQuery(tableCalls.getLeagueTable, {
    params: { leagueId: String(league.tournament_id) },
    query: { season: SEASON_LABELS.find((label) => label === season) },
  });
}

/** For the loader: the answer is on its way while the page itself still is. */
export function prefetchTable(slug: string, season: string | undefined): void {
  const league = tournamentBySlug(slug);
  if (league) void queryClient.prefetchQuery(tableQuery(league, season));
}
