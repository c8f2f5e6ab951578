import { group, type Parameters, unknownParameter } from './form-parameters.ts';
import { type CheckoutSession, listOf, newId, type ObjectKinds } from './objects.ts';
import {
  cancelSubscription,
  type Provider,
  refundCharge,
  setCancelAtPeriodEnd,
} from './provider.ts';

/** Only the calls of the provider's API that the product makes: any other path or parameter is refused as the
 *  provider would refuse it. */

export interface ApiReply {
  readonly status: number;
  readonly body: object;
}

interface Route {
  readonly method: 'DELETE' | 'GET' | 'POST';
  /** Segments; `:id` matches any. */
  readonly path: string;
  readonly parameters: readonly string[];
  answer(context: CallContext): Promise<object | ApiError>;
}

interface CallContext {
  readonly provider: Provider;
  /** Where the pages of checkout and portal are. */
  readonly pagesUrl: string;
  readonly id: string;
  readonly given: Parameters;
}

class ApiError {
  readonly status: number;
  readonly message: string;
  readonly code: string | undefined;
  /** The wrong parameter. */
  readonly param: string | undefined;
  constructor(status: number, message: string, code?: string, param?: string) {
    this.status = status;
    this.message = message;
    this.code = code;
    this.param = param;
  }
}

const PAGE = ['limit', 'starting_after', 'ending_before'];
const DAY = 86_400;

const missing = (kind: string, id: string) =>
  new ApiError(404, `No such ${kind}: '${id}'`, 'resource_missing', 'id');

/** A parameter that refers to an object that does not exist. */
const missingAt = (param: string, kind: string, id: string | undefined) =>
  new ApiError(400, `No such ${kind}: '${id ?? ''}'`, 'resource_missing', param);

