import { planCalls, planFigureCalls } from '@tredici/contract/plan';
import { suggestionCalls } from '@tredici/contract/suggestions';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { now } from '#lib/api/settings.ts';
import { selfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';

export const suggestionsQuery = callQuery(suggestionCalls.listSuggestedBets, {});
export const leftOutQuery = callQuery(suggestionCalls.listLeftOut, {});
export const portfolioQuery = callQuery(planCalls.getPortfolio, {});
export const recordQuery = callQuery(planCalls.getPlanRecord, {});
export const figuresQuery = callQuery(planFigureCalls.getPlanFigures, {});

/** For the loader: what stands first is on its way while the page itself still is. A failure is left to
 *  the page, which asks again and says so. Who is on a break is shown nothing of it. */
export function prefetchPlan(): void {
  const user = session.get()?.user;
  if (!user || selfExclusionEnd(user, now())) return;
  void queryClient.prefetchQuery(suggestionsQuery);
  void queryClient.prefetchQuery(portfolioQuery);
}
