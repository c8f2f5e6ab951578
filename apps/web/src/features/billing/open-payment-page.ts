import { billingCalls, type Plan } from '@tredici/contract/billing';
import { request } from '#lib/api/request.ts';

/** A little longer than the server waits for the payment provider. */
const PATIENCE_MS = 45_000;

export const openCheckout = (plan: Plan) =>
  request(billingCalls.openCheckout, { body: { plan } }, { timeoutMs: PATIENCE_MS });

export const openPortal = () =>
  request(billingCalls.openCustomerPortal, {}, { timeoutMs: PATIENCE_MS });
