import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { linkIn, receiveMail } from './mailbox.ts';
import { enter, newEmail, registerUser } from './new-user.ts';

test.use({ expectedComplaints: /status of 400/ });

const NEW_PASSWORD = 'Nuova-Schedina-7';

test('a forgotten password is set anew by mail', async ({ page, request }) => {
  // It waits for two mails.
  test.slow();
  const user = await registerUser(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await expect(page.getByText('Inserisci l’e-mail')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('ada@tredici');
  await expect(page.getByText('Email non valida')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(user.email);
  await page.getByRole('button', { name: 'Invia il link' }).click();
  const sent = page.getByRole('dialog', { name: 'Controlla la posta' });
  await expect(sent).toContainText(user.email);
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/login');

  const link = linkIn(await receiveMail(user.email, 'Scegli una nuova password'));
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  for (const message of [
    'La password deve essere lunga almeno 8 caratteri',
    'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
    'Ripeti la stessa password per confermare che sia corretta',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  const done = page.getByRole('dialog', { name: 'Nuova password' });
  await expect(done).toContainText('La password è stata reimpostata con successo');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Accedi' }).click();
  await enter(page, user);
  await expect(page.getByRole('alert')).toContainText('Accesso non riuscito.');
  await enter(page, { ...user, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/prezzi/);

  // The key works only once.
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('Un-altra-ancora-1');
  await page.getByLabel('Ripeti la password').fill('Un-altra-ancora-1');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Il link non è più valido. Chiedine uno nuovo.',
  );
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Errori nel seguente campo:',
  );
  await expect(
    page.getByText('Si è verificato un errore durante la modifica della password'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click();
  await expect(page).toHaveURL('/recupera-password');
});

test('an unknown address is said to be so', async ({ page }) => {
  await page.goto('/recupera-password');
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Email non trovata');
  await expectAccessible(page);
});
