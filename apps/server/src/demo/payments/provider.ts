import type { Clock } from '../../clock.ts';
import type { ObjectStore } from './object-store.ts';
import {
  API_VERSION,
  type CheckoutSession,
  type Customer,
  type Invoice,
  listOf,
  newId,
  type Price,
  type Refund,
  type Subscription,
} from './objects.ts';

/** How the provider handles money and time, on invented cards. */
export interface Provider {
  readonly store: ObjectStore;
  now(): number;
  tell(type: string, object: object): Promise<void>;
}

const HOUR = 3_600;

export function createProvider(store: ObjectStore, clock: Clock): Provider {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  return {
    store,
    now,
    async tell(type, object) {
      await store.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
    },
  };
}

/** The card was accepted: creates the subscription, paid invoice, charge, and their events. */
export async function completeCheckout(provider: Provider, session: CheckoutSession) {
  const { store, tell } = provider;
  const price = await store.get('price', session.price);
  if (!price) throw new Error(`no price ${session.price}`);
  const start = provider.now();
  const id = newId('sub');
  const draft: Subscription = {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer: session.customer,
    ended_at: null,
    items: itemsOf(price, newId('si'), start),
    latest_invoice: null,
    livemode: false,
    metadata: session.subscription_metadata,
    start_date: start,
    status: 'active',
  };
  const invoice = await collect(provider, draft, 'subscription_create', true);
  const subscription = { ...draft, latest_invoice: invoice.id };
  await store.put('subscription', subscription);
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: id,
    invoice: invoice.id,
    url: null,
  };
  await store.put('checkout.session', complete);
  await tell('customer.subscription.created', { ...subscription, status: 'incomplete' });
  await tell('invoice.paid', invoice);
  await tell('customer.subscription.updated', subscription);
  await tell('checkout.session.completed', complete);
  return complete;
}

/** Lets time pass: periods end, and an hour later the renewal is collected or fails. */
export async function passTime(provider: Provider): Promise<void> {
  const { store, tell } = provider;
  const now = provider.now();
  for (const subscription of await store.list('subscription')) {
    if (subscription.status === 'canceled') continue;
    const item = subscription.items.data[0]!;
    const isOver = item.current_period_end <= now;
    if (isOver && subscription.cancel_at_period_end) {
      await cancelSubscription(provider, subscription, item.current_period_end);
    } else if (isOver) {
      const turned = {
        ...subscription,
        items: itemsOf(item.price, item.id, item.current_period_end),
      };
      await store.put('subscription', turned);
      const draft = await collect(provider, turned, 'subscription_cycle', false);
      await tell('customer.subscription.updated', turned);
      await tell('invoice.created', draft);
    } else {
      await collectRenewal(provider, subscription);
    }
  }
}

async function collectRenewal(provider: Provider, subscription: Subscription): Promise<void> {
  const { store, tell } = provider;
  const now = provider.now();
  const waiting = (await store.list('invoice', subscription.customer)).find(
    (invoice) =>
      invoice.parent.subscription_details.subscription === subscription.id &&
      (invoice.status === 'draft' || invoice.status === 'open') &&
      (invoice.next_payment_attempt ?? 0) <= now,
  );
  if (!waiting) return;
  const customer = await store.get('customer', subscription.customer);
  if (customer?.card_fails) {
    const failed: Invoice = {
      ...waiting,
      status: 'open',
      attempt_count: waiting.attempt_count + 1,
      next_payment_attempt: now + 72 * HOUR,
    };
    await store.put('invoice', failed);
    const late = { ...subscription, status: 'past_due' as const };
    await store.put('subscription', late);
    await tell('invoice.payment_failed', failed);
    await tell('customer.subscription.updated', late);
    return;
  }
  const paid = await chargeFor(provider, waiting);
  const current = { ...subscription, status: 'active' as const, latest_invoice: paid.id };
  await store.put('subscription', current);
  await tell('invoice.paid', paid);
  await tell('customer.subscription.updated', current);
}

export async function cancelSubscription(
  provider: Provider,
  subscription: Subscription,
  at: number = provider.now(),
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
  };
  await provider.store.put('subscription', ended);
  await provider.tell('customer.subscription.deleted', ended);
  return ended;
}

