import { useQuery } from '@tanstack/react-query';
import type { billingCalls } from '@tredici/contract/billing';
import type { ReplyOf } from '@tredici/contract/call';
import { subscriptionsQuery } from './queries.ts';

export type Subscription = ReplyOf<typeof billingCalls.listSubscriptions>['results'][number];

const RUNNING: ReadonlySet<Subscription['state']> = new Set(['active', 'renewal-failing', 'ends']);

/** The subscription that a Pro user pays for: undefined while unknown, null for a user who was given Pro. */
export function useRunningSubscription(hasPro: boolean): Subscription | null | undefined {
  const { data } = useQuery({ ...subscriptionsQuery, enabled: hasPro, staleTime: 0 });
  return data && (data.results.find(({ state }) => RUNNING.has(state)) ?? null);
}
