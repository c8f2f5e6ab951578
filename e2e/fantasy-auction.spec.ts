import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { rowsOf } from '@tredici/contract/columns';
import type { Market } from '@tredici/contract/fantasy-players';
import { type Cable, layCable } from './cable.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { keepSession, registerUser } from './new-user.ts';

interface Table {
  readonly participants?: readonly string[];
  /** Those whom the user's team has before the auction, at this price each. */
  readonly held?: number;
  readonly price?: number;
}

/** A championship, by default of three, with the user's own team in it, whose auction has not begun. */
async function prepareAuction(
  page: Page,
  request: APIRequestContext,
  { participants = ['Io', 'Tu', 'Noi'], held = 0, price = 1 }: Table = {},
) {
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
    participants,
  });
  const players = await listRosters(ask, participants.length);
  const team = await ask('teams/', {
    name: 'Io',
    championship_id: league.id,
    participant_id: league.participants[0].id,
    players: players
      .filter((_, at) => at % participants.length === 0)
      .slice(0, held)
      .map(({ id }) => ({ player_id: id, price })),
  });
  const sold = async () => (await ask(`championships/${league.id}/purchases/`)).results.length;
  return { address: `/asta/${team.id}`, sold, players };
}

/** Players for complete rosters, by role and in turn for each participant; those first who share name and club with
 *  another. */
async function listRosters(ask: (path: string) => Promise<unknown>, teams: number) {
  const { clubs, players } = (await ask('market/')) as Market;
  const left = rowsOf(players).filter(({ has_left }) => !has_left);
  const byName = Map.groupBy(left, ({ name, club }) => `${name} ${club}`);
  const known = left.map(({ id, name, club, role }) => {
    const isShared = byName.get(`${name} ${club}`)!.length > 1;
    return { id, name, role, club: clubs[club]!.name, isShared };
  });
  known.sort((a, b) => Number(b.isShared) - Number(a.isShared));
  return Object.entries({ P: 3, D: 8, C: 8, A: 6 }).flatMap(([role, count]) =>
    known.filter((player) => player.role === role).slice(0, count * teams),
  );
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

test('an auction goes on from the roster that the team has', async ({ page, request }) => {
  const { address, sold, players } = await prepareAuction(page, request, { held: 24, price: 19 });
  await page.goto(address);
  await expect(money(page)).toHaveText('44');
  await expect(page.getByText('Offerta massima 44')).toBeVisible();
  await expect(page.getByText('Rosa: 24 giocatori')).toBeVisible();
  const [first] = players;
  await page.getByRole('searchbox').fill(`${first!.name} ${first!.club}`);
  await expect(page.getByText('Nessuno resta con questo nome o ruolo.')).toBeVisible();
  const forward = players.at(-1)!;
  await page.getByRole('searchbox').fill(`${forward.name} ${forward.club}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /^Io / })).toContainText('oltre l’offerta massima');
  await page.getByLabel('Aggiudicato a').fill('44');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(money(page)).toHaveText('0');
  await expect.poll(sold).toBe(1);
  await page.reload();
  await expect(money(page)).toHaveText('0');
  await expect(page.getByText('Rosa: 25 giocatori')).toBeVisible();
  await page.getByRole('button', { name: /^Annulla l’acquisto/ }).click();
  await expect.poll(sold).toBe(0);
  await page.reload();
  await expect(money(page)).toHaveText('44');
});

test('a whole auction is entered by keyboard in one run', async ({ page, request }) => {
  test.slow();
  const { address, sold, players } = await prepareAuction(page, request);
  // Some of the demonstration's players have the name and the club of another, in another role.
  expect(players.filter(({ isShared }) => isShared).length).toBeGreaterThan(0);
  await page.goto(address);
  const search = page.getByRole('searchbox');
  await search.focus();
  for (const [at, { name, club, role, isShared }] of players.entries()) {
    await page.keyboard.insertText(`${name} ${club}`);
    if (isShared) await chooseByArrow(page, role);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('123'[at % 3]!);
    // The focus is back where the next name is typed, which is empty again.
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  }
  await expect(page.getByText('Acquisti: 75')).toBeVisible();
  await expect(page.getByText('rosa completa')).toHaveCount(3);
  await expect.poll(sold, { timeout: 30_000 }).toBe(75);
  await expect(page.getByText('Il server non ha accettato')).toHaveCount(0);
});

const ROLE_NAMES = { P: 'Portiere', D: 'Difensore', C: 'Centrocampista', A: 'Attaccante' };

async function chooseByArrow(page: Page, role: keyof typeof ROLE_NAMES) {
  // The list follows what is typed after a moment.
  const rows = page.getByRole('button', { name: /Valore/ });
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((all) => all.map((row) => row.textContent));
  const place = names.findIndex((name) => name.includes(ROLE_NAMES[role]));
  for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown');
  await expect(rows.nth(place)).toBeFocused();
}

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
