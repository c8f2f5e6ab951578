import { PLANS, type Plan } from '@tredici/contract/billing';
import type { Log } from '#log/logging.ts';
import { type Payments, withinBudget } from './stripe-client.ts';

export interface PlanPrice {
  readonly plan: Plan;
  readonly amountCents: number;
  readonly currency: string;
}

/** Prices change rarely, and the page that shows them must not wait for the provider. */
const KEEP_MS = 10 * 60_000;
const RETRY_MS = 30_000;
const READ_BUDGET_MS = 8_000;

export interface Prices {
  /** What can be bought; empty while unknown. Old prices are better than none. */
  current(): Promise<readonly PlanPrice[]>;
}

export function createPrices(payments: Payments, log: Log): Prices {
  let known: readonly PlanPrice[] = [];
  let again = 0;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      known = await readPrices(payments, log);
      again = performance.now() + KEEP_MS;
    } catch (error) {
      log.warn({ err: error }, 'payments: prices cannot be read');
      again = performance.now() + RETRY_MS;
    } finally {
      reading = undefined;
    }
  };
  return {
    async current() {
      if (performance.now() >= again) reading ??= read();
      if (known.length === 0) await reading;
      return known;
    },
  };
}

/** A price that does not exist, is not active or is not recurring cannot be sold; the others can. */
async function readPrices({ stripe, settings }: Payments, log: Log): Promise<PlanPrice[]> {
  const call = withinBudget(READ_BUDGET_MS);
  const found: PlanPrice[] = [];
  for (const plan of PLANS) {
    const id = settings.prices[plan];
    try {
      const price = await call((options) => stripe.prices.retrieve(id, {}, options));
      const isSold = price.active && price.type === 'recurring' && price.unit_amount !== null;
      if (isSold) found.push({ plan, amountCents: price.unit_amount!, currency: price.currency });
      else log.warn({ plan, price: id }, 'payments: this price cannot be sold');
    } catch (error) {
      if ((error as Error).name === 'PaymentsUnavailable') throw error;
      log.warn({ plan, price: id }, 'payments: the provider has no such price');
    }
  }
  return found;
}
