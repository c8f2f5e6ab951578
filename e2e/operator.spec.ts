import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { seasonByLabel } from '@tredici/contract/seasons';
import { readConfig } from '@tredici/server/config';
import { connectDatabase } from '@tredici/server/db/connect';
import { unknownTeam } from '@tredici/server/db/schema/ingestion';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { journeyNow } from './journey-clock.ts';
import { enter, type NewUser, registerUser } from './new-user.ts';
import { codeOf } from './one-time-code.ts';

test.use({ expectedComplaints: /status of 40[39]/ });

const CLI = join(import.meta.dirname, '../apps/server/src/cli.ts');
const run = promisify(execFile);
const env = () => ({ ...process.env, TREDICI_DATA_DIR: process.env.E2E_DATA_DIR });

/** The role is granted on the server's command line, as the handbook says. */
async function makeOperator({ email }: NewUser): Promise<void> {
  await run(process.execPath, [CLI, 'user', 'role', email, 'operator'], { env: env() });
}

/** A club name as a provider might spell it, which is not in any table. */
async function addUnknownName(name: string): Promise<void> {
  const config = readConfig(env());
  if (!config.ok) throw new Error(config.message);
  const connected = await connectDatabase(config.value, { applicationName: 'tredici-journey' });
  if (!connected.ok) throw new Error(connected.message);
  const { db, close } = connected.value;
  const about = { source: 'the-odds-api', country: 'Italy', name };
  const seasonId = seasonByLabel('2025/26').id;
  await db
    .insert(unknownTeam)
    .values({ ...about, seasonId, seenAt: journeyNow() })
    .onConflictDoNothing();
  await close();
}

async function switchFactorOn(request: APIRequestContext, { email, password }: NewUser) {
  const post = async (path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await request.post(`/api${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { access_token: token } = await post('/account/login/', { username: email, password });
  const { secret } = await post('/v1/account/second-factor/', { password }, token);
  await post('/v1/account/second-factor/confirm/', { otp: codeOf(secret) }, token);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an operator finds what needs a hand, gives it, and takes it back', async ({
  page,
  request,
}) => {
  const name = 'Sampdorja';
  const [operator, user] = [await registerUser(request), await registerUser(request)];
  await addUnknownName(name);

  // Without the role the menu does not show the page, and the page shows nothing without a second factor.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/login?redirectFrom=%2Foperatore');
  await enter(page, operator);
  await expect(page.getByText('Questa pagina è per chi gestisce Tredici.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Operatore' })).toHaveCount(0);
  await makeOperator(operator);
  // The server hears of it a moment later.
  const entry = menu.getByRole('link', { name: 'Operatore' });
  await expect(async () => {
    await page.goto('/listone');
    await expect(entry).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await entry.click();
  const link = page.getByRole('link', { name: 'Attiva l’accesso in due passaggi' });
  await expect(link).toHaveAttribute('href', '/profile#secondo-fattore');
  await switchFactorOn(request, operator);
  await page.reload();

  // The demo has run its jobs and made its forecasts.
  await expect(
    part(page, 'Lavori')
      .getByText(/lavori/)
      .first(),
  ).toBeVisible();
  await expect(part(page, 'Pronostici').getByRole('row').nth(1)).toBeVisible();
  await expect(part(page, 'Registro').getByText(/^[0-9a-f]{64}$/)).toBeVisible();

  const names = part(page, 'Nomi da riconoscere');
  await names.getByRole('button', { name: `${name} è Sampdoria` }).click();
  await expect(page.getByText(`${name} è Sampdoria: aggiornate 0 partite.`)).toBeVisible();
  await expect(names.getByText(name)).toHaveCount(0);

  const users = part(page, 'Utenti');
  await users.getByLabel(/^Inizio dell’indirizzo/).fill(user.email);
  await users.getByRole('button', { name: 'Cerca' }).click();
  await users.getByLabel('Pro fino al giorno').fill('2030-06-30');
  await users.getByRole('button', { name: `Concedi Pro a ${user.email}` }).click();
  await expect(users.getByText('Pro fino al 30/06/2030', { exact: false })).toBeVisible();
  await expectAccessible(page);

  const acts = part(page, 'Chi ha fatto che cosa');
  await acts
    .getByRole('button', { name: /^Annulla: Pro concesso/ })
    .first()
    .click();
  await expect(users.getByText('Pro fino al 30/06/2030', { exact: false })).toHaveCount(0);
  await acts
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click();
  await expect(names.getByText(name)).toBeVisible();
  await expect(acts.getByRole('row', { name: /Nome di nuovo sconosciuto/ }).first()).toBeVisible();
  // The operator is shown by number, never by address.
  await expect(acts).not.toContainText('@');

  await page.setViewportSize({ width: 820, height: 1180 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Cleans up for the following journeys.
  await names.getByRole('button', { name: `${name} è Sampdoria` }).click();
  await expect(names.getByText('Ogni nome è conosciuto.')).toBeVisible();
});
