import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@tredici/contract/call';
import {
  OPERATOR_PATH,
  operatorActionCalls,
  operatorNameCalls,
  operatorNoticeCalls,
} from '@tredici/contract/operator';
import { operatorForecastCalls, operatorWatchCalls } from '@tredici/contract/operator-watch';
import { callQuery, LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { request } from '#lib/api/request.ts';

export const overviewQuery = {
  ...callQuery(operatorWatchCalls.getOperatorOverview, {}),
  refetchInterval: LIVE_REFRESH_MS,
};
export const forecastsQuery = callQuery(operatorForecastCalls.getOperatorForecasts, {});
export const namesQuery = callQuery(operatorNameCalls.listUnknownNames, {});
export const noticesQuery = callQuery(operatorNoticeCalls.listAllNotices, {});
type Actions = ReplyOf<typeof operatorActionCalls.listActions>;

/** The newest pages of the action log, as one list. */
export const actionsQuery = (pages: number) =>
  queryOptions({
    queryKey: [operatorActionCalls.listActions.path, { pages }] as const,
    queryFn: async ({ signal }): Promise<Actions> => {
      let all: Actions = { results: [], more: true };
      for (let page = 0; page < pages && all.more; page += 1) {
        const before = all.results.at(-1)?.id;
        const query = before === undefined ? {} : { before };
        const next = await request(operatorActionCalls.listActions, { query }, { signal });
        all = { results: [...all.results, ...next.results], more: next.more };
      }
      return all;
    },
    // Shown rows stay while more are loading.
    placeholderData: keepPreviousData,
  });

/** Reloads everything: an action affects its own part, the problems and the action log. */
export async function refreshOperator(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(OPERATOR_PATH),
  });
}
