import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, type TestInfo, test } from '@playwright/test';
import { solveCaptcha } from '@tredici/server/testing/solve-captcha';
import { linkIn, receiveMail } from './mailbox.ts';

export interface NewUser {
  readonly email: string;
  readonly password: string;
}

export const PASSWORD = 'Schedina-2026';

/** How many addresses each journey has used. */
const taken = new WeakMap<TestInfo, number>();

/** An address that nobody else uses in this run, and the same in every run. */
export function newEmail(): string {
  const journey = test.info();
  const nth = (taken.get(journey) ?? 0) + 1;
  taken.set(journey, nth);
  const key = `${journey.testId} ${journey.repeatEachIndex} ${nth}`;
  return `prova-${createHash('sha256').update(key).digest('hex').slice(0, 13)}@tredici.test`;
}

/** Registers a user without the pages, for journeys that are about something else. */
export async function registerUser(
  request: APIRequestContext,
  {
    first_name = 'Ada',
    last_name = 'Lovelace',
    verified = true,
    receive_newsletter = false as boolean | null,
  } = {},
): Promise<NewUser> {
  const email = newEmail();
  const captcha = await solveCaptcha(await (await request.get('/api/v1/account/captcha/')).json());
  const reply = await request.post('/api/v1/account/register/', {
    data: {
      email,
      username: email,
      first_name,
      last_name,
      password1: PASSWORD,
      password2: PASSWORD,
      receive_newsletter,
      privacy_accepted: true,
      captcha,
    },
  });
  expect(reply.status()).toBe(201);
  if (verified) {
    const key = linkIn(await receiveMail(email, 'Conferma la tua e-mail'))
      .split('/')
      .at(-1);
    const answer = await request.post('/api/v1/account/register/verify-email/', { data: { key } });
    expect(answer.status()).toBe(201);
  }
  return { email, password: PASSWORD };
}

export async function enter(page: Page, { email, password }: NewUser): Promise<void> {
  await page.getByLabel('Nome utente').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Logs in without the login page, which has journeys of its own; the page must not have opened anything yet.
 *  Returns the token. */
export async function keepSession(page: Page, { email, password }: NewUser): Promise<string> {
  const data = { username: email, password };
  const reply = await page.request.post('/api/account/login/', { data });
  expect(reply.status()).toBe(200);
  const { user, access_token: token } = await reply.json();
  const session = JSON.stringify({ user, token, budget: '0.00' });
  await page.evaluate((kept) => localStorage.setItem('tredici.session', kept), session);
  return token;
}

/** Logs in and opens the profile. */
export async function openProfile(page: Page, user: NewUser): Promise<void> {
  await keepSession(page, user);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
}

/** Logs in a new user who has paid for Pro, and opens a page. Paying on the pages has a journey of its own. */
export async function enterWithPro(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<void> {
  const user = await registerUser(request);
  const token = await keepSession(page, user);
  const headers = { authorization: `Bearer ${token}` };
  const checkout = await request.post('/api/v1/account/stripe/checkout/', {
    headers,
    data: { plan: 'monthly' },
  });
  const { url } = await checkout.json();
  expect((await request.post(`${url}/paga`, { maxRedirects: 0 })).status()).toBe(303);
  await expect
    .poll(async () => {
      const reply = await request.post('/api/account/verify-token/', { headers });
      return (await reply.json()).user.premium;
    })
    .toBe(true);
  await page.goto(path);
}
