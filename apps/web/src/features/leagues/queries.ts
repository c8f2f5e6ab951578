import { queryOptions } from '@tanstack/react-query';
import { accuracyCalls, DEFAULT_THRESHOLD } from '@tredici/contract/accuracy';
import { betsCalls } from '@tredici/contract/bets';
import { favouritesQuery } from '#football/favourites.ts';
import { askedSeason } from '#lib/api/asked-season.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { request } from '#lib/api/request.ts';
import { now } from '#lib/api/settings.ts';
import { type League, leagueOf, slugOf } from './league-filter.ts';
import { yearUntil } from './year-until.ts';

/** Upcoming matches, with only the fields that a row shows. */
export function matchesQuery(league: League) {
  const query = { season: askedSeason(), bets: 'result' } as const;
  return queryOptions({
    queryKey: ['coming matches', slugOf(league), query.season] as const,
    queryFn: ({ signal }) =>
      league === 'all'
        ? request(betsCalls.listBets, { query }, { signal })
        : request(betsCalls.listLeagueBets, { params: paramsOf(league), query }, { signal }),
  });
}

/** For the year that ends today. */
export function accuracyQuery(league: League) {
  const query = {
    ...yearUntil(now()),
    threshold: String(DEFAULT_THRESHOLD),
    season: askedSeason(),
  };
  return queryOptions({
    queryKey: ['accuracy', slugOf(league), query.end, query.season] as const,
    queryFn: ({ signal }) =>
      league === 'all'
        ? request(accuracyCalls.getAccuracy, { query }, { signal })
        : request(accuracyCalls.getLeagueAccuracy, { params: paramsOf(league), query }, { signal }),
  });
}

/** For the loader: requests the data while the page itself still loads. A failure is ignored here, because
 *  the page asks again and shows it. */
export function prefetchLeague(leagueParam: string): void {
  const league = leagueOf(leagueParam);
  if (!league) return;
  void queryClient.prefetchQuery(matchesQuery(league));
  void queryClient.prefetchQuery(accuracyQuery(league));
  void queryClient.prefetchQuery(favouritesQuery);
}

function paramsOf(league: Exclude<League, 'all'>) {
  return { leagueId: String(league.tournament_id) };
}