const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/prices/:id',
    parameters: ['expand[]'],
    answer: ({ provider, id }) => find(provider, 'price', id),
  },
  {
    method: 'POST',
    path: '/v1/customers',
    parameters: ['email', 'name', 'metadata[*]', 'preferred_locales[]'],
    answer: async ({ provider, given }) => {
      const customer = {
        id: newId('cus'),
        object: 'customer' as const,
        created: provider.now(),
        email: given.email ?? null,
        livemode: false as const,
        metadata: group(given, 'metadata'),
        name: given.name ?? null,
      };
      await provider.store.put('customer', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    parameters: ['expand[]'],
    answer: ({ provider, id }) => find(provider, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    parameters: [
      'mode',
      'ui_mode',
      'customer',
      'client_reference_id',
      'locale',
      'success_url',
      ...['cancel_url', 'allow_promotion_codes', 'line_items[][price]', 'line_items[][quantity]'],
      ...['automatic_tax[enabled]', 'tax_id_collection[enabled]', 'billing_address_collection'],
      ...['customer_update[address]', 'customer_update[name]', 'allowed_payment_method_types[]'],
      ...['metadata[*]', 'subscription_data[metadata][*]'],
    ],
    answer: openCheckout,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    parameters: ['expand[]'],
    answer: ({ provider, id }) => find(provider, 'checkout.session', id),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    parameters: ['expand[]'],
    answer: async ({ provider, id }) => {
      const session = await provider.store.get('checkout.session', id);
      if (!session) return missing('checkout.session', id);
      if (session.status !== 'open') {
        return new ApiError(400, `This Session is ${session.status} and cannot be expired.`);
      }
      const expired = { ...session, status: 'expired' as const, url: null };
      await provider.store.put('checkout.session', expired);
      await provider.tell('checkout.session.expired', expired);
      return expired;
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    parameters: ['customer', 'return_url', 'locale'],
    answer: openPortal,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    parameters: ['customer', 'status', 'price', ...PAGE],
    answer: ({ provider, given }) =>
      list(provider, 'subscription', given, '/v1/subscriptions', (one) =>
        given.status === undefined ? one.status !== 'canceled' : true,
      ),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    parameters: ['cancel_at_period_end'],
    answer: async ({ provider, id, given }) => {
      const subscription = await provider.store.get('subscription', id);
      if (!subscription || subscription.status === 'canceled') return missing('subscription', id);
      return setCancelAtPeriodEnd(provider, subscription, given.cancel_at_period_end === 'true');
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    parameters: ['invoice_now', 'prorate'],
    answer: async ({ provider, id }) => {
      const subscription = await provider.store.get('subscription', id);
      if (!subscription || subscription.status === 'canceled') return missing('subscription', id);
      return cancelSubscription(provider, subscription);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    parameters: ['customer', 'subscription', 'status', 'expand[]', ...PAGE],
    answer: async ({ provider, given }) => {
      const page = await list(provider, 'invoice', given, '/v1/invoices', () => true);
      const isExpanded = Object.values(group(given, 'expand')).includes('data.payments');
      if (isExpanded || !('data' in page)) return page;
      return { ...page, data: page.data.map(({ payments: _, ...invoice }) => invoice) };
    },
  },
  {
    method: 'GET',
    path: '/v1/charges',
    parameters: ['customer', 'payment_intent', ...PAGE],
    answer: ({ provider, given }) => list(provider, 'charge', given, '/v1/charges', () => true),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    parameters: ['charge', 'payment_intent', ...PAGE],
    answer: ({ provider, given }) =>
      list(provider, 'dispute', given, '/v1/disputes', ({ charge }) => charge === given.charge),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    parameters: ['payment_intent', 'amount', 'reason', 'metadata[*]'],
    answer: async ({ provider, given }) => {
      const intent = given.payment_intent ?? '';
      const cents = given.amount === undefined ? undefined : Number(given.amount);
      const refund = await refundCharge(provider, intent, cents);
      if (!refund) return missingAt('payment_intent', 'payment_intent', intent);
      if (refund.amount === 0) {
        return new ApiError(
          400,
          'This charge has already been refunded.',
          'charge_already_refunded',
        );
      }
      return refund;
    },
  },
];

/** Answers one request as the provider would. */
export async function answerApi(
  provider: Provider,
  pagesUrl: string,
  request: { readonly method: string; readonly path: string; readonly given: Parameters },
): Promise<ApiReply> {
  const found = ROUTES.map((route) => ({ route, id: matchPath(route, request) })).find(
    ({ id }) => id !== undefined,
  );
  if (!found) {
    const url = `${request.method}: ${request.path}`;
    return reply(new ApiError(404, `Unrecognized request URL (${url}).`));
  }
  const { route, id } = found;
  const unknown = unknownParameter(request.given, route.parameters);
  if (unknown !== undefined) {
    return reply(new ApiError(400, `Received unknown parameter: ${unknown}`, 'parameter_unknown'));
  }
  const { given } = request;
  return reply(await route.answer({ provider, pagesUrl, id: id ?? '', given }));
}

function reply(answer: object): ApiReply {
  if (!(answer instanceof ApiError)) return { status: 200, body: answer };
  const { status, message, code, param } = answer;
  const details = { ...(code && { code }), ...(param && { param }) };
  return { status, body: { error: { type: 'invalid_request_error', message, ...details } } };
}

/** The value of `:id`, empty if the path has none; undefined for another path. */
function matchPath(
  route: Route,
  request: { readonly method: string; readonly path: string },
): string | undefined {
  if (route.method !== request.method) return undefined;
  const expected = route.path.split('/');
  const segments = request.path.split('/');
  if (segments.length !== expected.length) return undefined;
  let id = '';
  for (const [at, segment] of expected.entries()) {
    if (segment === ':id') id = decodeURIComponent(segments[at]!);
    else if (segment !== segments[at]) return undefined;
  }
  return id;
}

async function find(provider: Provider, kind: keyof ObjectKinds, id: string) {
  return (await provider.store.get(kind, id)) ?? missing(kind, id);
}

async function list<K extends keyof ObjectKinds>(
  provider: Provider,
  kind: K,
  given: Parameters,
  url: string,
  isAsked: (value: ObjectKinds[K]) => boolean,
) {
  const all = (await provider.store.list(kind, given.customer)).filter(isAsked);
  const after = given.starting_after;
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) return missing(kind, after);
  const limit = Number(given.limit ?? 10);
  return listOf(all.slice(from, from + limit), url, from + limit < all.length);
}

async function openCheckout({ provider, given, pagesUrl }: CallContext) {
  const customer = await provider.store.get('customer', given.customer ?? '');
  if (!customer) return missingAt('customer', 'customer', given.customer);
  const PRICE = 'line_items[0][price]';
  const price = await provider.store.get('price', given[PRICE] ?? '');
  if (!price) return missingAt(PRICE, 'price', given[PRICE]);
  if (!price.active) {
    return new ApiError(400, 'The price specified is inactive.', 'price_inactive', PRICE);
  }
  if (given.mode !== 'subscription' || !given.success_url) {
    return new ApiError(400, 'Missing required param: mode or success_url.', 'parameter_missing');
  }
  const id = newId('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    cancel_url: given.cancel_url ?? given.success_url,
    client_reference_id: given.client_reference_id ?? null,
    created: provider.now(),
    customer: customer.id,
    expires_at: provider.now() + DAY,
    invoice: null,
    livemode: false,
    locale: given.locale ?? null,
    mode: 'subscription',
    payment_status: 'unpaid',
    price: price.id,
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    ui_mode: 'hosted_page',
    url: `${pagesUrl}/cassa/${id}`,
    metadata: group(given, 'metadata'),
    subscription_metadata: group(given, 'subscription_data[metadata]'),
  };
  await provider.store.put('checkout.session', session);
  return session;
}

async function openPortal({ provider, given, pagesUrl }: CallContext) {
  const customer = await provider.store.get('customer', given.customer ?? '');
  if (!customer) return missingAt('customer', 'customer', given.customer);
  const id = newId('bps');
  const session = {
    id,
    object: 'billing_portal.session' as const,
    created: provider.now(),
    customer: customer.id,
    livemode: false as const,
    locale: given.locale ?? null,
    return_url: given.return_url ?? pagesUrl,
    url: `${pagesUrl}/abbonamento/${id}`,
  };
  await provider.store.put('billing_portal.session', session);
  return session;
}
