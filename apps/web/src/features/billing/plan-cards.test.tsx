import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { type Session, session } from '#lib/session/session.ts';
import { ownSubscription } from '#testing/own-subscription.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { PlanCards } from './plan-cards.tsx';
import { RecordBesidePrice } from './record-beside-price.tsx';

const PRICES = {
  payments: 'ready',
  plans: [
    { plan: 'monthly', amount_cents: 990, currency: 'eur' },
    { plan: 'yearly', amount_cents: 9900, currency: 'eur' },
  ],
};

beforeAll(() => loadMessages('billing', 'catalogue', 'common', 'errors'));
afterEach(() => {
  session.clear();
  queryClient.clear();
});

async function show(given: Readonly<Record<string, unknown>>, subscriptions: unknown[] = []) {
  const user = { id: 7, premium: false, break_until: null, ...given } as unknown as Session['user'];
  session.set({ user, token: 'token', budget: '0.00' });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/subscriptions/') ? { results: subscriptions } : PRICES),
  );
  return renderInRouter(
    <QueryProvider>
      <PlanCards user={user} />
    </QueryProvider>,
  );
}

describe('the plans', () => {
  it('are on sale', async () => {
    await show({});
    await expect.element(page.getByRole('button', { name: /^Passa a Pro/ }).nth(1)).toBeVisible();
  });

  it('are not announced for later when they could not be loaded', async () => {
    let isGone = true;
    vi.stubGlobal('fetch', async () => {
      if (isGone) throw new TypeError('Failed to fetch');
      return Response.json(PRICES);
    });
    await renderInRouter(
      <QueryProvider>
        <PlanCards user={null} />
        <RecordBesidePrice />
      </QueryProvider>,
    );
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(2);
    expect(page.getByText(/disponibili a breve/).elements()).toHaveLength(0);
    isGone = false;
    await page.getByRole('button', { name: 'Riprova' }).first().click();
    await expect.element(page.getByText(/9,90/)).toBeVisible();
  });

  it('are not sold during a break, and say until when it lasts', async () => {
    await show({ break_until: '2999-03-10T14:00:00Z' });
    await expect.element(page.getByText(/9,90/)).toBeVisible();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/in pausa fino a .*10 marzo 2999.*A Pro puoi passare quando/);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('mark the plan that the user pays for, and link only to its subscription', async () => {
    await show({ premium: true }, [
      ownSubscription('monthly', 'ended'),
      ownSubscription('yearly', 'active'),
    ]);
    await expect
      .element(page.getByRole('heading', { level: 3 }).nth(1))
      .toMatchTextContent('Pro annuale · Il tuo piano');
    await expect.element(page.getByText('Il tuo piano')).toBeVisible();
    expect(page.getByRole('link', { name: /^Gestisci/ }).elements()).toHaveLength(1);
  });

  it('have nothing to manage for a user who was given Pro', async () => {
    await show({ premium: true }, [ownSubscription('monthly', 'ended')]);
    await expect.element(page.getByText(/Senza abbonamento/)).toBeVisible();
    await expect.element(page.getByText(/9,90/)).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
    expect(page.getByText('Il tuo piano').elements()).toHaveLength(0);
  });
});
