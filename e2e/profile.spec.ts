import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { receiveMail } from './mailbox.ts';
import { enter, openProfile, registerUser } from './new-user.ts';
import { openSection } from './profile-sections.ts';

test.use({ expectedComplaints: /status of 40[01]/ });

test('names, budget, newsletter and language are changed and kept', async ({ page, request }) => {
  await openProfile(page, await registerUser(request));
  const details = await openSection(page, 'I tuoi dati');
  await details.getByLabel('Nome', { exact: true }).fill('');
  await details.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Inserisci il nome')).toBeVisible();
  await details.getByLabel('Nome', { exact: true }).fill('Grace');
  await details.getByLabel('Cognome').fill('Hopper');
  await details.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('link', { name: /Grace Hopper/ })).toBeVisible();

  const budget = await openSection(page, 'Budget');
  const save = budget.getByRole('button', { name: 'Salva il budget' });
  await expect(save).toBeDisabled();
  for (const nothing of ['0', '0,00', ' ']) {
    await budget.getByLabel('Budget in euro').fill(nothing);
    await expect(save).toBeDisabled();
  }
  await budget.getByLabel('Budget in euro').fill('cento');
  await save.click();
  await expect(budget.getByText('Questo valore non è valido')).toBeVisible();
  await budget.getByLabel('Budget in euro').fill('120,50');
  await save.click();
  await expect(page.getByText('Salvato.').first()).toBeVisible();

  // Saving leaves the section open.
  await expect(details.getByLabel('Cognome')).toBeVisible();
  await expect(save).toBeVisible();

  await openSection(page, 'Preferenze');
  const newsletter = page.getByLabel('Newsletter settimanale');
  await expect(newsletter).not.toBeChecked();
  // Waits for the toast of this save: that of the budget may still be on its way.
  const saved = page.waitForResponse((reply) =>
    Boolean(reply.request().postData()?.includes('receive_newsletter')),
  );
  await newsletter.check();
  await saved;
  // The page shows the server's data, not what the device remembers.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('tredici.session') ?? '{}');
    stored.user.last_name = 'Vecchio';
    stored.budget = '9.00';
    localStorage.setItem('tredici.session', JSON.stringify(stored));
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Budget' })).toContainText(/120,50\s€/);
  await expect(newsletter).toBeChecked();
  await expect(page.getByLabel('Budget in euro')).toHaveValue('120,50');
  await expect(page.getByLabel('Cognome')).toHaveValue('Hopper');
  await expect(page.getByText('Piano Free Attivato')).toBeVisible();

  // For pages and mails.
  await openSection(page, 'Preferenze');
  const chosen = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByLabel('English', { exact: true }).check();
  expect((await (await chosen).json()).user.language).toBe('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByLabel('Italiano', { exact: true }).check();
  await openSection(page, 'Il tuo piano');
  await page.getByRole('link', { name: 'Vedi i prezzi' }).click();
  await expect(page).toHaveURL('/prezzi');
});

