import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@tredici/contract/account';
import type { Plan } from '@tredici/contract/billing';
import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { withJobLock } from '#db/job-lock.ts';
import type { Db } from '#db/pool.ts';
import type { Deps } from '#http/deps.ts';
import { closeCheckout, listOpenCheckouts, saveCheckout } from './checkout-store.ts';
import {
  closeCustomer,
  countCustomersOf,
  findCustomerOf,
  findRecipient,
  listOwnSubscriptions,
  saveCustomer,
} from './store.ts';
import {
  isMissing,
  type Payments,
  type PaymentsCall,
  PaymentsUnavailable,
  withinBudget,
} from './stripe-client.ts';
import type { SyncQueue } from './sync-queue.ts';

export interface CheckoutParts {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Deps['clock'];
  readonly payments: Payments;
  readonly queue: SyncQueue;
  /** The start of the addresses to which the provider sends the user back. */
  readonly publicUrl: string;
}

export interface Buyer {
  readonly id: number;
  readonly language: Language;
}

/** A user's second tab waits for the first: how often it looks again, and for how long. */
const LOOK_AGAIN_MS = 200;
const WAIT_MS = 36_000;

/** The page at which the user pays. A user has one open checkout: asking for the same plan again gives the
 *  same page, another plan or a changed price closes it. Users with a running subscription are sent to the
 *  portal. */
