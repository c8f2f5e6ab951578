import type { ReplyOf } from '@tredici/contract/call';
import { myBetCalls } from '@tredici/contract/my-bets';
import { planCalls } from '@tredici/contract/plan';
import { suggestionCalls } from '@tredici/contract/suggestions';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';

export type MyBets = ReplyOf<typeof myBetCalls.listMyBets>;

export const myBetsQuery = callQuery(myBetCalls.listMyBets, {});

/** After a bet was added, changed or deleted, reloads the record, the simulator's usual price, and which
 *  suggestions are recorded. */
export async function refreshMyBets(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: myBetsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: [planCalls.getPlanRecord.path] }),
    queryClient.invalidateQueries({ queryKey: [suggestionCalls.listSuggestedBets.path] }),
  ]);
}
