import { readFileSync } from 'node:fs';
import { type BrowserContext, type BrowserType, chromium, type Page } from '@playwright/test';

export type Account = 'free' | 'pro';
const PASSWORD = 'Tredici13!';
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const NOBODY = 'nobody';

/** Makes, once for all journeys, the state of a browser that has refused cookies, and another for each
 *  account that is logged in as well. */
export async function makeStates(
  baseURL: string,
  launch: Parameters<BrowserType['launch']>[0],
): Promise<Record<string, StorageState>> {
  const browser = await chromium.launch(launch);
  const states: Record<string, StorageState> = {};
  for (const account of [undefined, 'free', 'pro'] as const) {
    const context = await browser.newContext({ baseURL, locale: 'it-IT', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    if (account) await logIn(page, account);
    states[account ?? NOBODY] = await context.storageState();
    await context.close();
  }
  await browser.close();
  return states;
}

let states: Record<string, StorageState> | undefined;

/** What a browser of this account stores. */
export function readState(account: Account | undefined): StorageState {
  const file = process.env.E2E_STATES;
  if (!file) throw new Error('E2E_STATES is not set: start-tredici.ts does it');
  states ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, StorageState>;
  return states[account ?? NOBODY]!;
}

/** Puts this state into the browser of a page that has not been opened yet. Playwright's own way opens
 *  another page in another process for every journey. */
export async function keepState(page: Page, { origins }: StorageState): Promise<void> {
  // Storage belongs to an origin. The site's files run in a sandbox, which has none, so an empty page of the
  // origin is used.
  const empty = '**/empty';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.unroute(empty);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Nome utente').fill(`${account}@tredici.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
