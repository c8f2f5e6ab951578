import { readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContext, type BrowserType, chromium, type Page } from '@playwright/test';

export type Account = 'free' | 'pro';
const PASSWORD = 'Tredici13!';
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const NOBODY = 'nobody';

/** Makes, once for all journeys, a browser that has refused cookies, and one for each account that is
 *  logged in besides. */
export async function makeStates(
  file: string,
  baseURL: string,
  launch: Parameters<BrowserType['launch']>[0],
): Promise<void> {
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
  writeFileSync(file, JSON.stringify(states));
  // Playwright hands its environment on to the processes of the journeys.
  process.env.E2E_STATES = file;
}

let states: Record<string, StorageState> | undefined;

/** What a browser of this account keeps, at another origin than the usual one where that is given. */
export function readState(account: Account | undefined, origin?: string): StorageState {
  const file = process.env.E2E_STATES;
  if (!file) throw new Error('E2E_STATES is not set: start-tredici.ts does it');
  states ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, StorageState>;
  const state = states[account ?? NOBODY]!;
  if (!origin) return state;
  return { ...state, origins: state.origins.map((kept) => ({ ...kept, origin })) };
}

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Nome utente').fill(`${account}@tredici.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
