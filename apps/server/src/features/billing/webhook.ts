import type Stripe from 'stripe';
import type { Db, Executor } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Deps } from '#http/deps.ts';
import type { Log } from '#log/logging.ts';
import { findCustomer, findCustomerByIntent, recordEvent } from './store.ts';
import type { Payments } from './stripe-client.ts';
import type { SyncQueue } from './sync-queue.ts';

/** An event signed longer ago than this counts as a replay. */
const TOLERANCE_SECONDS = 300;

export interface WebhookParts {
  readonly db: Db;
  readonly clock: Deps['clock'];
  readonly payments: Payments;
  readonly queue: SyncQueue;
}

/** Handles an event: its content is not trusted, it only says which customer to read again. */
export async function takeEvent(
  { db, clock, payments, queue }: WebhookParts,
  body: Buffer,
  signature: string | undefined,
  log: Log,
): Promise<void> {
  const event = verifiedEvent(payments, body, signature, clock);
  if (!event) throw new AppError('signature_invalid');
  const object = event.data?.object as unknown as Record<string, unknown> | undefined;
  await queue.open();
  await inTransaction(db, async (tx) => {
    const customerId = await knownCustomer(tx, event.type, object);
    const isOtherMode = event.livemode !== payments.isLive;
    const outcome = isOtherMode ? 'other-mode' : customerId ? 'read-customer' : 'no-customer';
    const isNew = await recordEvent(tx, {
      id: event.id,
      type: event.type,
      isLive: event.livemode,
      customerId,
      outcome,
      happenedAt: new Date(event.created * 1000),
      receivedAt: clock.now(),
      summary: summaryOf(object),
    });
    // A repeated event gets the same answer as the first time, and does nothing.
    if (!isNew) return;
    if (outcome === 'read-customer' && customerId) await queue.add(tx, customerId);
    log.info({ event: event.id, type: event.type, outcome }, 'payments: event');
  });
}

/** Signatures carry the provider's time. The program's clock may have been moved, so an event is accepted by
 *  either the program's or the machine's time; without TREDICI_NOW the two are the same. */
function verifiedEvent(
  { stripe, settings }: Payments,
  body: Buffer,
  signature: string | undefined,
  clock: Deps['clock'],
): Stripe.Event | undefined {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]) * 1000;
  const isFresh = [Date.now(), clock.now().getTime()].some(
    (now) => Math.abs(now - signedAt) <= TOLERANCE_SECONDS * 1000,
  );
  if (!signature || !isFresh) return undefined;
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      settings.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      signedAt,
    );
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): value is Stripe.Event {
  const event = value as Partial<Stripe.Event> | null;
  return (
    typeof event === 'object' &&
    event !== null &&
    typeof event.id === 'string' &&
    event.id.length <= 255 &&
    typeof event.type === 'string' &&
    event.type.length <= 255 &&
    typeof event.livemode === 'boolean' &&
    Number.isFinite(event.created)
  );
}

/** The customer that an event is about, if it is one of ours. A dispute names only the payment. */
async function knownCustomer(
  tx: Executor,
  type: string,
  object: Record<string, unknown> | undefined,
): Promise<string | null> {
  const named = customerOf(type, object);
  if (named) return (await findCustomer(tx, named))?.id ?? null;
  const intent = object?.payment_intent;
  if (typeof intent !== 'string') return null;
  return (await findCustomerByIntent(tx, intent)) ?? null;
}

function customerOf(type: string, object: Record<string, unknown> | undefined): string | null {
  const own = type.startsWith('customer.') && object?.object === 'customer' ? object.id : undefined;
  const named = own ?? object?.customer;
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' || named === null || !('id' in named)) return null;
  return typeof named.id === 'string' ? named.id : null;
}

const KEPT_FIELDS = [
  'id',
  'object',
  'status',
  'amount',
  'amount_due',
  'amount_refunded',
  'currency',
];

/** What happened, without whom it concerns: neither card nor address. */
function summaryOf(object: Record<string, unknown> | undefined): object {
  return Object.fromEntries(
    KEPT_FIELDS.filter((field) => ['string', 'number'].includes(typeof object?.[field])).map(
      (field) => [field, object?.[field]],
    ),
  );
}
