import type Stripe from 'stripe';
import type {
  CustomerAccount,
  InvoiceLine,
  ProviderInvoice,
  ProviderSubscription,
} from './paid-coverage.ts';
import { isMissing, type Payments, type PaymentsCall } from './stripe-client.ts';

const PAGE = 100;

/** Everything that decides what a customer has paid for, as the provider has it now. Null for a customer that
 *  the provider does not know or has deleted. */
export async function readCustomer(
  { stripe }: Payments,
  call: PaymentsCall,
  customerId: string,
): Promise<CustomerAccount | null> {
  const customer = await call((options) =>
    stripe.customers.retrieve(customerId, {}, options),
  ).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!customer || ('deleted' in customer && customer.deleted)) return null;
  const [subscriptions, invoices, charges] = await Promise.all([
    listAll(call, (page, options) =>
      stripe.subscriptions.list({ customer: customerId, status: 'all', ...page }, options),
    ),
    listAll(call, (page, options) =>
      stripe.invoices.list({ customer: customerId, expand: ['data.payments'], ...page }, options),
    ),
    listAll(call, (page, options) =>
      stripe.charges.list({ customer: customerId, ...page }, options),
    ),
  ]);
  const lost = await lostInDispute(stripe, call, charges);
  const isOurs = (invoice: Stripe.Invoice) => subscriptionOf(invoice) !== null;
  return {
    subscriptions: subscriptions.map(toSubscription),
    invoices: await Promise.all(
      invoices.filter(isOurs).map(async (invoice) => {
        const lines = invoice.lines.has_more
          ? await listAll(call, (page, options) =>
              stripe.invoices.listLineItems(invoice.id, page, options),
            )
          : invoice.lines.data;
        return toInvoice(invoice, lines, chargesOf(invoice, charges), lost);
      }),
    ),
  };
}

/** Every page of a list. */
async function listAll<T extends { id: string }>(
  call: PaymentsCall,
  ask: (
    page: { limit: number; starting_after?: string },
    options: { timeout: number },
  ) => Promise<Stripe.ApiList<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = { limit: PAGE, ...(last && { starting_after: last.id }) };
    const { data, has_more: hasMore } = await call((options) => ask(page, options));
    all.push(...data);
    if (!hasMore || data.length === 0) return all;
  }
}

async function lostInDispute(
  stripe: Stripe,
  call: PaymentsCall,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const disputes = await listAll(call, (page, options) =>
      stripe.disputes.list({ charge: id, ...page }, options),
    );
    if (disputes.some(({ status }) => status === 'lost')) lost.add(id);
  }
  return lost;
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: instant(subscription.created),
    cancelAt: cancelAtOf(subscription),
    endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
    priceId: item?.price.id ?? null,
    interval: item?.price.recurring?.interval ?? null,
    amountCents: item?.price.unit_amount ?? null,
    currency: item?.price.currency ?? null,
  };
}

/** A cancellation at the end of a period is reported in one of two ways. */
function cancelAtOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at !== null) return instant(subscription.cancel_at);
  if (!subscription.cancel_at_period_end) return null;
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return ends.length === 0 ? null : instant(Math.max(...ends));
}

function toInvoice(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  charges: readonly Stripe.Charge[],
  lost: ReadonlySet<string>,
): ProviderInvoice {
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    subscriptionId: subscriptionOf(invoice),
    status: invoice.status ?? 'draft',
    reason: invoice.billing_reason,
    createdAt: instant(invoice.created),
    paidAt: paidAt === null ? null : instant(paidAt),
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    refundedCents: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    currency: invoice.currency,
    attempts: invoice.attempt_count,
    isDisputeLost: charges.some(({ id }) => lost.has(id)),
    lines: lines.map(toLine),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    paymentIntents: intentsOf(invoice),
  };
}

const toLine = ({ period, amount }: Stripe.InvoiceLineItem): InvoiceLine => ({
  from: instant(period.start),
  to: instant(period.end),
  amountCents: amount,
});

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription ?? null);
}

function intentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? [])
    .map(({ payment }) => idOf(payment.payment_intent ?? null))
    .filter((id) => id !== null);
}

/** The charges of an invoice: linked by its payment, or directly. */
function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const intents = new Set(intentsOf(invoice));
  const named = new Set(
    (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.charge ?? null)),
  );
  return charges.filter((charge) => {
    const intent = idOf(charge.payment_intent);
    return charge.paid && (named.has(charge.id) || (intent !== null && intents.has(intent)));
  });
}

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const instant = (seconds: number): Date => new Date(seconds * 1000);
