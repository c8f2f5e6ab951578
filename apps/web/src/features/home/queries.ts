import { accuracyCalls } from '@tredici/contract/accuracy';
import { betsCalls } from '@tredici/contract/bets';
import { favouritesQuery } from '#football/favourites.ts';
import { askedSeason } from '#lib/api/asked-season.ts';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { type BetKind, FIRST_VIEW } from './home-view.ts';

/** What the page lists. At first it shows only bets on the result with their best prices, a tenth of all the data; the
 *  other bets are fetched once a user asks for them. */
const results = callQuery(betsCalls.listBestBets, { query: { bets: 'result' } });
const allKinds = callQuery(betsCalls.listBestBets, { query: { bets: 'main' } });

export const homeQueries = {
  soon: results,
  best: (kind: BetKind) => (kind === FIRST_VIEW.bet ? results : allKinds),
  /** All coming matches: a long list, requested only if there are none in the next days. */
  coming: () => callQuery(betsCalls.listBets, { query: { season: askedSeason(), bets: 'result' } }),
  levels: callQuery(accuracyCalls.getAccuracyLevels, {}),
};

/** For the route's loader: starts the requests while the code of the page is still being fetched. Failures are left to
 *  the page, which repeats the request and reports them. */
export function prefetchHome(kind: BetKind): void {
  void queryClient.prefetchQuery(homeQueries.soon);
  void queryClient.prefetchQuery(homeQueries.levels);
  void queryClient.prefetchQuery(favouritesQuery);
  prefetchKind(kind);
}

export function prefetchKind(kind: BetKind): void {
  void queryClient.prefetchQuery(homeQueries.best(kind));
}
