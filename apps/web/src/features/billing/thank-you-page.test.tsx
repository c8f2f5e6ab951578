import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { type Session, session } from '#lib/session/session.ts';
import { ownSubscription } from '#testing/own-subscription.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { ThankYouPage } from './thank-you-page.tsx';

const USER = {
  id: 7,
  username: 'paola@tredici.test',
  email: 'paola@tredici.test',
  first_name: 'Paola',
  last_name: 'Neri',
  premium: false,
  receive_newsletter: false,
  language: 'it',
  no_odds: false,
  break_until: null,
  session_reminder_minutes: null,
  role: 'user',
} as unknown as Session['user'];

const PAID = { results: [ownSubscription('monthly', 'active')] };

/** A user with Pro. */
function stubPro(user: Session['user'], subscriptions: unknown) {
  session.set({ user, token: 'token', budget: '0.00' });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/subscriptions/')
        ? subscriptions
        : { user, premium: true, budget: '1.00', deletion_asked_at: null },
    ),
  );
}

const enter = () =>
  renderInRouter(
    <QueryProvider>
      <ThankYouPage userId={7} contact="ciao@tredici.test" />
    </QueryProvider>,
  );

it('reloads the profile on every entry, and stores the result', async () => {
  await loadMessages('billing', 'errors');
  session.set({ user: USER, token: 'token', budget: '0.00' });
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/subscriptions/')) return Response.json(PAID);
    asked += 1;
    const user = { ...USER, premium: true };
    const profile = { user, premium: true, budget: `${asked}.00`, deletion_asked_at: null };
    return Response.json(profile);
  });
  for (const entry of [1, 2, 3]) {
    const shown = await enter();
    await expect.poll(() => asked).toBe(entry);
    await expect.poll(() => session.get()?.budget).toBe(`${entry}.00`);
    expect(session.get()?.user.premium).toBe(true);
    await expect.element(page.getByRole('link', { name: 'Vai alla home' })).toBeVisible();
    await shown.unmount();
  }
  session.clear();
});

it('says what a break keeps closed', async () => {
  await loadMessages('billing', 'errors');
  stubPro({ ...USER, premium: true, break_until: '2999-03-10T14:00:00Z' }, PAID);
  const shown = await enter();
  await expect
    .element(page.getByText(/si aprono quando finisce la tua pausa, .*10 marzo 2999/))
    .toBeVisible();
  await shown.unmount();
  session.clear();
});

it('mentions no payment to a user who was given Pro', async () => {
  await loadMessages('billing', 'errors');
  stubPro({ ...USER, premium: true }, { results: [] });
  await enter();
  await expect.element(page.getByText(/non risulta nessun abbonamento/)).toBeVisible();
  expect(page.getByText(/Il pagamento è arrivato/).elements()).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Vai alla home' })).toBeVisible();
  session.clear();
});
