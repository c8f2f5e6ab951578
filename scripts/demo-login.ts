import type { Page } from 'playwright';
import { DEMO_PASSWORD } from './demo-places.ts';

/** Logs a demo user in, in either language. Cookies are refused first, so that the banner covers nothing. */
export async function enterDemo(
  page: Page,
  origin: string,
  account: 'free' | 'pro' | null,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: /^(Rifiuta|Refuse)$/ }).click();
  if (!account) return;
  await page
    .getByRole('textbox', { name: /^(Nome utente|Username)/ })
    .fill(`${account}@tredici.test`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /^(Accedi|Log in)$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
