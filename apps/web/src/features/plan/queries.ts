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

/** For the loader: requests what stands first while the page itself still loads. A failure is ignored here,
 *  because the page asks again and shows it. Nothing is requested for users on a break. */
export function prefetchPlan(): void {
  const user = session.get()?.user;
  if (!user || selfExclusionEnd(user, now())) return;
  void queryClient.prefetchQuery(suggestionsQuery);
  void queryClient.prefetchQuery(portfolioQuery);
}
