import type { Plan } from '@tredici/contract/billing';
import Stripe from 'stripe';

/** The settings that payments require. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Plan, string>>;
  /** An address to use instead of Stripe's own: protocol, host and port. */
  readonly apiUrl: string | undefined;
  readonly automaticTax: boolean;
}

/** One call may take this long; all calls together may take no longer than the budget of a request, because a
 *  user is waiting. */
const CALL_LIMIT_MS = 15_000;
const REQUEST_BUDGET_MS = 36_000;
/** A failure this quick (a dropped connection, a brief outage) is worth a second try. */
const QUICK_MS = 3_000;

export type PaymentsCall = <T>(ask: (options: { timeout: number }) => Promise<T>) => Promise<T>;

export interface Payments {
  readonly stripe: Stripe;
  readonly settings: PaymentSettings;
  /** Whether the key is for real money. */
  readonly isLive: boolean;
}

export function createPayments(settings: PaymentSettings): Payments {
  const address = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl);
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 0,
    timeout: CALL_LIMIT_MS,
    telemetry: false,
    ...(address && {
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: address.hostname,
      ...(address.port && { port: Number(address.port) }),
    }),
  });
  return { stripe, settings, isLive: /^(sk|rk)_live_/.test(settings.secretKey) };
}

/** The provider cannot be used now: down, slow, busy, or giving invalid answers. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider cannot be asked', { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** Calls within one request share its time. Failures on the provider's side become one error; a refusal for a
 *  reason (a missing customer) is passed on unchanged. */
export function withinBudget(budgetMs: number = REQUEST_BUDGET_MS): PaymentsCall {
  const ends = performance.now() + budgetMs;
  return async (ask) => {
    for (let isFirst = true; ; isFirst = false) {
      const began = performance.now();
      const left = ends - began;
      if (left < 1_000) throw new PaymentsUnavailable(new Error('out of time'));
      try {
        const answer = await ask({ timeout: Math.round(Math.min(CALL_LIMIT_MS, left)) });
        if (!isProviderObject(answer)) throw new Error('an answer that is none of its objects');
        return answer;
      } catch (error) {
        if (isRefusal(error)) throw error;
        const wasQuick = performance.now() - began < QUICK_MS;
        if (!isFirst || !wasQuick) throw new PaymentsUnavailable(error);
      }
    }
  };
}

/** Every object of the provider names its type. */
function isProviderObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'object' in value;
}

/** A refusal by the provider, as opposed to no answer. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Whether the provider does not have the requested object, or the one named by a parameter. */
export const isMissing = (error: unknown, parameter?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (parameter === undefined || error.param === parameter);
