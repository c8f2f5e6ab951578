import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { enter, registerUser } from './new-user.ts';

const PRICES = /^[^?]*\/prezzi/;

test('a visitor reads the prices and opens the match of the day', async ({ page }) => {
  await page.goto('/prezzi');
  await expect(page.getByText('9,90 €')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrati gratis' })).toHaveCount(2);
  await expect(page.getByText(/partite, dal/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Apri la partita' }).click();
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Perché questa stima' })).toBeVisible();
  // The user has not confirmed their age, so neither odds nor bookmakers are shown.
  await expect(page.locator('main').getByText(/Quota|bookmaker/i)).toHaveCount(0);
  await page.getByRole('link', { name: 'Prezzi e piani' }).click();
  await expect(page).toHaveURL(PRICES);
});

test('a new user pays, has Pro, cancels, and keeps it to the end of what was paid', async ({
  page,
  request,
}) => {
  // It waits for the payment to arrive, and then for the cancellation.
  const user = await registerUser(request);
  await page.goto('/login');
  await enter(page, user);
  // The guard's page for users without Pro, with links that lead on.
  await expect(page).toHaveURL(PRICES);
  await expect(page.getByText('Piano Free Attivato')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Partita del giorno' })).toBeVisible();
  await page.getByRole('button', { name: 'Passa a Pro: Pro mensile' }).click();

  await expect(page.getByRole('heading', { name: 'Cassa di prova' })).toBeVisible();
  await expect(page.getByText('nessun denaro si muove')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prova una carta che viene rifiutata' }).click();
  await expect(page.getByRole('alert')).toContainText('Carta rifiutata');
  await page.getByRole('button', { name: 'Paga con una carta di prova' }).click();

  await expect(page).toHaveURL(/\/thank-you-purchase/);
  await expect(page.getByText('Il pagamento è arrivato')).toBeVisible();
  await page.getByRole('link', { name: 'Vai alla home' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/profile#stanze');
  await expect(page.getByText('Piano Pro Attivato')).toBeVisible();
  await expect(page.getByText(/^Attivo\. Si rinnova il/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ricevuta/ })).toBeVisible();
  await page.getByRole('button', { name: 'Gestisci, disdici o riprendi' }).click();
  await expect(page.getByRole('heading', { name: 'Il tuo abbonamento di prova' })).toBeVisible();
  await page.getByRole('button', { name: 'Disdici alla fine del periodo' }).click();
  await expect(page.getByText('Termina il')).toBeVisible();
  await page.getByRole('link', { name: 'Torna a Tredici' }).click();
  await expect(page).toHaveURL('/profile#stanze');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Disdetto\. Resta attivo fino al/)).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('a buyer withdraws from the contract and is Free again', async ({ page, request }) => {
  const user = await registerUser(request);
  await page.goto('/login?redirectFrom=%2Fprezzi');
  await enter(page, user);
  await page.getByRole('button', { name: 'Passa a Pro: Pro annuale' }).click();
  await page.getByRole('button', { name: 'Paga con una carta di prova' }).click();
  await expect(page.getByText('Il pagamento è arrivato')).toBeVisible();
  await page.goto('/profile#stanze');
  await page.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
  await page.getByRole('button', { name: 'Conferma il recesso' }).click();
  await expect(page.getByText('Recesso confermato')).toBeVisible();
  await expect(page.getByText(/^Rimborsato/)).toBeVisible();
  await page.goto('/pronostici/italy-serie-a');
  await expect(page).toHaveURL(PRICES);
});
