import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './new-user.ts';

export const forward = (page: Page) => page.getByRole('button', { name: 'Avanti' }).click();
export const submit = (page: Page) => page.getByRole('button', { name: 'Registrati' }).click();

export async function fillNames(page: Page, first = 'Ada', last = 'Lovelace') {
  await page.getByLabel('Nome', { exact: true }).fill(first);
  await page.getByLabel('Cognome').fill(last);
  await forward(page);
}

export async function fillEmail(page: Page, email: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await forward(page);
}

export async function crossCaptcha(page: Page) {
  await page.getByLabel('Non sono un robot').check();
  await expect(page.getByText('Verifica riuscita')).toBeVisible();
}

export async function fillPasswords(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ripeti la password').fill(PASSWORD);
  await page.getByLabel(/Ho almeno 18 anni/).check();
  await crossCaptcha(page);
}

/** Fills in all three rows of the open page without sending. */
export async function fillForm(page: Page, email: string) {
  await fillNames(page);
  await fillEmail(page, email);
  await fillPasswords(page);
}