export async function openCheckout(parts: CheckoutParts, user: Buyer, plan: Plan): Promise<string> {
  const ends = performance.now() + WAIT_MS;
  const call = withinBudget(WAIT_MS);
  while (performance.now() < ends) {
    // Two tabs at once: the second waits and gets the page of the first.
    const locked = await withJobLock(parts.pool, `checkout of user ${user.id}`, () =>
      openAlone(parts, call, user, plan),
    );
    if (locked.ran) return locked.value;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new PaymentsUnavailable(new Error('another checkout of this user takes too long'));
}

async function openAlone(
  parts: CheckoutParts,
  call: PaymentsCall,
  user: Buyer,
  plan: Plan,
): Promise<string> {
  const { db, clock, payments } = parts;
  if (await hasRunningSubscription(db, user.id, clock.now())) {
    const portal = await openPortal(parts, user, call);
    if (portal) return portal;
    throw new PaymentsUnavailable(new Error('a subscription without a customer'));
  }
  for (const open of await listOpenCheckouts(db, user.id)) {
    const session = await findSession(payments, call, open.id);
    const url = session?.status === 'open' ? session.url : null;
    const isSamePrice = session?.metadata?.tredici_price === payments.settings.prices[plan];
    if (url && open.plan === plan && isSamePrice) return url;
    if (url) await expire(payments, call, open.id);
    await closeCheckout(db, open.id, clock.now());
    // Paid in the meantime: a second checkout would charge twice.
    if (session && (await isPaidUnread(parts, user.id, session))) {
      return `${parts.publicUrl}/thank-you-purchase?session=${open.id}`;
    }
  }
  const session = await createSession(parts, call, user, plan);
  if (!session.url) throw new PaymentsUnavailable(new Error('a session without an address'));
  await saveCheckout(db, { id: session.id, userId: user.id, plan }, clock.now());
  return session.url;
}

/** The page at which a user manages a subscription; undefined for a user who is not, or no longer, a
 *  customer. */
export async function openPortal(
  { db, payments, publicUrl, queue }: CheckoutParts,
  user: Buyer,
  call: PaymentsCall = withinBudget(),
): Promise<string | undefined> {
  const customer = await findCustomerOf(db, user.id, payments.isLive);
  if (!customer) return undefined;
  const asked = { customer, return_url: `${publicUrl}/profile#stanze`, locale: user.language };
  try {
    const session = await call((options) =>
      payments.stripe.billingPortal.sessions.create(asked, options),
    );
    if (!session.url) throw new PaymentsUnavailable(new Error('a portal without an address'));
    return session.url;
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error;
    // Deleted at the provider, and we have not heard of it: reading the customer again corrects all of it.
    await queue.open();
    await queue.add(db, customer);
    return undefined;
  }
}

/** A cancelled subscription is over on its day, even before the provider reports it. */
async function hasRunningSubscription(db: Db, userId: number, now: Date): Promise<boolean> {
  const own = await listOwnSubscriptions(db, userId);
  const running = ['active', 'past_due', 'trialing', 'unpaid', 'paused'];
  return own.some(
    ({ status, endedAt, cancelAt }) =>
      endedAt === null && (cancelAt === null || cancelAt > now) && running.includes(status),
  );
}

/** Whether a checkout was paid but nothing of it has been read yet. If its subscription is already known, or
 *  its customer is deleted, it is over and the user may buy again. */
async function isPaidUnread(
  { db, payments }: CheckoutParts,
  userId: number,
  { status, customer, subscription }: Stripe.Checkout.Session,
): Promise<boolean> {
  if (status !== 'complete') return false;
  if (customer !== (await findCustomerOf(db, userId, payments.isLive))) return false;
  return !(await listOwnSubscriptions(db, userId)).some(({ id }) => id === subscription);
}

/** Undefined for a session that the provider no longer knows. */
async function findSession({ stripe }: Payments, call: PaymentsCall, id: string) {
  return call((options) => stripe.checkout.sessions.retrieve(id, {}, options)).catch(
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
}

async function expire({ stripe }: Payments, call: PaymentsCall, id: string): Promise<void> {
  await call((options) => stripe.checkout.sessions.expire(id, {}, options));
}

async function createSession(
  parts: CheckoutParts,
  call: PaymentsCall,
  user: Buyer,
  plan: Plan,
): Promise<Stripe.Checkout.Session> {
  const { db, payments, clock } = parts;
  const known = await findCustomerOf(db, user.id, payments.isLive);
  const customer = known ?? (await createCustomer(parts, call, user));
  const ask = (id: string) =>
    call((options) =>
      payments.stripe.checkout.sessions.create(sessionOf(parts, user, id, plan), options),
    );
  try {
    return await ask(customer);
  } catch (error) {
    if (!isMissing(error, 'customer') || !known) throw error;
    // The customer was deleted at the provider: the user gets another.
    await closeCustomer(db, known, clock.now());
    return ask(await createCustomer(parts, call, user));
  }
}

function sessionOf(
  { payments: { settings }, publicUrl }: CheckoutParts,
  user: Buyer,
  customer: string,
  plan: Plan,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { tredici_user: String(user.id) };
  const price = settings.prices[plan];
  return {
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer,
    client_reference_id: String(user.id),
    line_items: [{ price, quantity: 1 }],
    allow_promotion_codes: true,
    allowed_payment_method_types: ['card'],
    automatic_tax: { enabled: settings.automaticTax },
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
    tax_id_collection: { enabled: true },
    locale: user.language,
    success_url: `${publicUrl}/thank-you-purchase?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/prezzi`,
    metadata: { ...metadata, tredici_price: price },
    subscription_data: { metadata },
  };
}

/** A request that was answered but never recorded is repeated with the same key, and returns the same
 *  customer. */
async function createCustomer(
  { db, payments, clock }: CheckoutParts,
  call: PaymentsCall,
  user: Buyer,
): Promise<string> {
  const recipient = await findRecipient(db, user.id);
  if (!recipient) throw new Error('a session without a user');
  const earlier = await countCustomersOf(db, user.id);
  const customer = await call((options) =>
    payments.stripe.customers.create(
      {
        email: recipient.email,
        ...(recipient.name && { name: recipient.name }),
        preferred_locales: [user.language],
        metadata: { tredici_user: String(user.id) },
      },
      { ...options, idempotencyKey: `tredici-customer-${user.id}-${earlier}` },
    ),
  );
  await saveCustomer(
    db,
    { id: customer.id, userId: user.id, isLive: payments.isLive },
    clock.now(),
  );
  return customer.id;
}
