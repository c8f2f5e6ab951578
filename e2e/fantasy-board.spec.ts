import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const VIEWPORTS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`the board of a Pro user, ${device}`, () => {
    test.use({ account: 'pro', viewport });

    test('tells counts by vote and minutes, fixtures, pairs of goalkeepers and penalties', async ({
      page,
    }) => {
      await page.goto('/tabellone');
      await expect(page).toHaveTitle('Tredici · Tabellone');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (device === 'phone') await page.getByRole('button', { name: /^Filtri/ }).click();
      await page.getByRole('radio', { name: 'Per 90’' }).check({ force: true });
      await expect(page).toHaveURL(/measure=ninety/);
      await page.goto('/tabellone?measure=vote&by=goals');
      await expect(
        page.getByRole('columnheader', { name: 'Gol fatti, rigori compresi, per partita a voto' }),
      ).toHaveAttribute('aria-sort', 'descending');

      await page.getByRole('radio', { name: 'Calendario', exact: true }).check({ force: true });
      await expect(page).toHaveURL(/part=calendar/);
      const table = page.getByRole('table', { name: 'Le prossime cinque partite di ogni squadra' });
      await expect(table.getByRole('rowheader')).toHaveCount(20);
      await expect(
        table.getByRole('cell', { name: /in (casa|trasferta) contro .*: \d+%/ }).first(),
      ).toBeVisible();
      await page.getByRole('radio', { name: 'Difficoltà' }).check({ force: true });
      await expect(table.getByRole('cell', { name: /: [1-5]$/ }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page
        .getByRole('radio', { name: 'Portieri', exact: true })
        .first()
        .check({ force: true });
      await expect(page).toHaveURL(/part=keepers/);
      const pairs = page.getByRole('table', { name: 'Coppie di portieri, dalla migliore' });
      await expect(pairs.getByRole('rowheader')).toHaveCount(12);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.goto('/tabellone?part=penalties');
      await expect(
        page.getByRole('list', { name: 'Rigoristi di ogni squadra' }).getByRole('heading'),
      ).toHaveCount(20);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

test.describe('a free user', () => {
  test.use({ account: 'free' });

  test('sees the fixtures, and the badge in the place of chances', async ({ page }) => {
    await page.goto('/tabellone?part=calendar');
    const main = page.getByRole('main');
    await expect(main.getByText('Disponibile solo con il piano Premium').first()).toBeAttached();
    await expect(main.getByRole('rowheader')).toHaveCount(20);
    await expect(main).not.toContainText('%');
  });
});
