import { randomBytes } from 'node:crypto';

/** The objects of the payment provider's API that the demonstration needs, in the shape of its version
 *  2026-10-28: only fields that the product reads or a person would look for. */

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly active: boolean;
  readonly currency: string;
  readonly livemode: false;
  readonly product: string;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: 1 };
  readonly tax_behavior: 'inclusive';
  readonly type: 'recurring';
  readonly unit_amount: number;
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly name: string | null;
  /** Set on the demonstration's own page: the next renewal is not collected. */
  readonly card_fails?: boolean;
}

export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly customer: string;
  readonly expires_at: number;
  readonly invoice: string | null;
  readonly livemode: false;
  readonly locale: string | null;
  readonly mode: 'subscription';
  readonly payment_status: 'paid' | 'unpaid';
  readonly price: string;
  readonly status: 'complete' | 'expired' | 'open';
  readonly subscription: string | null;
  readonly success_url: string;
  readonly ui_mode: 'hosted_page';
  readonly url: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly subscription_metadata: Readonly<Record<string, string>>;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly collection_method: 'charge_automatically';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly ended_at: number | null;
  readonly items: List<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly start_date: number;
  readonly status: 'active' | 'canceled' | 'past_due';
}

interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly price: Price;
  readonly quantity: 1;
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly hosted_invoice_url: string;
  readonly invoice_pdf: string;
  readonly lines: List<InvoiceLine>;
  readonly livemode: false;
  readonly next_payment_attempt: number | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: object };
  };
  readonly payments: List<object>;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly marked_uncollectible_at: null;
    readonly paid_at: number | null;
    readonly voided_at: null;
  };
}

interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly parent: object;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_refunded: number;
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly disputed: boolean;
  readonly livemode: false;
  readonly paid: true;
  readonly payment_intent: string;
  readonly receipt_url: string;
  readonly refunded: boolean;
  readonly status: 'succeeded';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly status: 'succeeded';
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly status: string;
}

export interface PortalSession {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly created: number;
  readonly customer: string;
  readonly livemode: false;
  readonly locale: string | null;
  readonly return_url: string;
  readonly url: string;
}

export interface PaymentEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
}

export interface List<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** The stored reply to a request with an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  readonly object: 'kept_answer';
  readonly created: number;
  readonly asked: string;
  readonly status: number;
  readonly body: object;
}

export interface ObjectKinds {
  price: Price;
  customer: Customer;
  'checkout.session': CheckoutSession;
  subscription: Subscription;
  invoice: Invoice;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'billing_portal.session': PortalSession;
  event: PaymentEvent;
  kept_answer: KeptAnswer;
}

export const API_VERSION = '2026-10-28.endive';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const listOf = <T>(data: readonly T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
