import { billingCalls } from '@tredici/contract/billing';
import { matchCalls } from '@tredici/contract/match';
import { trackRecordCalls } from '@tredici/contract/track-record';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

export const pricingQuery = callQuery(billingCalls.getPricing, {});
export const recordQuery = callQuery(trackRecordCalls.getTrackRecord, {});
export const subscriptionsQuery = callQuery(billingCalls.listSubscriptions, {});
export const paymentsQuery = callQuery(billingCalls.listPayments, {});

export function prefetchPricing(): void {
  prefetchCall(billingCalls.getPricing, {});
  prefetchCall(matchCalls.getMatchOfTheDay, {});
  prefetchCall(trackRecordCalls.getTrackRecord, {});
}