export async function setCancelAtPeriodEnd(
  provider: Provider,
  subscription: Subscription,
  cancels: boolean,
): Promise<Subscription> {
  const changed: Subscription = {
    ...subscription,
    cancel_at_period_end: cancels,
    cancel_at: cancels ? subscription.items.data[0]!.current_period_end : null,
    canceled_at: cancels ? provider.now() : null,
  };
  await provider.store.put('subscription', changed);
  await provider.tell('customer.subscription.updated', changed);
  return changed;
}

export async function refundCharge(
  provider: Provider,
  paymentIntent: string,
  cents: number | undefined,
): Promise<Refund | undefined> {
  const { store, tell } = provider;
  const charge = (await store.list('charge')).find((one) => one.payment_intent === paymentIntent);
  if (!charge) return undefined;
  const left = charge.amount - charge.amount_refunded;
  const amount = Math.min(cents ?? left, left);
  const refunded = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  };
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: provider.now(),
    currency: charge.currency,
    payment_intent: paymentIntent,
    status: 'succeeded',
  };
  await store.put('charge', refunded);
  await store.put('refund', refund);
  await tell('charge.refunded', refunded);
  return refund;
}

/** An invoice for the subscription's current period: paid at once, or a draft that is collected in an hour. */
async function collect(
  provider: Provider,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  atOnce: boolean,
): Promise<Invoice> {
  const item = subscription.items.data[0]!;
  const { price } = item;
  const id = newId('in');
  const now = provider.now();
  const draft: Invoice = {
    id,
    object: 'invoice',
    amount_due: price.unit_amount,
    amount_paid: 0,
    amount_remaining: price.unit_amount,
    attempt_count: 0,
    billing_reason: reason,
    created: now,
    currency: price.currency,
    customer: subscription.customer,
    hosted_invoice_url: `/demo-pagamenti/ricevuta/${id}`,
    invoice_pdf: `/demo-pagamenti/ricevuta/${id}`,
    lines: listOf(
      [
        {
          id: newId('il'),
          object: 'line_item' as const,
          amount: price.unit_amount,
          currency: price.currency,
          period: { start: item.current_period_start, end: item.current_period_end },
          parent: {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              subscription: subscription.id,
              subscription_item: item.id,
              proration: false,
            },
          },
        },
      ],
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    next_payment_attempt: now + HOUR,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: listOf([], `/v1/invoice_payments?invoice=${id}`),
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  };
  await provider.store.put('invoice', draft);
  return atOnce ? chargeFor(provider, draft) : draft;
}

async function chargeFor(provider: Provider, invoice: Invoice): Promise<Invoice> {
  const now = provider.now();
  const intent = newId('pi');
  const charge = newId('ch');
  await provider.store.put('charge', {
    id: charge,
    object: 'charge',
    amount: invoice.amount_due,
    amount_refunded: 0,
    created: now,
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    livemode: false,
    paid: true,
    payment_intent: intent,
    receipt_url: invoice.hosted_invoice_url,
    refunded: false,
    status: 'succeeded',
  });
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    payments: listOf(
      [
        {
          id: newId('inpay'),
          object: 'invoice_payment',
          amount_paid: invoice.amount_due,
          amount_requested: invoice.amount_due,
          created: now,
          currency: invoice.currency,
          invoice: invoice.id,
          is_default: true,
          livemode: false,
          payment: { type: 'payment_intent', payment_intent: intent },
          status: 'paid',
          status_transitions: { canceled_at: null, paid_at: now },
        },
      ],
      invoice.payments.url,
    ),
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, finalized_at: now, paid_at: now },
  };
  await provider.store.put('invoice', paid);
  return paid;
}

function itemsOf(price: Price, id: string, start: number): Subscription['items'] {
  const item = {
    id,
    object: 'subscription_item' as const,
    current_period_start: start,
    current_period_end: nextPeriod(start, price.recurring.interval),
    price,
    quantity: 1 as const,
  };
  return listOf([item], '/v1/subscription_items');
}

/** A month or a year later at the same hour; in a shorter month, its last day. */
function nextPeriod(start: number, interval: 'month' | 'year'): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const daysInMonth = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  ).getUTCDate();
  date.setUTCDate(Math.min(day, daysInMonth));
  return Math.floor(date.getTime() / 1000);
}

export async function markCard(provider: Provider, customer: Customer, fails: boolean) {
  await provider.store.put('customer', { ...customer, card_fails: fails });
}
