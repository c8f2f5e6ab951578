import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Cable, layCable } from './cable.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { keepSession, registerUser } from './new-user.ts';

/** A championship of three, one of them the user's own team, whose auction has not begun. */
async function prepareAuction(page: Page, request: APIRequestContext) {
  const token = await keepSession(page, await registerUser(request));
  const ask = async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/v1/tredici/fantasy/${path}`;
    const reply = await (data
      ? request.post(url, { headers, data })
      : request.get(url, { headers }));
    return reply.json();
  };
  const league = await ask('championships/', {
    name: 'Cantina',
    rules: 'classic-standard',
    participants: ['Io', 'Tu', 'Noi'],
  });
  const team = await ask('teams/', {
    name: 'Io',
    championship_id: league.id,
    participant_id: league.participants[0].id,
  });
  const sold = async () => (await ask(`championships/${league.id}/purchases/`)).results.length;
  return { address: `/asta/${team.id}`, sold };
}

const money = (page: Page) =>
  page.getByRole('main').locator('dl').first().getByRole('definition').first();

test('an auction goes by keyboard: a name, a price and a key', async ({ page, request }) => {
  const { address, sold } = await prepareAuction(page, request);
  await page.goto(address);
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Aggiudicato a')).toBeFocused();
  await expect(page.getByText('Al suo valore')).toBeVisible();
  await page.keyboard.type('4.5');
  await expect(page.getByText('Un prezzo è un numero intero')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(page.getByText('Se lo prendi a 40')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(money(page)).toHaveText('460');
  await expect(page.getByText('Offerta massima 437')).toBeVisible();
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('900');
  await expect(page.getByRole('button', { name: /^Tu / })).toContainText('oltre l’offerta massima');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect.poll(sold).toBe(2);
  await page
    .getByRole('button', { name: /^Annulla l’acquisto/ })
    .first()
    .click();
  await expect.poll(sold).toBe(1);
  await page.getByText('A sorteggio').click();
  await page.getByRole('button', { name: 'Estrai il prossimo' }).click();
  await expect(page.getByLabel('Aggiudicato a')).toBeFocused();
});

test.describe('without a network', () => {
  const inCellar = test.extend<{ cable: Cable; direct: APIRequestContext }>({
    // The browser goes through the cable; the server's state is asked for directly.
    direct: async ({ playwright }, use, { project }) => {
      const direct = await playwright.request.newContext({ baseURL: project.use.baseURL! });
      await use(direct);
      await direct.dispose();
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from the pattern.
    cable: async ({}, use, { project }) => {
      const cable = await layCable(project.use.baseURL!);
      await use(cable);
      cable.remove();
    },
    baseURL: ({ cable }, use) => use(cable.origin),
  });
  inCellar.use({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    serviceWorkers: 'allow',
    expectedComplaints: /ERR_/,
  });

  inCellar(
    'what is bought without a network is kept and sent later',
    async ({ page, direct, context, cable }) => {
      const { address, sold } = await prepareAuction(page, direct);
      await page.goto(address);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      const kept = () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('tredici-offline-'));
          const keys = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return keys.flat().map(({ url }) => new URL(url).pathname.split('/').at(-2));
        });
      await expect.poll(kept).toEqual(expect.arrayContaining(['market', 'purchases']));
      await page.reload();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await context.setOffline(true);
      cable.pullOut();
      await page.reload();
      await page
        .getByRole('button', { name: /Valore/ })
        .first()
        .click();
      await page.getByLabel('Aggiudicato a').fill('12');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Io', exact: true }).click();
      await expect(page.getByText('1 modifica è solo su questo dispositivo')).toBeVisible();
      await expect(money(page)).toHaveText('488');
      await page.reload();
      await expect(money(page)).toHaveText('488');
      expect(await sold()).toBe(0);
      cable.plugIn();
      await context.setOffline(false);
      await expect.poll(sold).toBe(1);
      await expect(page.getByText('solo su questo dispositivo')).toHaveCount(0);
    },
  );
});
