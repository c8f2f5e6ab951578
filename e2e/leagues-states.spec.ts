import { readFile } from 'node:fs/promises';
import { expect, type Route } from '@playwright/test';
import { asUser } from './home-replies.ts';
import { expectAccessible, test } from './journey.ts';
import { ALL, answerWith, BETS, lines, picker, SERIE_A, thousand } from './league-lines.ts';

test.use({ account: 'pro' });

test('is told that a league has no matches, and led to the others', async ({ page }) => {
  await page.route(
    BETS,
    answerWith(() => []),
  );
  await page.goto(SERIE_A);
  await expect(page.getByText('Nessuna partita trovata per il torneo.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Affidabilità' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(BETS);
  await page.getByRole('link', { name: 'Tutti i campionati' }).click();
  await expect(page).toHaveURL(ALL);
  await expect(lines(page).first()).toBeVisible();
});

test('is told that there is no such league, and picks another', async ({ page }) => {
  await page.goto('/pronostici/atlantide-serie-z');
  await expect(
    page.getByText('Non è stato trovato alcun campionato corrispondente, selezionarne uno'),
  ).toBeVisible();
  await expectAccessible(page);
  await picker(page).click();
  await page.keyboard.type('giappone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pronostici/japan-j1-league');
  await expect(picker(page)).toHaveValue('Giappone, J1 League');
});

test('never sees the matches of one league under the name of another', async ({ page }) => {
  await page.goto(SERIE_A);
  await expect(page.getByText('Milan', { exact: true }).first()).toBeVisible();
  // The other league does not answer yet.
  const held: Route[] = [];
  await page.route(/\/api\/v1\/tredici\/(bets|accuracy)\/426\//, (route) => void held.push(route));
  await picker(page).click();
  await page.getByRole('option', { name: /^Bundesliga/ }).click();
  await expect(picker(page)).toHaveValue('Germania, Bundesliga');
  await expect(page.getByText('Arrivano le partite').first()).toBeAttached();
  await expect.poll(() => held.length).toBe(2);
  await expect(lines(page)).toHaveCount(0);
  // The placeholder lines stand where the matches will.
  const empty = await page.locator('main [style*="--lines"]').first().boundingBox();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByText('Bayern Munich').first()).toBeVisible();
  // A day further down may be filled in before the first.
  await expect
    .poll(async () => (await lines(page).first().boundingBox())?.y)
    .toBeCloseTo(empty?.y ?? 0, 0);
  // The placeholder is ten lines high.
  const full = await lines(page).first().boundingBox();
  expect(full?.height).toBeCloseTo((empty?.height ?? 0) / 10, 0);
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('is told so by the name of the league, and tries again', async ({ page }) => {
    await page.route(BETS, (route) =>
      route.fulfill({ status: 500, json: { detail: '', code: 'internal' } }),
    );
    await page.goto(SERIE_A);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(
      'Si è verificato un errore nel recupero dei dati del campionato Italia, Serie A',
    );
    await expectAccessible(page);
    await page.unroute(BETS);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(lines(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  // What the page would have fetched next.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('keeps reading, and is told about it', async ({ page, context }) => {
    await page.goto(SERIE_A);
    await expect(lines(page).first()).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole('main').getByText('Sei senza rete', { exact: false });
    await expect(notice).toBeVisible();
    await expect(lines(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });
});

test('sees a complete list without odds in the no-odds mode', async ({ page }) => {
  await asUser(page, { no_odds: true });
  await page.goto(SERIE_A);
  await expect(page.getByText('È una stima, non una promessa.', { exact: false })).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  await expect(page.getByText('quota', { exact: false })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Scarica CSV: pronostici/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).not.toMatch(/quota/i);
});

test('sees unusual matches: postponed, without a forecast, without odds', async ({ page }) => {
  await page.route(
    BETS,
    answerWith(([first, second, third, ...rest]) => [
      { ...first, status: 'postponed' },
      { ...second, bets: {}, forecast_at: null },
      { ...third, odds: {} },
      ...rest,
    ]),
  );
  await page.goto(SERIE_A);
  await expect(lines(page).nth(0)).toContainText('rinviata');
  // A round, drawn a few lines at a time.
  await expect.poll(() => lines(page).count()).toBeGreaterThanOrEqual(10);
  const row = page.getByRole('row');
  await expect(row.filter({ hasText: 'nessuna stima' })).toHaveCount(1);
  // Said once, not on every line.
  await expect(page.getByText('quote non ancora pubblicate')).toHaveCount(1);
  await expect(row.filter({ hasText: 'nessuna quota' })).toHaveCount(0);
  const heights = await row
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([64]));
});

test('gets fresh data every minute without losing the list', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(
    BETS,
    answerWith((matches) => {
      asked += 1;
      const share = asked === 1 ? 96 : 97;
      return matches.map((match) => ({ ...match, bets: { '1': share, X: 7, '2': 5 } }));
    }),
  );
  await page.goto(SERIE_A);
  const marked = (share: number) =>
    page
      .getByRole('cell', { name: `Vittoria` })
      .filter({ hasText: `${share}%` })
      .first();
  await expect(marked(96)).toBeVisible();
  const emptied = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const list = document.querySelector('main')!;
        const watcher = new MutationObserver(() => {
          if (!list.querySelector('tbody tr a')) resolve(true);
          if (list.querySelector('tbody tr a')?.closest('tr')?.textContent?.includes('97%'))
            resolve(false);
        });
        watcher.observe(list, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.clock.runFor(61_000);
  await expect(marked(97)).toBeVisible();
  expect(await emptied).toBe(false);
});

test('moves through a thousand matches, and prints all of them', async ({ page }) => {
  await page.route(BETS, thousand);
  await page.goto(ALL);
  await expect(page.getByText('1.000 partite')).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  expect(await lines(page).count()).toBeLessThan(200);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect
    .poll(() =>
      lines(page).evaluateAll(
        (heads) =>
          heads.filter((head) => {
            const { top, bottom } = head.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }).length,
      ),
    )
    .toBeGreaterThan(15);
  expect(await lines(page).count()).toBeLessThan(250);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByText('Per probabilità').click();
  await expect(page.getByRole('heading', { name: 'Dalla più probabile' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(lines(page)).toHaveCount(1000);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => lines(page).count()).toBeLessThan(250);
});
