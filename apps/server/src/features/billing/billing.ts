import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { Deps } from '#http/deps.ts';
import type { Log } from '#log/logging.ts';
import type { MailQueue } from '#mail/queue.ts';
import { createPrices, type Prices } from './prices.ts';
import { createPayments, type PaymentSettings, type Payments } from './stripe-client.ts';
import { createSyncQueue, type SyncQueue } from './sync-queue.ts';

/** Everything that payments need; absent if they are not configured. */
export interface Billing {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Deps['clock'];
  readonly log: Log;
  readonly mail: MailQueue;
  readonly payments: Payments;
  readonly prices: Prices;
  readonly queue: SyncQueue;
  readonly publicUrl: string;
}

export interface BillingParts {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Deps['clock'];
  readonly log: Log;
  readonly mail: MailQueue;
  readonly config: Pick<Deps['config'], 'publicUrl'>;
  readonly settings: PaymentSettings;
}

export function createBilling({ config, settings, ...parts }: BillingParts): Billing {
  const payments = createPayments(settings);
  return {
    ...parts,
    payments,
    prices: createPrices(payments, parts.log),
    queue: createSyncQueue(parts.pool, parts.log),
    publicUrl: config.publicUrl,
  };
}

/** The settings of payments, or undefined unless all required ones are given. */
export function paymentSettings({
  stripe,
}: Pick<Deps['config'], 'stripe'>): PaymentSettings | undefined {
  const { secretKey, webhookSecret, priceMonthly, priceYearly } = stripe;
  if (!secretKey || !webhookSecret || !priceMonthly || !priceYearly) return undefined;
  return {
    secretKey,
    webhookSecret,
    prices: { monthly: priceMonthly, yearly: priceYearly },
    apiUrl: stripe.apiUrl,
    automaticTax: stripe.automaticTax,
  };
}
