import { expect, type Page } from '@playwright/test';
import { answer } from './in-language.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { openProfile, registerUser } from './new-user.ts';
import { openSection } from './profile-sections.ts';

/** The account pages on a phone and with the keyboard alone: whenever something closes or disappears, the
 *  focus must end up in a sensible place. Registration has its own journey. */
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /status of (400|503)/ });

const PASSWORD = 'Schedina-2026';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('recovering a password', async ({ page }) => {
  await answer(page, '/v1/account/register/password/reset/', 200, { detail: '' });
  await page.goto('/recupera-password');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.focus();
  await press(page, 'Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type('ada@tredici.test');
  await press(page, 'Enter');
  const sent = page.getByRole('dialog', { name: 'Controlla la posta' });
  await expect(sent).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(page, 'Escape');
  await expect(sent).toBeHidden();
  await expect(email).toBeFocused();
  await press(page, 'Enter');
  await expect(sent).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
});

test('resetting a password, with an unknown link and with a valid one', async ({ page }) => {
  await page.goto(`/reset-password/1/${'0'.repeat(64)}`);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  // Past the button that shows the password.
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type(PASSWORD);
  await press(page, 'Enter');
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('Link: Il link non è più valido.');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await answer(page, '/v1/account/register/password/reset/confirm/', 200, { detail: '' });
  await expect(page.getByLabel('Ripeti la password', { exact: true })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Nuova password' })).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
});

test('a verification that first gets no answer and then comes too late', async ({ page }) => {
  const call = '/v1/account/register/verify-email/';
  await answer(page, call, 503, { code: 'unavailable' });
  await page.goto(`/verifica-email/${'0'.repeat(64)}`);
  await expect(heading(page)).toHaveText('Non siamo riusciti a controllare il link');
  await expect(heading(page)).toBeFocused();
  await answer(page, call, 400, { code: 'key_invalid' });
  await press(page, 'Tab', 'Enter');
  await expect(heading(page)).toHaveText('Questo link non vale più');
  await expect(heading(page)).toBeFocused();
  await answer(page, call, 201, { detail: '', status: 'sent' });
  await press(page, 'Tab');
  await page.keyboard.type('ada@tredici.test');
  await press(page, 'Enter');
  await expect(
    page.getByText('Se l’indirizzo è di un account, il messaggio è in arrivo.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expectNoSidewaysScroll(page);
});

test('logging in with an address that waits to be verified', async ({ page }) => {
  await answer(page, '/account/login/', 400, { code: 'email_not_verified' });
  await answer(page, '/v1/account/register/resend-email/', 200, { detail: '' });
  await page.goto('/login');
  await page.getByLabel('Nome utente').focus();
  await page.keyboard.type('ada@tredici.test');
  await press(page, 'Tab');
  await page.keyboard.type(PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'E-mail non verificata' });
  const password = page.getByLabel('Password', { exact: true });
  await press(page, 'Enter');
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(password).toBeFocused();
  await press(page, 'Enter');
  await expect(dialog).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByText('E-mail di verifica inviata.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(password).toBeFocused();
});

test('the profile, from its first line to the end of the account', async ({ page, request }) => {
  // All sections in one go, after a mail.
  test.slow();
  const user = await registerUser(request);
  const login = { data: { username: user.email, password: user.password } };
  await request.post('/api/account/login/', login);
  await openProfile(page, user);
  const lineOf = (name: string) =>
    page.getByRole('region', { name, exact: true }).locator('summary');

  // While a section is closed, nothing inside it takes the focus.
  await lineOf('Il tuo piano').focus();
  await press(page, 'Tab');
  await expect(lineOf('I tuoi dati')).toBeFocused();
  await press(page, 'Enter', 'Tab');
  await page.keyboard.type('Grace');
  await press(page, 'Enter');
  await expect(page.getByText('Salvato.')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();

  await lineOf('Cambia password').focus();
  await press(page, 'Enter', 'Tab');
  await page.keyboard.type('Sbagliata-99');
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('Nuova-Schedina-8');
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('Nuova-Schedina-8');
  await press(page, 'Enter');
  await expect(page.getByText('La password non è quella del tuo account')).toBeVisible();
  await expect(page.getByLabel('Password attuale')).toBeFocused();

  const sessions = page.getByRole('region', { name: 'Sessioni attive' });
  await lineOf('Sessioni attive').focus();
  await press(page, 'Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await press(page, 'Tab');
  await expect(sessions.getByRole('button', { name: /^Chiudi la sessione/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(lineOf('Sessioni attive')).toBeFocused();

  await lineOf('Danger Zone').focus();
  await press(page, 'Enter', 'Tab', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancellare l’account per sempre?' });
  const password = dialog.getByLabel('La tua password');
  await expect(password).toBeFocused();
  await page.keyboard.type('Sbagliata-99');
  await press(page, 'Enter');
  await expect(dialog.getByText('La password non è quella del tuo account')).toBeVisible();
  await expect(password).toBeFocused();
  await expectNoSidewaysScroll(page);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Cancella il mio account' })).toBeFocused();
  await press(page, 'Enter');
  await page.keyboard.type(user.password);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
});

test('the question about the newsletter, and a break', async ({ page, request }) => {
  await openProfile(page, await registerUser(request, { receive_newsletter: null }));
  const question = page.getByRole('region', { name: 'La settimana in numeri' });
  await question.getByRole('button', { name: 'No, grazie' }).focus();
  await expectNoSidewaysScroll(page);
  await press(page, 'Enter');
  await expect(question).toBeHidden();
  await expect(heading(page)).toBeFocused();

  const section = await openSection(page, 'Gioco responsabile');
  const dialog = page.getByRole('dialog', { name: 'Vuoi fermarti per 24 ore?' });
  await section.getByLabel('24 ore').focus();
  await press(page, 'Space', 'Tab', 'Enter');
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(page, 'Escape');
  await expect(section.getByRole('button', { name: 'Inizia la pausa' })).toBeFocused();
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('status').filter({ hasText: 'Sei in pausa' })).toBeFocused();
});