test('sessions are listed and ended, one, all others, or by a new password', async ({
  page,
  request,
}) => {
  const user = await registerUser(request);
  const enterElsewhere = async () => {
    const reply = await request.post('/api/account/login/', {
      data: { username: user.email, password: user.password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    });
    return (await reply.json()).access_token as string;
  };
  const expectEnded = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.post('/api/account/verify-token/', { headers });
    expect(reply.status()).toBe(401);
  };
  const tokens = [await enterElsewhere(), await enterElsewhere(), await enterElsewhere()];
  await openProfile(page, user);
  const sessions = await openSection(page, 'Sessioni attive');
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('Questa', { exact: true })).toHaveCount(1);
  await sessions
    .getByRole('button', { name: 'Chiudi la sessione Firefox su Linux' })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
  await expect(page.getByText('Chiuse 2 sessioni.')).toBeVisible();
  await expect(sessions.getByText('Non ce ne sono altre.')).toBeVisible();
  for (const token of tokens) await expectEnded(token);

  const last = await enterElsewhere();
  await page.reload();
  await expect(sessions).toContainText('2 dispositivi');
  const section = await openSection(page, 'Cambia password');
  const submit = section.getByRole('button', { name: 'Cambia la password' });
  await submit.click();
  await expect(section.getByText('Inserisci la password attuale')).toBeVisible();
  await section.getByLabel('Password attuale').fill('Sbagliata-99');
  await section.getByLabel('Password', { exact: true }).fill('Nuova-Schedina-8');
  await section.getByLabel('Ripeti la password').fill('Nuova-Schedina-8');
  await submit.click();
  await expect(section.getByRole('alert')).toContainText(
    'Si è verificato un errore durante la modifica della password',
  );
  await expect(section.getByText('La password non è quella del tuo account')).toBeVisible();
  await expectAccessible(page);
  await section.getByLabel('Password attuale').fill(user.password);
  await submit.click();
  await expect(page.getByText('La password è stata modificata con successo')).toBeVisible();
  await expect(sessions).toContainText('1 dispositivo');
  await expectEnded(last);
  await receiveMail(user.email, 'La tua password è cambiata');
});

test('all stored data is downloaded, and the account deleted', async ({ page, request }) => {
  const user = await registerUser(request);
  await openProfile(page, user);
  const arriving = page.waitForEvent('download');
  await openSection(page, 'I miei dati');
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scarica i miei dati' });
  await dialog.getByLabel('La tua password').fill(user.password);
  await dialog.getByRole('button', { name: 'Scarica', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^tredici-i-miei-dati-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text).sections).toHaveProperty('account');
  expect(text).toContain(user.email);
  expect(text).not.toContain('argon2');
  await expect(dialog).toBeHidden();

  const zone = await openSection(page, 'Danger Zone');
  await expect(zone).toContainText('definitivo');
  await expect(zone).toContainText('squadre, campionati, liste e note');
  await zone.getByRole('button', { name: 'Cancella il mio account' }).click();
  const farewell = page.getByRole('dialog', { name: 'Cancellare l’account per sempre?' });
  await expectAccessible(page);
  await farewell.getByLabel('La tua password').fill('Sbagliata-99');
  await farewell.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(farewell.getByText('La password non è quella del tuo account')).toBeVisible();
  await farewell.getByLabel('La tua password').fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('cancellato con successo')).toBeVisible();
  await receiveMail(user.email, 'Il tuo account è stato cancellato');
  await enter(page, user);
  await expect(page.getByText('Accesso non riuscito.')).toBeVisible();
});

test('a name is shown as it is: emoji, HTML, right to left', async ({ page, request }) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  const first_name = '⚽️🧤 <img src=x onerror=alert(1)> محمد';
  const last_name = '🏆 <b>Lovelace</b> שלום';
  await openProfile(page, await registerUser(request, { first_name, last_name }));
  const main = page.getByRole('main');
  await expect(main.getByText(`${first_name} ${last_name}`, { exact: true })).toBeVisible();
  // The content of a closed line is drawn only after the first touch.
  const details = await openSection(page, 'I tuoi dati');
  await expect(details.getByLabel('Nome', { exact: true })).toHaveValue(first_name);
  await expect(main.locator('img, b:text-is("Lovelace")')).toHaveCount(0);
  expect(alerts).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test.describe('narrow', () => {
  test.use({ account: 'free', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('closed, the page is a screen or two high; a link to a section opens it', async ({
    page,
  }) => {
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Sessioni attive' })).toContainText('dispositiv');
    const main = await page.getByRole('main').boundingBox();
    expect(main?.height).toBeLessThan(2 * 844);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // A link to a part opens the whole section.
    await page.goto('/profile#pausa');
    await page.reload();
    const break_ = page.getByRole('heading', { name: 'Prenditi una pausa' });
    await expect(break_).toBeFocused();
    await expect(break_).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scarica i miei dati' })).toBeHidden();
  });
});
