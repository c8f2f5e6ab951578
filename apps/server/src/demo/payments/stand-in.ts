import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Db } from '#db/pool.ts';
import type { PaymentSettings } from '#features/billing/stripe-client.ts';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { type ApiReply, answerApi } from './api.ts';
import { type Parameters, readForm } from './form-parameters.ts';
import { createObjectStore } from './object-store.ts';
import type { Price } from './objects.ts';
import { PAGES_PATH } from './pages.ts';
import { createProvider, type Provider, passTime } from './provider.ts';

/** A stand-in of the payment provider for the demonstration and for tests: the same paths, objects, events
 *  and signatures, with strict checks and invented cards. */
export interface PaymentsStandIn {
  readonly provider: Provider;
  readonly settings: PaymentSettings;
  /** Sends the events that the webhook has not accepted yet; returns how many were accepted. */
  deliverEvents(webhookUrl: string): Promise<number>;
  close(): Promise<void>;
}

export const DEMO_KEY = 'sk_test_tredici_demo';
const WEBHOOK_SECRET = 'whsec_tredici_demo';
const BODY_LIMIT = 100_000;

const price = (id: string, interval: 'month' | 'year', cents: number): Price => ({
  id,
  object: 'price',
  active: true,
  currency: 'eur',
  livemode: false,
  product: 'prod_tredici_pro',
  recurring: { interval, interval_count: 1 },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: cents,
});

const PRICES = [
  price('price_demo_monthly', 'month', 990),
  price('price_demo_yearly', 'year', 8900),
];

export interface StandInOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the pages of checkout and portal are served. */
  readonly pagesUrl: string;
}

export async function startPaymentsStandIn(options: StandInOptions): Promise<PaymentsStandIn> {
  const { clock, log, pagesUrl } = options;
  const provider = createProvider(createObjectStore(options.db), clock);
  for (const each of PRICES) await provider.store.put('price', each);

  const server = createServer((request, response) => {
    answer(provider, pagesUrl, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'demo payments');
      send(response, { status: 500, body: { error: { type: 'api_error', message: 'failed' } } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    provider,
    settings: {
      secretKey: DEMO_KEY,
      webhookSecret: WEBHOOK_SECRET,
      prices: { monthly: PRICES[0]!.id, yearly: PRICES[1]!.id },
      apiUrl: `http://127.0.0.1:${port}`,
      automaticTax: false,
    },
    deliverEvents: (webhookUrl) => deliverEvents(provider, clock, webhookUrl),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The stand-in, if the demonstration has no real provider configured. */
export async function demoPayments(
  options: Omit<StandInOptions, 'pagesUrl'> & { readonly config: Config },
): Promise<PaymentsStandIn | undefined> {
  const { config, ...rest } = options;
  if (config.mode !== 'demo' || config.stripe.secretKey) return undefined;
  return startPaymentsStandIn({ ...rest, pagesUrl: `${config.publicUrl}${PAGES_PATH}` });
}

async function answer(
  provider: Provider,
  pagesUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${DEMO_KEY}`) {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    return send(response, { status: 401, body: { error } });
  }
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const body = await readBody(request);
  const given = readForm(body || url.search.slice(1));
  const asked = { method: request.method ?? 'GET', path: url.pathname, given };
  await passTime(provider);
  const key = request.headers['idempotency-key'];
  if (asked.method !== 'POST' || typeof key !== 'string') {
    return send(response, await answerApi(provider, pagesUrl, asked));
  }
  send(response, await answerOnce(provider, pagesUrl, key, asked));
}

/** The same key gets the same reply, and another request with that key is refused. */
async function answerOnce(
  provider: Provider,
  pagesUrl: string,
  key: string,
  asked: { readonly method: string; readonly path: string; readonly given: Parameters },
): Promise<ApiReply> {
  const question = JSON.stringify(asked);
  const kept = await provider.store.get('kept_answer', key);
  if (kept && kept.asked !== question) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  }
  if (kept) return { status: kept.status, body: kept.body };
  const reply = await answerApi(provider, pagesUrl, asked);
  await provider.store.put('kept_answer', {
    id: key,
    object: 'kept_answer',
    created: provider.now(),
    asked: question,
    ...reply,
  });
  return reply;
}

/** Oldest first, each signed like the provider's. An event that is not accepted is sent again next time. */
async function deliverEvents(provider: Provider, clock: Clock, webhookUrl: string) {
  await passTime(provider);
  const waiting = await provider.store.list('event');
  let taken = 0;
  for (const event of waiting.toReversed()) {
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(clock.now().getTime() / 1000),
    });
    const reply = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
    }).catch(() => undefined);
    await reply?.body?.cancel();
    if (!reply?.ok) break;
    await provider.store.remove('event', event.id);
    taken += 1;
  }
  return taken;
}

const DELIVER_EVERY_MS = 1_000;

/** Never two rounds at once, so that a slow receiver is not flooded. Stopped with `clearInterval`. */
export function deliverRegularly(
  standIn: PaymentsStandIn,
  webhookUrl: string,
  log: Log,
): NodeJS.Timeout {
  let isBusy = false;
  return setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    standIn
      .deliverEvents(webhookUrl)
      .catch((error: unknown) => log.warn({ err: error }, 'demo payments: events not delivered'))
      .finally(() => {
        isBusy = false;
      });
  }, DELIVER_EVERY_MS).unref();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > BODY_LIMIT) throw new Error('the request is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, body }: ApiReply): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
