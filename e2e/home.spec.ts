import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asUser, BEST, COMING, LEVELS, listOf, match, refuse, withList } from './home-replies.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { tomorrow } from './journey-clock.ts';
import { watchShift } from './layout-shift.ts';

test.use({ account: 'pro' });

// Answers the question about the newsletter, which another journey is about.
test.beforeEach(({ page }) => asUser(page, { receive_newsletter: false }));

const best = (page: Page) => page.getByRole('region', { name: 'Esiti più probabili' });
const next = (page: Page) => page.getByRole('region', { name: 'Prossime partite' });
const accuracy = (page: Page) => page.getByRole('region', { name: 'Livelli di precisione' });
const TITLE = '84 settimane buone non ne promettono altre';
const weeks = (page: Page) => page.getByRole('region', { name: TITLE });
const lines = (region: ReturnType<typeof best>) => region.getByRole('table').getByRole('rowheader');

test('the page greets, and shows the best bets, the next matches and the track record', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Paola');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Nei prossimi 6 giorni \d+ partite in \d+ campionati/);
  await expect(main).toContainText(/Stime (di poco fa|\d+ \w+ fa)/);

  await expect(lines(best(page))).toHaveCount(10);
  await expect(best(page)).toContainText('nessuna vincita è garantita');
  await expect(best(page).getByLabel('Campionato')).toHaveValue('all');
  await expect(best(page).getByLabel('Probabilità')).toHaveValue('60');
  await expect(best(page).getByLabel('Tipo di esito')).toHaveValue('1x2');
  await expect(best(page).getByLabel('Quota minima')).toHaveValue('1');
  await expect(lines(next(page))).toHaveCount(5);

  await expect(lines(accuracy(page))).toHaveText([
    /Rischio basso.*stime dal 70% in su · [\d.]+ partite/,
    /Rischio medio-basso.*stime dal 65% in su · [\d.]+ partite/,
    /Rischio medio-alto.*stime dal 60% in su · [\d.]+ partite/,
    /Rischio alto.*stime dal 55% in su · [\d.]+ partite/,
  ]);
  await expect(accuracy(page)).toContainText('Ultimo anno');

  await weeks(page).scrollIntoViewIfNeeded();
  await expect(weeks(page)).toContainText('mai giocata da nessuno');
  await expect(weeks(page)).toContainText('Le settimane passate non promettono niente');
  await expect(weeks(page).getByRole('img')).toHaveAccessibleName(
    /84 settimane dal 15\/07\/2023: da 100,00\s€ a 173,92\s€; nelle 69 successive.* a 92,\d\d\s€/,
  );
  await expect(main).not.toContainText(/gioca ora|scommetti|bonus/i);

  const yesterday = page.getByRole('region', { name: 'Com’è andata' });
  await yesterday.scrollIntoViewIfNeeded();
  await expect(yesterday.getByText(/\d+ croci giuste su \d+/)).toBeVisible();
  await expect(yesterday.getByText('È il risultato finale').first()).toBeAttached();
  await yesterday.getByRole('link', { name: 'Tutti i risultati' }).click();
  await expect(page).toHaveURL('/risultati/italy-serie-a');
});

test('filters change list and address, and outlive a reload, a match and a visit', async ({
  page,
}) => {
  await withList(page, [
    match(1, 62),
    match(2, 74, { tournament_id: 364, tournament_name: 'England Premier League' }),
    match(3, 91, { odds: {} }),
    match(4, 60),
  ]);
  await page.goto('/');
  // A probability equal to the limit is not enough; a bet without odds is shown.
  await expect(lines(best(page))).toHaveText([/Casa 3/, /Casa 2/, /Casa 1/]);
  await expect(best(page).getByRole('row', { name: /Casa 3/ })).toContainText('nessuna quota');
  await expect(best(page).getByRole('row', { name: /Casa 2/ })).toContainText('1,35');

  await best(page).getByLabel('Quota minima').selectOption('1.3');
  await expect(lines(best(page))).toHaveText([/Casa 2/, /Casa 1/]);
  await best(page).getByLabel('Campionato').selectOption({ label: 'Italia, Serie A' });
  await expect(lines(best(page))).toHaveText([/Casa 1/]);
  await expect(page).toHaveURL('/?league=italy-serie-a&minOdd=1.3');

  await page.reload();
  await expect(lines(best(page))).toHaveText([/Casa 1/]);
  await expect(best(page).getByLabel('Campionato')).toHaveValue('italy-serie-a');

  await best(page).getByRole('link', { name: 'Casa 1 contro Ospiti 1' }).click();
  await expect(page).toHaveURL('/match/1');
  await page.goBack();
  await expect(page).toHaveURL('/?league=italy-serie-a&minOdd=1.3');
  await expect(lines(best(page))).toHaveText([/Casa 1/]);

  await page.goto('/profile');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/?league=italy-serie-a&minOdd=1.3');
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  // Back to the default, which is remembered too.
  await best(page).getByLabel('Campionato').selectOption('all');
  await best(page).getByLabel('Quota minima').selectOption('1');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(lines(best(page))).toHaveCount(3);
});

