import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, test } from './journey.ts';

const SERIE_A = '/classifica/italy-serie-a';

test.describe('a Pro user', () => {
  test.use({ account: 'pro' });

  test('reads the table, its sides, how it may end, and why a league has no projection', async ({
    page,
  }) => {
    await page.goto('/risultati/italy-serie-a');
    await page.getByRole('link', { name: 'Classifica' }).click();
    await expect(page).toHaveURL(SERIE_A);
    const standings = page.getByRole('table', { name: 'La classifica' });
    await expect(standings.getByRole('row')).toHaveCount(21);
    await expect(standings.getByRole('img', { name: /vinta|pareggiata|persa/ })).toHaveCount(20);
    await page.getByText('In casa', { exact: true }).click();
    await expect(standings.getByRole('columnheader', { name: 'Ultime 5' })).toHaveCount(0);
    // A first start simulates the seasons after everything else.
    const chances = page.getByRole('table', { name: 'Come può finire' });
    await expect(async () => {
      await page.reload();
      await expect(chances.getByRole('row')).toHaveCount(21, { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await expect(chances.getByRole('columnheader')).toHaveText([
      'Squadra',
      'Pt attesi',
      'Titolo',
      'Champions',
      'Europa',
      'Retrocessione',
    ]);
    await expect(page.getByRole('img', { name: /^Titolo, probabilità/ })).toBeVisible();
    await page.getByText('Retrocessione', { exact: true }).last().click();
    await expect(page.getByRole('img', { name: /^Retrocessione, probabilità/ })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.goto('/classifica/scotland-premiership');
    await expect(page.getByText(/il campionato si divide in gruppi/)).toBeVisible();
  });
});

test.describe('a free user', () => {
  test.use({ account: 'free' });

  test('sees the table, and what Pro would add', async ({ page }) => {
    await page.goto(SERIE_A);
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.getByText(/Con Pro vedi i punti attesi|in preparazione/)).toBeVisible();
  });
});
