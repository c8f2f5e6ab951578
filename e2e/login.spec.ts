import { expect } from '@playwright/test';
import { logIn } from './browser-states.ts';
import { answer } from './in-language.ts';
import { test } from './journey.ts';

test('a Pro user logs in, has teams in the menu, and logs out here and on the server', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Tredici · Accedi');
  // As wide as the other forms, with the example beside it.
  const form = await page.locator('form').boundingBox();
  expect(Math.round((form?.width ?? 0) / 10)).toBe(65);
  const answer = page.waitForResponse('**/api/account/login/');
  await logIn(page, 'pro');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Tredici · Home');
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('button', { name: 'Le mie squadre' })).toBeVisible();
  await menu.getByRole('link', { name: 'Undici di Paola' }).click();
  await expect(page).toHaveURL('/squadra/1');
  await expect(page.getByRole('heading', { name: 'Undici di Paola' })).toBeVisible();

  const { access_token: token } = await (await answer).json();
  const headers = { authorization: `Bearer ${token}` };
  const before = await page.request.post('/api/account/verify-token/', { headers });
  expect(before.status()).toBe(200);
  const ended = page.waitForResponse('**/api/v1/account/logout/');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await ended;
  const after = await page.request.post('/api/account/verify-token/', { headers });
  expect(after.status()).toBe(401);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fprofile/);
});

test('after logging in, the page that was asked for opens', async ({ page }) => {
  await page.goto('/pronostici/spain-primera-division?ordine=probabilita#domenica');
  await expect(page).toHaveURL(/\/login\?redirectFrom=/);
  await logIn(page, 'pro');
  await expect(page).toHaveURL('/pronostici/spain-primera-division?ordine=probabilita#domenica');
});

test.describe('whoever is logged in', () => {
  test.use({ account: 'pro' });

  test('is redirected from the login and registration forms', async ({ page }) => {
    await page.goto('/profile');
    await page.goto('/login?redirectFrom=%2Fprofile%23pausa');
    await expect(page).toHaveURL('/profile#pausa');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await page.goto('/registrazione');
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Tredici · Home');
  });
});

test('a return address of another site is not followed', async ({ page }) => {
  await page.goto('/login?redirectFrom=%2F%2Fevil.example%2Fpath');
  await logIn(page, 'pro');
  await expect(page).toHaveURL('/');
});

test.describe('refusals', () => {
  test.use({ expectedComplaints: /status of (400|429|503)|ERR_FAILED/ });

  test('a wrong password and a server out of reach are said, in the language of the page', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Nome utente').fill('nobody@tredici.test');
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata1!');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('alert')).toContainText('Accesso non riuscito.');
    await expect(page.getByLabel('Nome utente')).toHaveValue('nobody@tredici.test');

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('Login failed.');

    // What was typed is still there.
    await page.route('**/api/account/login/', (route) => route.abort());
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByLabel('Nome utente').fill('pro@tredici.test');
    await page.getByLabel('Password', { exact: true }).fill('Tredici13!');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('alert')).toContainText('Il server non risponde');
    await page.unroute('**/api/account/login/');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL('/');
  });

  test('logging in works even when the teams cannot be loaded', async ({ page }) => {
    await answer(page, '/v1/tredici/fantasy/teams/', 503, { code: 'unavailable' });
    await page.goto('/login');
    await logIn(page, 'pro');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Le mie squadre' })).toHaveCount(0);
  });
});

test('two quick clicks send one request', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/account/login/', async (route) => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('pro@tredici.test');
  await page.getByLabel('Password', { exact: true }).fill('Tredici13!');
  await page.getByRole('button', { name: 'Accedi' }).dblclick();
  await page.waitForURL('/');
  expect(requests).toBe(1);
});

test('a demo user is one click away', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /free@tredici\.test/ }).click();
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/prezzi/);
});

test.describe('narrow and by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('logging in needs no mouse', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Nome utente').focus();
    await page.keyboard.type('pro@tredici.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tredici13!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test('the front door shows the match of the day and what the record says, to anybody', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'La partita del giorno' })).toBeVisible();
  await expect(page.getByText(/degli esiti a cui davamo almeno il 70%.*partite/)).toBeVisible();
  await page.getByRole('link', { name: 'Vedi la stima completa' }).click();
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Gli esiti' })).toBeVisible();
  // The user has not confirmed their age.
  await expect(page.getByText(/quota/i)).toHaveCount(0);
});
