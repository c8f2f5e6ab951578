import type { billingCalls } from '@tredici/contract/billing';
import type { ReplyOf } from '@tredici/contract/call';

type Subscription = ReplyOf<typeof billingCalls.listSubscriptions>['results'][number];

/** A subscription as the server describes it. */
export const ownSubscription = (
  plan: Subscription['plan'],
  state: Subscription['state'],
): Subscription => ({
  id: `${plan} ${state}`,
  plan,
  state,
  amount_cents: 990,
  currency: 'eur',
  started_at: '2026-03-01T08:00:00.000Z',
  next_date: '2026-04-01T08:00:00.000Z',
  withdrawal_until: null,
  is_withdrawing: false,
});
