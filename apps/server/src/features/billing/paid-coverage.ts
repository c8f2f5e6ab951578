import { HOUR_MS, WEEK_MS } from '#durations.ts';

/** What a customer has paid for, computed only from the provider's objects: the same objects give the same
 *  answer in whatever order and however often their events arrived. */

export interface ProviderSubscription {
  readonly id: string;
  readonly status: string;
  readonly createdAt: Date;
  /** When a cancellation ends it, in the past or future; null while it renews. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  /** The price and interval of its first item. */
  readonly priceId: string | null;
  readonly interval: string | null;
  readonly amountCents: number | null;
  readonly currency: string | null;
}

export interface InvoiceLine {
  readonly from: Date;
  readonly to: Date;
  /** Negative for the rest of a period that is credited when a plan is changed. */
  readonly amountCents: number;
}

export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly status: string;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  /** Attempts to collect it so far. */
  readonly attempts: number;
  readonly isDisputeLost: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly hostedUrl: string | null;
  readonly paymentIntents: readonly string[];
}

export interface CustomerAccount {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
}

/** How long Pro continues while the provider still tries to collect a renewal. */
export const RENEWAL_GRACE_MS = WEEK_MS;
/** The provider opens a renewal at the end of a period, and we hear of it a little later. */
export const TURN_OF_PERIOD_MS = 2 * HOUR_MS;

/** Until when a subscription's payments give Pro; null if no payment counts. */
export function coveredUntil(
  subscription: ProviderSubscription,
  { invoices }: CustomerAccount,
): Date | null {
  const own = invoices.filter((invoice) => invoice.subscriptionId === subscription.id);
  const paidUntil = endOfPaidTime(own);
  if (paidUntil === null) return null;
  if (subscription.cancelAt) return earlier(paidUntil, subscription.cancelAt);
  const renews = subscription.status === 'active' || subscription.status === 'past_due';
  if (!renews) return paidUntil;
  return new Date(paidUntil.getTime() + (openRenewal(own) ? RENEWAL_GRACE_MS : TURN_OF_PERIOD_MS));
}

/** The renewal that the provider is about to collect or has failed to collect. */
export function openRenewal(invoices: readonly ProviderInvoice[]): ProviderInvoice | undefined {
  return invoices.find(
    ({ status, reason }) =>
      (status === 'draft' || status === 'open') && reason === 'subscription_cycle',
  );
}

/** A fully refunded invoice, or one lost in a dispute, does not count as paid; a partial refund does not
 *  matter. */
export function countsAsPaid(invoice: ProviderInvoice): boolean {
  if (invoice.status !== 'paid' || invoice.isDisputeLost) return false;
  const isRefunded = invoice.refundedCents > 0 && invoice.refundedCents >= invoice.amountCents;
  return !isRefunded;
}

/** The end of the last paid period. A credit (a plan changed midway) takes back the rest of an earlier
 *  period, so lines are added and subtracted in the order in which they were invoiced. */
function endOfPaidTime(invoices: readonly ProviderInvoice[]): Date | null {
  const paid = invoices
    .filter(countsAsPaid)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  let periods: readonly Period[] = [];
  for (const { lines } of paid) {
    for (const line of lines.filter(({ amountCents }) => amountCents < 0)) {
      periods = periods.flatMap((period) => without(period, line));
    }
    const bought = lines.filter(({ amountCents }) => amountCents >= 0);
    periods = [...periods, ...bought.map(({ from, to }) => ({ from, to }))];
  }
  if (periods.length === 0) return null;
  return new Date(Math.max(...periods.map(({ to }) => to.getTime())));
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

function without(period: Period, taken: Period): Period[] {
  if (taken.to <= period.from || taken.from >= period.to) return [period];
  const before = { from: period.from, to: earlier(period.to, taken.from) };
  const after = { from: later(period.from, taken.to), to: period.to };
  return [before, after].filter(({ from, to }) => from < to);
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a < b ? b : a);
