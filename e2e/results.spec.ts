import { expect } from '@playwright/test';
import { test } from './journey.ts';

const SERIE_A = '/risultati/italy-serie-a';

test.describe('a Pro user', () => {
  test.use({ account: 'pro' });

  test('reads results, changes round and season, opens a match and comes back', async ({
    page,
  }) => {
    await page.goto('/pronostici/italy-serie-a');
    await page.getByRole('link', { name: 'Risultati' }).last().click();
    await expect(page).toHaveURL(SERIE_A);
    const lines = page.locator('tbody tr');
    const heading = page.getByRole('heading', { name: /^Giornata \d+$/ });
    await expect(heading).toHaveText(/^Giornata \d+$/);
    await page.getByRole('button', { name: 'Giornata precedente' }).click();
    await expect(page).toHaveURL(/round=\d+/);
    // A whole round of twenty clubs, each line with its verdict and result.
    await expect(lines).toHaveCount(10);
    await expect(lines.first()).toContainText(/giusta|sbagliata/);
    await expect(lines.first().getByText('È il risultato finale')).toHaveCount(1);
    await expect(lines.first().locator('td').first()).toContainText('%');
    await expect(page.getByText(/croci giuste su \d/).first()).toBeVisible();

    await lines.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/match\/\d+/);
    await page.getByRole('link', { name: 'Torna ai risultati' }).click();
    await expect(lines).toHaveCount(10);

    const season = page.getByLabel('Stagione');
    const labels = await season.locator('option').allTextContents();
    await season.selectOption(labels[1]!);
    await expect(page).toHaveURL(/season=/);
    await expect(heading).toHaveText('Giornata 38');
    await expect(page.getByRole('button', { name: 'Giornata successiva' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test.describe('a free user', () => {
  test.use({ account: 'free' });

  test('sees results without forecasts, and what Pro would add', async ({ page }) => {
    await page.goto(`${SERIE_A}?round=2`);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await expect(page.locator('tbody')).not.toContainText('%');
    await expect(page.getByText('È il risultato finale')).toHaveCount(10);
    await page.getByRole('link', { name: 'Prezzi e piani' }).click();
    await expect(page).toHaveURL(/\/prezzi/);
  });
});
