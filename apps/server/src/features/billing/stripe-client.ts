import type { Plan } from '@tredici/contract/billing';
import Stripe from 'stripe';

/** What payments need to be configured at all. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Plan, string>>;
  /** Another address than Stripe's own: protocol, host and port. */
  readonly apiUrl: string | undefined;
  readonly automaticTax: boolean;
}

/** A single answer may take this long; somebody waits for all of them together no longer than the
 *  budget of a request. */
const CALL_LIMIT_MS = 15_000;
const REQUEST_BUDGET_MS = 36_000;
/** A failure this quick (a dropped connection, a hiccup) is worth a second try. */
const QUICK_MS = 3_000;

export type PaymentsCall = <T>(ask: (options: { timeout: number }) => Promise<T>) => Promise<T>;

export interface Payments {
  readonly stripe: Stripe;
  readonly settings: PaymentSettings;
  /** Whether the key is one of real money. */
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

/** The provider cannot be asked just now: down, slow, busy, or its answer makes no sense. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider cannot be asked', { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** Calls within one request share its time; what goes wrong on the provider's side is said as one
 *  thing, what it refuses for a reason (a missing customer) is left as it is. */
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

/** Everything that it answers says what it is. */
function isProviderObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'object' in value;
}

/** An answer of the provider that says no, as opposed to no answer. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Whether the provider has no such thing: what was asked for, or what a parameter named. */
export const isMissing = (error: unknown, parameter?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (parameter === undefined || error.param === parameter);
