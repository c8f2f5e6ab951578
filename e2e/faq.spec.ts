import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('questions are searched without accents, opened by their address and lead on', async ({
  page,
}) => {
  await page.goto('/faq#frozen');
  const frozen = page.getByText(/scritta in un registro pubblico/);
  await expect(frozen).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Cerca tra le domande' });
  await search.fill('probabilita titolo retroc');
  await expect(page.getByRole('status').filter({ hasText: '1 risposta' })).toBeVisible();
  await expect(page.getByText(/2\.000 stagioni su 10\.000/)).toBeVisible();
  await search.fill('disdico');
  await page.getByRole('link', { name: 'Per saperne di più' }).click();
  await expect(page).toHaveURL(/\/prezzi/);
  await page.getByRole('link', { name: 'Tutte le domande frequenti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domande frequenti');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Nessuna risposta con queste parole.')).toBeVisible();
});
