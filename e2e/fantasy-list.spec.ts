import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const rows = (page: Page) => page.getByRole('rowheader');
const names = (page: Page) => page.locator('th[scope="row"] a');
/** The columns after the role, with and without Pro. */
const nameIn = (line: Locator) => line.locator(':scope > span:last-child > span:first-child');

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`a free user, ${device}`, () => {
    test.use({ account: 'free', viewport });

    test('finds the list in the menu, a player in the list, and comes back to the same line', async ({
      page,
    }) => {
      await page.goto('/profile');
      if (device === 'phone') await page.getByRole('button', { name: 'Apri il menu' }).click();
      await page.getByRole('link', { name: 'Listone' }).click();
      await expect(page).toHaveURL('/listone');
      await expect(page).toHaveTitle('Tredici · Listone');
      await expect(rows(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);

      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 6000);
      const line = await firstInSight(page);
      const left = await page.evaluate(() => scrollY);
      const name = (await nameIn(line).textContent())!;
      await line.click();
      await expect(page).toHaveURL(/\/giocatore\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('link', { name: 'Torna al listone' }).click();
      await expect(page).toHaveURL('/listone');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
    });

    test('compares two players; searches, filters and orders, and the address keeps it', async ({
      page,
    }) => {
      await page.goto('/listone');
      const boxes = page.getByRole('checkbox', { name: /^Confronta / });
      await boxes.nth(0).check({ force: true });
      await boxes.nth(1).check({ force: true });
      await page.getByRole('button', { name: 'Confronta', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Confronto' });
      await expect(dialog.getByRole('columnheader')).toHaveCount(2);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      const first = (await nameIn(names(page).first()).textContent())!;
      await page.getByRole('searchbox').fill(first.slice(0, 4));
      await expect(rows(page).first()).toContainText(first.slice(0, 4));
      await expect(page).toHaveURL(/text=/);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('radio', { name: 'Portieri' }).check({ force: true });
      await expect(page).toHaveURL(/role=P/);
      await expect(page.getByText(/^60 di /)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Portieri' })).toBeChecked();
      await page.getByRole('button', { name: 'Fantamedia della stagione' }).click();
      await expect(
        page.getByRole('columnheader', { name: 'Fantamedia della stagione' }),
      ).toHaveAttribute('aria-sort', 'descending');
    });
  });
}

test.describe('at a desk', () => {
  test.use({ account: 'free', expectedComplaints: /status of 404/ });

  test('downloads the filtered list, with a badge in place of the estimates', async ({ page }) => {
    const list = page.waitForResponse(/\/fantasy\/players\/(\?|$)/);
    await page.goto('/listone?role=P');
    await expect(rows(page).first()).toBeVisible();
    expect((await (await list).json()).projections).toBeNull();
    await expect(page.getByRole('columnheader', { name: /PRO/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Scarica CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tredici-listone-20\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('Fantamedia della stagione');
    // No column that needs Pro.
    expect(lines[0]).not.toContain('previsto');
    await page.goto('/giocatore/1');
    await expect(page.getByText('Questo giocatore non è in lista')).toBeVisible();
    await page.goto('/giocatore/abc');
    await expect(page.getByText('Questo giocatore non è in lista')).toBeVisible();
  });
});

test.describe('while the network is gone', () => {
  test.use({
    account: 'free',
    expectedComplaints:
      /ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/,
  });

  test('a mark says that it cannot compare, and the next one after it brings the comparison', async ({
    page,
    context,
  }) => {
    await page.goto('/listone');
    const boxes = page.getByRole('checkbox', { name: /^Confronta / });
    await expect(boxes.first()).toBeVisible();
    await context.setOffline(true);
    const bar = page.getByRole('region', { name: 'Confronto' });
    const toast = page.getByText('Il server non risponde.');
    await boxes.nth(0).check({ force: true });
    await expect(toast).toHaveCount(1);
    await boxes.nth(1).check({ force: true });
    await expect(toast).toHaveCount(2);
    await expect(bar).toHaveCount(0);
    await context.setOffline(false);
    await boxes.nth(2).check({ force: true });
    await expect(bar.getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('a Pro user', () => {
  test.use({ account: 'pro' });

  test('reads the projections, and their own changes take precedence', async ({ page }) => {
    await page.goto('/listone?role=A');
    await names(page).first().click();
    const next = page.getByRole('region', { name: 'La prossima partita' });
    await expect(next).toContainText('otto volte su dieci tra');
    await expectAccessible(page);

    const word = page.getByRole('region', { name: 'La mia parola' });
    await word.getByLabel('Il mio fantavoto').fill('9,5');
    await word.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('La tua parola è salvata.')).toBeVisible();
    await expect(next).toContainText('Il tuo numero');
    await expect(next).toContainText('9,5');
    await word.getByRole('button', { name: 'Ritira' }).click();
    await expect(next).not.toContainText('Il tuo numero');

    const notes = page.getByRole('region', { name: 'Le mie note' });
    await notes.getByLabel('Nuova nota').fill('Da tenere <b>d’occhio</b>');
    await notes.getByRole('button', { name: 'Aggiungi' }).click();
    await expect(notes.getByText('Da tenere <b>d’occhio</b>')).toBeVisible();
    await notes.getByRole('button', { name: /^Cancella la nota/ }).click();
    await expect(notes.getByText('Da tenere')).toHaveCount(0);
  });
});

/** The first row below the heading of the table, once scrolling has settled. */
async function firstInSight(page: Page): Promise<Locator> {
  const find = () =>
    names(page).evaluateAll((links) => {
      const top = links.find((link) => link.getBoundingClientRect().top > 150);
      const isInSight = top && top.getBoundingClientRect().top < innerHeight && scrollY > 3000;
      return isInSight ? top.getAttribute('href') : null;
    });
  await expect.poll(find).not.toBeNull();
  return page.locator(`th a[href="${await find()}"]`);
}
