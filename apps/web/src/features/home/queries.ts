import { accuracyCalls } from '@tredici/contract/accuracy';
import { betsCalls } from '@tredici/contract/bets';
import { favouritesQuery } from '#football/favourites.ts';
import { askedSeason } from '#lib/api/asked-season.ts';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { type BetKind, FIRST_VIEW } from './home-view.ts';

/** What the page lists. Results and their best prices are all that is shown at first, and a tenth of
 *  the whole: the other bets are fetched by who asks for them. */
const results = callQuery(betsCalls.listBestBets, { query: { bets: 'result' } });
const allKinds = callQuery(betsCalls.listBestBets, { query: { bets: 'main' } });

export const homeQueries = {
  soon: results,
  best: (kind: BetKind) => (kind === FIRST_VIEW.bet ? results : allKinds),
  /** Everything that is coming: a long list, asked for only when nothing is coming soon. */
  coming: () => callQuery(betsCalls.listBets, { query: { season: askedSeason(), bets: 'result' } }),
  levels: callQuery(accuracyCalls.getAccuracyLevels, {}),
};

/** For the loader: the answers are on their way while the page itself still is. A failure is left to
 *  the page, which asks again and says so. */
export function prefetchHome(kind: BetKind): void {
  void queryClient.prefetchQuery(homeQueries.soon);
  void queryClient.prefetchQuery(homeQueries.levels);
  void queryClient.prefetchQuery(favouritesQuery);
  prefetchKind(kind);
}

export function prefetchKind(kind: BetKind): void {
  void queryClient.prefetchQuery(homeQueries.best(kind));
}
