import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { enterWithPro } from './new-user.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Cerca in Tredici' });
const star = (page: Page, name: string) => page.getByRole('button', { name });

test('somebody finds a club by a mistyped name, keeps it, and sees it first', async ({
  page,
  request,
}) => {
  await enterWithPro(page, request, '/faq');
  await expect(page.getByRole('button', { name: 'Cerca', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('juvenuts');
  await expect(page.getByRole('option').first()).toHaveText(/^Juventus/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/club/italy-juventus');
  await expect(page.getByRole('heading', { level: 1, name: 'Juventus' })).toBeFocused();
  await expect(field(page)).toBeHidden();

  await expect(page.getByText(/\d+° posto, \d+ punt[oi] in \d+ partite/)).toBeVisible();
  const results = page.getByRole('region', { name: 'Ultimi risultati' });
  await expect(results.getByText(/\d+ croci giuste su \d+/)).toBeVisible();
  await expect(results.getByRole('rowheader')).toHaveCount(8);
  await results.getByRole('button', { name: 'Mostra tutte le 19 partite' }).click();
  await expect(results.getByRole('rowheader')).toHaveCount(19);
  await star(page, 'Aggiungi ai preferiti: Juventus').click();
  await expect(star(page, 'Togli dai preferiti: Juventus')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Italia, Serie A' }).click();
  await expect(page).toHaveURL('/classifica/italy-serie-a');
  const line = page.getByRole('row', { name: /Juventus/ }).first();
  await expect(line.getByText('fra i preferiti')).toBeAttached();
  await star(page, 'Aggiungi ai preferiti: Italia, Serie A').click();
  await expect(star(page, 'Togli dai preferiti: Italia, Serie A')).toBeVisible();

  await page.goto('/');
  const first = page
    .getByRole('region', { name: 'Prossime partite' })
    .getByRole('rowheader')
    .first();
  await expect(first).toHaveText(/fra i preferiti.*Juventus/);
  await page.goto('/pronostici/italy-serie-b');
  await page.getByRole('combobox', { name: 'Campionato' }).click();
  await expect(page.getByRole('option').nth(1)).toHaveText(/Serie A.*Italia/);
});

test.describe('a free user', () => {
  // The browser reports the missing club as an error.
  test.use({ account: 'free', expectedComplaints: /status of 404/ });

  test('searches on a phone, and reads a club without its forecasts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await field(page).fill('olimpiakos');
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('option', { name: /Olympiacos/ })
      .first()
      .click();
    await expect(page).toHaveURL('/club/greece-olympiacos');
    await expect(page.getByText(/Con Pro vedi le stime/)).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toHaveText(/Olympiacos/);
    await expect(page.getByRole('region', { name: 'Forza, settimana per settimana' })).toHaveCount(
      0,
    );
    await page.goto('/club/italy-nessuno');
    await expect(page.getByText('Nessuna squadra a questo indirizzo.')).toBeVisible();
  });
});

test.describe('with the server gone', () => {
  test.use({ expectedComplaints: /ERR_|Failed to fetch|Unable to preload/ });

  test('a search whose file does not come leaves the page as it is, and who leaves is out', async ({
    page,
    context,
    request,
  }) => {
    await enterWithPro(page, request, '/faq');
    const question = page.getByRole('heading', { level: 1 });
    const asked = await question.textContent();
    // What says it is fetched with the first touch.
    await page.keyboard.press('Shift');
    const fetched = () => page.evaluate(() => performance.getEntries().map(({ name }) => name));
    await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/toasts-.*js$/));
    await context.route(/./, (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Il server non risponde.')).toBeVisible();
    await expect(question).toHaveText(asked!);
    await page.getByRole('link', { name: 'Esci' }).first().click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tredici.session')))
      .toBeNull();
  });
});
