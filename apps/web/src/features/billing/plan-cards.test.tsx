import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { type Session, session } from '#lib/session/session.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { PlanCards } from './plan-cards.tsx';

const PRICES = {
  payments: 'ready',
  plans: [
    { plan: 'monthly', amount_cents: 990, currency: 'eur' },
    { plan: 'yearly', amount_cents: 9900, currency: 'eur' },
  ],
};

beforeAll(() => loadMessages('billing', 'catalogue', 'errors'));
afterEach(() => {
  session.clear();
  queryClient.clear();
});

async function show(given: Readonly<Record<string, unknown>>) {
  const user = { id: 7, premium: false, break_until: null, ...given } as unknown as Session['user'];
  session.set({ user, token: 'token', budget: '0.00' });
  vi.stubGlobal('fetch', async () => Response.json(PRICES));
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

  it('are not sold during a break, which says until when', async () => {
    await show({ break_until: '2999-03-10T14:00:00Z' });
    await expect.element(page.getByText(/9,90/)).toBeVisible();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/in pausa fino a .*10 marzo 2999.*A Pro puoi passare quando/);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
