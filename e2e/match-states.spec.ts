import { expect } from '@playwright/test';
import type { MatchDetail } from '@tredici/contract/match';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { openChanged, PHONE } from './match-page.ts';

test.use({ account: 'pro' });

const without = (...keys: (keyof MatchDetail)[]) =>
  Object.fromEntries(keys.map((key) => [key, null])) as Partial<MatchDetail>;

test('a finished match shows its result, losses like wins', async ({ page }) => {
  const [made, hash] = ['2026-11-01T05:00:00.000Z', 'ab'.repeat(32)];
  await openChanged(page, (real) => ({
    status: 'finished',
    home_goals: 2,
    away_goals: 1,
    outcomes: { '1': 'won', X: 'lost', '2': 'lost', '1X': 'won', X2: 'lost', '12': 'won' },
    forecast: { ...real.forecast!, made_at: made, frozen_at: made, sequence: 1234, hash },
  }));
  await expect(page.getByText('Finita', { exact: true })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Esito finale', exact: true }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Uscito');
  await expect(rows.nth(2)).toContainText('Non uscito');
  const looks = await rows
    .getByText(/^(Uscito|Non uscito)$/)
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).color));
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  const scores = page.getByRole('table', { name: 'Probabilità di ogni risultato' });
  await expect(scores.getByText('il risultato finale')).toBeAttached();
  await expect(page.getByText('Riga 1.234')).toBeVisible();
  await expect(page.getByText(hash)).toBeVisible();
  await expectAccessible(page);
});

test('an old match is complete without the data that was not kept', async ({ page }) => {
  await openChanged(page, (real) => ({
    ...without('interval', 'explanation', 'scores'),
    forecast: { ...real.forecast!, replayed: true },
  }));
  await expect(
    page.getByText('Intervallo, motivi e risultati esatti non sono stati'),
  ).toBeVisible();
  await expect(page.getByText('Senza intervallo')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Perché questa stima' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a postponed match without a forecast says both', async ({ page }) => {
  await openChanged(page, () => ({
    ...without('forecast', 'model', 'market', 'blend', 'interval', 'explanation', 'scores'),
    bets: {},
    status: 'postponed',
  }));
  await expect(page.getByText('Rinviata', { exact: true })).toBeVisible();
  await expect(page.getByText('La stima arriva al più tardi 30 giorni prima')).toBeVisible();
  await expectAccessible(page);
});

test('without odds the page shows the model alone and says so', async ({ page }) => {
  await openChanged(page, (real) => ({
    ...without('market', 'blend', 'bet_house_url'),
    bets: real.model!,
    odds: {},
    bookmakers: [],
  }));
  await expect(page.getByText('la stima è quella del solo modello')).toBeVisible();
  await expect(page.getByText('Nessun bookmaker quota questa partita, per ora.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Le tre quote più alte' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('one bookmaker without an address: its prices, and nothing to click', async ({ page }) => {
  const match = await openChanged(page, (real) => {
    const [only] = real.bookmakers;
    return {
      odds: { [only!]: { ...real.odds[only!]!, url: null } } as MatchDetail['odds'],
      bookmakers: [only!],
    };
  });
  const odds = page.getByRole('table', { name: 'Quote per bookmaker, Esito finale' });
  await expect(odds.getByRole('rowheader')).toHaveCount(2);
  await expect(odds.getByRole('rowheader').nth(1)).toContainText(match.bookmakers[0]!);
  await expect(odds.getByText('la migliore')).toHaveCount(3);
  await expect(page.locator('main a[target="_blank"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('thirty bookmakers scroll inside their table, not the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const names = Array.from({ length: 30 }, (_, at) => `Bookmaker dal Nome Lungo ${at + 1}`);
  await openChanged(page, (real) => {
    const offers = Object.values(real.odds);
    return {
      odds: Object.fromEntries(names.map((name, at) => [name, offers[at % offers.length]!])),
      bookmakers: names,
    };
  });
  await expectNoSidewaysScroll(page);
  // Parts far below are drawn as the user scrolls near them.
  await page.getByRole('heading', { name: 'Esiti e quote' }).scrollIntoViewIfNeeded();
  const box = page.getByRole('region', { name: 'Esito finale, scorri di lato', exact: true });
  const first = box.getByRole('rowheader').first();
  const at = (await first.boundingBox())!.x;
  await box.evaluate((element) => element.scrollTo({ left: 800 }));
  expect((await first.boundingBox())!.x).toBe(at);
  const odds = page.getByRole('table', { name: 'Quote per bookmaker, Esito finale' });
  await expect(odds.getByRole('rowheader')).toHaveCount(13);
  await page.getByRole('button', { name: 'Mostra tutti i 30 bookmaker' }).click();
  await expect(odds.getByRole('rowheader')).toHaveCount(31);
  await expectNoSidewaysScroll(page);
});

test('with hidden odds the page is complete and shows no price', async ({ page }) => {
  await openChanged(page, () => ({ odds_hidden: true, odds: {}, bookmakers: [] }));
  await expect(page.getByRole('heading', { name: 'Gli esiti' })).toBeVisible();
  for (const gone of ['Esiti e quote', 'Le quote', 'Le tre quote più alte']) {
    await expect(page.getByRole('heading', { name: gone })).toHaveCount(0);
  }
  await expect(page.getByText(/quota/i)).toHaveCount(0);
  await expectAccessible(page);
});

test("kick-offs around the clock change are shown in Rome's time", async ({ page }) => {
  for (const [instant, shown] of [
    ['2026-10-25T22:30:00.000Z', 'domenica 25 ottobre 2026 alle ore 23:30'],
    ['2027-03-28T21:30:00.000Z', 'domenica 28 marzo 2027 alle ore 23:30'],
  ] as const) {
    await openChanged(page, () => ({ match_date: instant, date: instant.slice(0, 10) }));
    await expect(page.getByText(shown)).toBeVisible();
  }
});