test('each kind of bet has its own list, and invalid values in the address are ignored', async ({
  page,
}) => {
  await page.goto('/?minProbability=61&minOdd=x&bet=all&rows=7&page=-1&league=nowhere');
  await expect(best(page).getByLabel('Campionato')).toHaveValue('all');
  await expect(best(page).getByLabel('Probabilità')).toHaveValue('60');
  await expect(best(page).getByRole('radio', { name: '10' })).toBeChecked();
  await expect(lines(best(page))).toHaveCount(10);
  for (const [kind, names] of [
    ['double_chance', /^(1X|12|X2)$/],
    ['under_over_2_5', /^(Under|Over) 2,5$/],
    ['goal_no_goal', /^(Gol|No gol)$/],
  ] as const) {
    await best(page).getByLabel('Tipo di esito').selectOption(kind);
    await best(page).getByLabel('Probabilità').selectOption('55');
    const cells = best(page).getByRole('cell', { name: /: \d+%/ });
    await expect(cells.first()).toHaveText(/: /);
    for (const cell of await cells.allInnerTexts()) {
      const [, name, percent] = /([^\n:]+): (\d+)%/.exec(cell)!;
      expect(name).toMatch(names);
      expect(Number(percent)).toBeGreaterThanOrEqual(55);
    }
  }
});

test('both tables are paged in place, by mouse and keyboard, and can be downloaded', async ({
  page,
}) => {
  await withList(
    page,
    Array.from({ length: 23 }, (_, at) => match(at + 1, 95 - at)),
  );
  await page.goto('/');
  const pager = best(page).getByRole('navigation');
  await expect(pager.getByRole('status')).toHaveText('1–10 di 23');
  const heightOf = () => best(page).evaluate((region) => region.getBoundingClientRect().height);
  const before = await heightOf();
  const turn = pager.getByRole('button', { name: 'Pagina successiva' });
  await turn.click();
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(pager.getByRole('status')).toHaveText('21–23 di 23');
  await expect(lines(best(page))).toHaveText([/Casa 21/, /Casa 22/, /Casa 23/]);
  await expect(page).toHaveURL('/?page=3');
  expect(await heightOf()).toBe(before);
  // At the end the button stays where it is and does nothing.
  await expect(turn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pager.getByRole('status')).toHaveText('21–23 di 23');

  await pager.getByRole('radio', { name: '20' }).check();
  await expect(lines(best(page))).toHaveCount(20);
  await next(page).getByRole('radio', { name: '10' }).check();
  await expect(lines(next(page))).toHaveCount(10);
  await next(page).getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(next(page).getByRole('status')).toHaveText('11–20 di 23');
  await expect(page).toHaveURL('/?rows=20&nextRows=10&nextPage=2');

  // The whole list can be downloaded.
  const downloading = page.waitForEvent('download');
  await best(page).getByRole('button', { name: 'Scarica CSV: Esiti più probabili' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tredici-esiti.csv');
  const rows = (await readFile(await download.path(), 'utf8')).split('\r\n');
  // The last line ends too.
  expect(rows).toHaveLength(25);
  expect(rows[0]).toBe(
    '\uFEFFData;Ora;Campionato;Casa;Ospiti;Esito;Probabilità %;Quota migliore;Bookmaker;Quota equa;Differenza (%)',
  );
  expect(rows[17]).toMatch(/;Italia, Serie A;Casa 17;Ospiti 17;1;79;1,26\d*;Primo;1,27;/);
});

test('in a break of the season the next games are further ahead', async ({ page }) => {
  await withList(page, []);
  await page.route(COMING, (route) => route.fulfill({ json: listOf([match(7, 55)]) }));
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Nei prossimi 6 giorni non si gioca.');
  await expect(best(page)).toContainText('non ci sono partite con una stima');
  await expect(next(page)).toContainText('ecco le prime partite dopo');
  await expect(lines(next(page))).toHaveText([/Casa 7/]);
  await expectAccessible(page);
});

test.describe('when calls fail', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('one that fails takes no other down, and can be tried again', async ({ page }) => {
    await page.route(BEST, refuse);
    await page.goto('/');
    await expect(next(page).getByRole('alert')).toHaveText(
      'Si è verificato un errore nel recupero dei dati del campionato',
    );
    await expect(best(page).getByRole('alert')).toHaveText('Gli esiti non sono arrivati.');
    await expect(lines(accuracy(page))).toHaveCount(4);
    await weeks(page).scrollIntoViewIfNeeded();
    await expect(weeks(page).getByRole('img')).toBeVisible();
    await expectAccessible(page);

    await page.unroute(BEST);
    await next(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(lines(next(page))).toHaveCount(5);
    await expect(lines(best(page))).toHaveCount(10);
  });

  test('the accuracy levels too', async ({ page }) => {
    await page.route(LEVELS, refuse);
    await page.goto('/');
    await expect(accuracy(page).getByRole('alert')).toBeVisible();
    await expect(lines(best(page))).toHaveCount(10);
    await page.unroute(LEVELS);
    await accuracy(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(lines(accuracy(page))).toHaveCount(4);
    await expect(accuracy(page)).toContainText(/stime dal 70% in su · [\d.]+ partite/);
  });
});

for (const width of [390, 1440]) {
  test(`slow answers find their room ready at ${width} px`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    for (const call of [BEST, LEVELS]) {
      await page.route(call, async (route) => {
        await released;
        await route.continue();
      });
    }
    const expectSteady = await watchShift(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(best(page).locator('[aria-busy="true"]')).toBeVisible();
    await expect(next(page).locator('[aria-busy="true"]')).toBeVisible();
    const heads = page.getByRole('main').getByRole('heading');
    // The last of the parts, which are drawn one after the other.
    await expect(heads.filter({ hasText: 'Com’è andata' })).toBeAttached();
    const tops = () =>
      heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().top)));
    const before = await tops();
    release();
    await expect(lines(best(page))).toHaveCount(10);
    await expect(accuracy(page)).toContainText('partite');
    expect(await tops()).toEqual(before);
    await expectSteady();
  });
}

