import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CustomerAccount,
  coveredUntil,
  type ProviderInvoice,
  type ProviderSubscription,
} from './paid-coverage.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const plusHours = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);

const monthly: ProviderSubscription = {
  id: 'sub_1',
  status: 'active',
  createdAt: day('2026-03-01'),
  cancelAt: null,
  endedAt: null,
  priceId: 'price_m',
  interval: 'month',
  amountCents: 999,
  currency: 'eur',
};

const bought: ProviderInvoice = {
  id: 'in_1',
  subscriptionId: 'sub_1',
  status: 'paid',
  reason: 'subscription_create',
  createdAt: day('2026-03-01'),
  paidAt: day('2026-03-01'),
  amountCents: 999,
  refundedCents: 0,
  currency: 'eur',
  attempts: 1,
  isDisputeLost: false,
  lines: [{ from: day('2026-03-01'), to: day('2026-04-01'), amountCents: 999 }],
  hostedUrl: null,
  paymentIntents: ['pi_1'],
};

const renewal: ProviderInvoice = {
  ...bought,
  id: 'in_2',
  status: 'open',
  reason: 'subscription_cycle',
  createdAt: day('2026-04-01'),
  paidAt: null,
  lines: [{ from: day('2026-04-01'), to: day('2026-05-01'), amountCents: 999 }],
};

const until = (
  invoices: readonly ProviderInvoice[],
  subscription: Partial<ProviderSubscription> = {},
) => {
  const own = { ...monthly, ...subscription };
  return coveredUntil(own, { subscriptions: [own], invoices });
};

describe('premium until', () => {
  it('is nothing without a payment', () => {
    expect(until([])).toBeNull();
    expect(until([{ ...bought, status: 'open' }], { status: 'incomplete' })).toBeNull();
  });

  it('follows the paid period, not one that the provider has already moved on to', () => {
    expect(until([bought, { ...renewal, status: 'void' }], { status: 'canceled' })).toEqual(
      day('2026-04-01'),
    );
  });

  it('waits two hours for a renewal that has not been opened yet', () => {
    expect(until([bought])).toEqual(plusHours(day('2026-04-01'), 2));
  });

  it.each(['draft', 'open'])('waits seven days while a renewal is %s', (status) => {
    expect(until([bought, { ...renewal, status }])).toEqual(plusDays(day('2026-04-01'), 7));
    expect(until([bought, { ...renewal, status }], { status: 'past_due' })).toEqual(
      plusDays(day('2026-04-01'), 7),
    );
  });

  it.each(['canceled', 'unpaid', 'paused', 'incomplete_expired'])(
    'gives no grace to a subscription that is %s',
    (status) => {
      expect(until([bought, renewal], { status })).toEqual(day('2026-04-01'));
    },
  );

  it('gives no grace once the renewal was given up', () => {
    expect(until([bought, { ...renewal, status: 'uncollectible' }])).toEqual(
      plusHours(day('2026-04-01'), 2),
    );
  });

  it('moves on when the renewal is paid', () => {
    expect(until([bought, { ...renewal, status: 'paid' }])).toEqual(
      plusHours(day('2026-05-01'), 2),
    );
  });

  it('stops at the date of a cancellation, without grace', () => {
    expect(until([bought], { cancelAt: day('2026-04-01') })).toEqual(day('2026-04-01'));
    expect(until([bought, renewal], { cancelAt: day('2026-03-20') })).toEqual(day('2026-03-20'));
  });

  it('keeps the paid period after a cancellation with immediate effect', () => {
    expect(until([bought], { status: 'canceled', endedAt: day('2026-03-10') })).toEqual(
      day('2026-04-01'),
    );
  });

  it('ends with a full refund or a lost dispute, not with a partial refund', () => {
    expect(until([{ ...bought, refundedCents: 999 }])).toBeNull();
    expect(until([{ ...bought, isDisputeLost: true }])).toBeNull();
    expect(until([{ ...bought, refundedCents: 500 }])).toEqual(plusHours(day('2026-04-01'), 2));
  });

  it('counts a purchase that a promotion made free', () => {
    const free = { ...bought, amountCents: 0, lines: [{ ...bought.lines[0]!, amountCents: 0 }] };
    expect(until([free], { cancelAt: day('2026-04-01') })).toEqual(day('2026-04-01'));
  });

  it('subtracts the rest of a year that was credited when the plan was changed', () => {
    const year = {
      ...bought,
      lines: [{ from: day('2026-03-01'), to: day('2027-03-01'), amountCents: 9900 }],
    };
    const change = {
      ...bought,
      id: 'in_3',
      reason: 'subscription_update',
      createdAt: day('2026-03-10'),
      lines: [
        { from: day('2026-03-10'), to: day('2027-03-01'), amountCents: -9600 },
        { from: day('2026-03-10'), to: day('2026-04-10'), amountCents: 999 },
      ],
    };
    expect(until([year, change], { status: 'canceled' })).toEqual(day('2026-04-10'));
  });

  it('ignores payments of another subscription', () => {
    const second = { ...monthly, id: 'sub_2', cancelAt: day('2026-06-01') };
    const account: CustomerAccount = {
      subscriptions: [{ ...monthly, status: 'canceled' }, second],
      invoices: [
        bought,
        {
          ...bought,
          id: 'in_9',
          subscriptionId: 'sub_2',
          lines: [{ from: day('2026-05-01'), to: day('2026-06-01'), amountCents: 999 }],
        },
      ],
    };
    const [first] = account.subscriptions;
    expect(coveredUntil(first!, account)).toEqual(day('2026-04-01'));
    expect(coveredUntil(second, account)).toEqual(day('2026-06-01'));
  });

  it("does not depend on the order of the provider's lists", () => {
    const invoices = [
      bought,
      { ...renewal, status: 'paid' },
      { ...renewal, id: 'in_4', createdAt: day('2026-05-01') },
      { ...bought, id: 'in_5', refundedCents: 999 },
    ];
    const expected = until(invoices);
    fc.assert(
      fc.property(fc.shuffledSubarray(invoices, { minLength: invoices.length }), (shuffled) => {
        expect(until(shuffled)).toEqual(expected);
      }),
      { seed: 13 },
    );
  });
});
