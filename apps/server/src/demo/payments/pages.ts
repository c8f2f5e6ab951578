import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from '#http/security-headers.ts';
import type { CheckoutSession, Customer, Invoice, Price, Subscription } from './objects.ts';
import { renderPage } from './page-frame.ts';
import { wordsOf } from './page-words.ts';
import {
  completeCheckout,
  markCard,
  type Provider,
  passTime,
  setCancelAtPeriodEnd,
} from './provider.ts';

export const PAGES_PATH = '/demo-pagamenti';

/** What the provider would show a buyer: a checkout, a portal and a receipt, each stating that no money
 *  moves. Served only by the demonstration. */
export function servePaymentPages(app: FastifyInstance, provider: Provider): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The buttons are forms without fields.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

    scope.get<{ Params: { id: string } }>(`${PAGES_PATH}/cassa/:id`, async (request, reply) => {
      const found = await findCheckout(provider, request.params.id);
      if (!found) return missing(reply);
      const isRefused = new URL(request.url, 'http://page').searchParams.has('rifiutata');
      return send(reply, checkoutPage(found.session, found.price, isRefused));
    });

    scope.post<{ Params: { id: string; action: string } }>(
      `${PAGES_PATH}/cassa/:id/:action`,
      async (request, reply) => {
        const found = await findCheckout(provider, request.params.id);
        if (!found) return missing(reply);
        const { session } = found;
        if (request.params.action !== 'paga') {
          return reply.redirect(`${PAGES_PATH}/cassa/${session.id}?rifiutata`, 303);
        }
        if (session.status === 'open') await completeCheckout(provider, session);
        return reply.redirect(
          session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id),
          303,
        );
      },
    );

    scope.get<{ Params: { id: string } }>(
      `${PAGES_PATH}/abbonamento/:id`,
      async (request, reply) => {
        await passTime(provider);
        const found = await findPortal(provider, request.params.id);
        return found ? send(reply, portalPage(found)) : missing(reply);
      },
    );

    scope.post<{ Params: { id: string; action: string } }>(
      `${PAGES_PATH}/abbonamento/:id/:action`,
      async (request, reply) => {
        const found = await findPortal(provider, request.params.id);
        if (!found) return missing(reply);
        const { action } = request.params;
        const running = found.subscriptions.find(({ status }) => status !== 'canceled');
        if (action === 'carta') {
          await markCard(provider, found.customer, !found.customer.card_fails);
        } else if (running) {
          await setCancelAtPeriodEnd(provider, running, action === 'disdici');
        }
        return reply.redirect(`${PAGES_PATH}/abbonamento/${request.params.id}`, 303);
      },
    );

    scope.get<{ Params: { id: string } }>(`${PAGES_PATH}/ricevuta/:id`, async (request, reply) => {
      const invoice = await provider.store.get('invoice', request.params.id);
      return invoice ? send(reply, receiptPage(invoice)) : missing(reply);
    });
  });
}

function send(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
}

async function findCheckout(provider: Provider, id: string) {
  const session = await provider.store.get('checkout.session', id);
  const price = session && (await provider.store.get('price', session.price));
  return session && price ? { session, price } : undefined;
}

interface Portal {
  readonly id: string;
  readonly locale: string | null;
  readonly returnUrl: string;
  readonly customer: Customer;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

async function findPortal(provider: Provider, id: string): Promise<Portal | undefined> {
  const session = await provider.store.get('billing_portal.session', id);
  const customer = session && (await provider.store.get('customer', session.customer));
  if (!session || !customer) return undefined;
  return {
    id,
    locale: session.locale,
    returnUrl: session.return_url,
    customer,
    subscriptions: await provider.store.list('subscription', customer.id),
    invoices: await provider.store.list('invoice', customer.id),
  };
}

function checkoutPage(session: CheckoutSession, price: Price, isRefused: boolean) {
  const words = wordsOf(session.locale);
  const path = `${PAGES_PATH}/cassa/${session.id}`;
  const isOpen = session.status === 'open';
  return renderPage(words, {
    title: words.checkoutTitle,
    facts: [[words.plan(price), words.amount(price.unit_amount, price.currency)]],
    note: isRefused ? words.cardRefused : words.checkoutNote,
    isProblem: isRefused,
    actions: isOpen
      ? [
          { label: words.pay, to: `${path}/paga`, isMain: true },
          { label: words.payRefused, to: `${path}/rifiuta` },
        ]
      : [],
    back: { label: words.cancel, href: session.cancel_url },
  });
}

function portalPage({ id, locale, returnUrl, customer, subscriptions, invoices }: Portal) {
  const words = wordsOf(locale);
  const path = `${PAGES_PATH}/abbonamento/${id}`;
  const running = subscriptions.find(({ status }) => status !== 'canceled');
  const item = running?.items.data[0];
  const ends = item && words.date(item.current_period_end);
  const change = running?.cancel_at_period_end
    ? { label: words.resume, to: `${path}/riprendi`, isMain: true }
    : { label: words.endSubscription, to: `${path}/disdici`, isMain: true };
  const card = { label: words.cardSwitch(customer.card_fails === true), to: `${path}/carta` };
  return renderPage(words, {
    title: words.portalTitle,
    facts: [
      ...(item && running
        ? [
            [words.plan(item.price), words.amount(item.price.unit_amount, item.price.currency)],
            [running.cancel_at_period_end ? words.endsOn : words.renewsOn, ends ?? ''],
          ]
        : []),
      ...invoices.map((invoice) => [
        `${words.receipt} ${words.date(invoice.created)}`,
        words.amount(invoice.amount_due, invoice.currency),
      ]),
    ] as [string, string][],
    note: running ? words.portalNote : words.nothingRuns,
    isProblem: false,
    actions: running ? [change, card] : [],
    back: { label: words.back, href: returnUrl },
  });
}

function receiptPage(invoice: Invoice) {
  const words = wordsOf('it');
  return renderPage(words, {
    title: words.receipt,
    facts: [
      [words.number, invoice.id],
      [words.date(invoice.created), words.amount(invoice.amount_due, invoice.currency)],
    ],
    note: words.receiptNote,
    isProblem: false,
    actions: [],
    back: { label: words.back, href: '/profile#stanze' },
  });
}