test('a phone has everything within its width, filters folded away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(lines(best(page))).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  // Five matches are visible without scrolling.
  await expect(best(page).getByRole('rowheader').nth(4)).toBeInViewport();

  const league = best(page).getByLabel('Campionato');
  await expect(league).toBeHidden();
  const filters = best(page).getByRole('button', { name: /^Filtri/ });
  await filters.click();
  await best(page).getByLabel('Tipo di esito').selectOption('double_chance');
  await expect(filters).toContainText('Tutti i campionati · oltre 60% · Doppia chance');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('navigation', { name: 'In questa pagina' }).getByText('Strategia').click();
  await expect(weeks(page).getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL('/?bet=double_chance#settimane');
});

test('the largest difference comes first where asked for; filters nobody passes lead out', async ({
  page,
}) => {
  await withList(page, [match(1, 80), match(2, 62), match(3, 70, { odds: {} })]);
  await page.goto('/');
  await expect(lines(best(page))).toHaveText([/Casa 1/, /Casa 3/, /Casa 2/]);
  await best(page).getByRole('button', { name: 'Quota', exact: true }).click();
  await expect(page).toHaveURL(/sort=odd/);
  await expect(lines(best(page))).toHaveText([/Casa 2/, /Casa 1/, /Casa 3/]);
  await best(page).getByRole('button', { name: 'Diff.' }).click();
  await expect(best(page).getByRole('columnheader', { name: 'Diff.' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(best(page)).toContainText('più spesso uno sbaglio della stima');
  await expect(lines(best(page)).last()).toHaveText(/Casa 3/);

  await best(page).getByLabel('Probabilità').selectOption('95');
  await expect(best(page)).toContainText('Nessuna partita passa questi filtri.');
  await expect(best(page)).toContainText('Con i filtri iniziali ce ne sono 3.');
  await expectAccessible(page);
  await best(page).getByRole('button', { name: 'Filtri iniziali' }).click();
  await expect(lines(best(page))).toHaveCount(3);
});

test('the no-odds mode shows no prices, no price filter and no gaps', async ({ page }) => {
  await asUser(page, { receive_newsletter: false, no_odds: true });
  await withList(page, [match(1, 62), match(2, 74, { odds: {} })]);
  // A price filter stored by an older version no longer applies.
  await page.goto('/?minOdd=3');
  await expect(lines(best(page))).toHaveText([/Casa 2/, /Casa 1/]);
  await expect(best(page).getByLabel('Quota minima')).toHaveCount(0);
  await expect(best(page).getByRole('columnheader')).toHaveText(['Partita', 'Esito']);
  await expect(page.getByRole('main')).not.toContainText('Primo');
  await expect(best(page)).not.toContainText(/quota/i);
  await expect(weeks(page)).toBeVisible();
  await expectAccessible(page);
});

test('on a break nothing is suggested, and the weeks of stakes rest too', async ({ page }) => {
  const break_until = tomorrow().toISOString();
  await asUser(page, { receive_newsletter: false, first_name: ' ', break_until });
  await page.goto('/');
  // Users who gave no name are greeted by their username.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao pro@tredici.test');
  await expect(best(page)).toContainText('Sei in pausa fino a');
  await expect(lines(best(page))).toHaveCount(0);
  await expect(weeks(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/quota/i);
  await expectAccessible(page);
  await best(page).getByRole('link', { name: 'Vai alle partite' }).click();
  await expect(page).toHaveURL('/pronostici/tutti-le-leghe');
});

test('a thousand matches are filtered at once', async ({ page }) => {
  const shares = Array.from({ length: 1000 }, (_, at) => 50 + (at % 49));
  await withList(
    page,
    shares.map((share, at) => match(at + 1, share)),
  );
  await page.goto('/');
  const status = best(page).getByRole('navigation').getByRole('status');
  await expect(status).toHaveText(/^1–10 di \d+$/);
  for (const floor of [95, 75, 50]) {
    await best(page).getByLabel('Probabilità').selectOption(`${floor}`);
    await expect(status).toHaveText(`1–10 di ${shares.filter((share) => share > floor).length}`);
  }
});
