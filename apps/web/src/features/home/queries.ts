import { accuracyCalls } from '@tredici/contract/accuracy';
import { betsCalls } from '@tredici/contract/bets';
import { callQuery, prefetchCall } from '#lib/call-query.ts';

/** No list shows combinations or goals per team. */
const MAIN_BETS = { query: { bets: 'main' } } as const;

export const homeQueries = {
  best: callQuery(betsCalls.listBestBets, MAIN_BETS),
  /** Everything that is coming: a long list, asked for only when nothing is coming soon. */
  coming: callQuery(betsCalls.listBets, { query: { bets: 'result' } }),
  levels: callQuery(accuracyCalls.getAccuracyLevels, {}),
};

/** For the loader: both answers are on their way while the page itself still is. */
export function prefetchHome(): void {
  prefetchCall(betsCalls.listBestBets, MAIN_BETS);
  prefetchCall(accuracyCalls.getAccuracyLevels, {});
}
