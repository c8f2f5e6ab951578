import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { linkIn, receiveMail } from './mailbox.ts';
import { enter, newEmail, openProfile, registerUser } from './new-user.ts';
import { codeOf } from './one-time-code.ts';
import { openSection } from './profile-sections.ts';

test.use({ expectedComplaints: /status of 40[01]/ });

test('a second factor is switched on, asked for, lost, and switched off', async ({
  page,
  request,
}) => {
  const user = await registerUser(request);
  await openProfile(page, user);
  const section = await openSection(page, 'Accesso in due passaggi');
  await section.getByRole('button', { name: 'Attiva' }).click();
  await section.getByLabel('La tua password').fill(user.password);
  await section.getByRole('button', { name: 'Avanti' }).click();
  await expect(section.getByRole('img', { name: /Codice QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await section.locator('b').textContent()) ?? '';
  await section.getByLabel('Codice', { exact: true }).fill('000000');
  await section.getByRole('button', { name: 'Conferma il codice' }).click();
  await expect(section.getByText('Codice errato o già usato.')).toBeVisible();
  await section.getByLabel('Codice', { exact: true }).fill(codeOf(secret));
  await section.getByRole('button', { name: 'Conferma il codice' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(section.getByText('Ti restano 10 codici di recupero.')).toBeVisible();
  await receiveMail(user.email, 'Accesso in due passaggi attivato');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/login?redirectFrom=%2Fprofile');
  await enter(page, user);
  const code = page.getByLabel('Codice', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');

  await expect(section).toContainText('Attivo');
  await openSection(page, 'Accesso in due passaggi');
  await section.getByRole('button', { name: 'Disattiva' }).click();
  await section.getByLabel('La tua password').fill(user.password);
  await section.getByLabel('Codice', { exact: true }).fill(codes[0]!);
  await section.getByRole('button', { name: 'Disattiva' }).click();
  await expect(page.getByText('Accesso in due passaggi disattivato.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Attiva' })).toBeVisible();
  await receiveMail(user.email, 'Accesso in due passaggi disattivato');
});

test('an address is changed from both mailboxes, and no common password is taken', async ({
  page,
  request,
}) => {
  const user = await registerUser(request);
  const email = newEmail();
  await openProfile(page, user);
  const password = await openSection(page, 'Cambia password');
  await password.getByLabel('Password attuale').fill(user.password);
  await password.getByLabel('Password', { exact: true }).fill('Juventus1!');
  await password.getByLabel('Ripeti la password').fill('Juventus1!');
  await password.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(password.getByText('Password troppo comune')).toBeVisible();

  const section = await openSection(page, 'Indirizzo e-mail');
  await section.getByLabel('Nuovo indirizzo').fill(email);
  await section.getByLabel('La tua password').fill(user.password);
  await section.getByRole('button', { name: 'Cambia l’indirizzo' }).click();
  await expect(section.getByText(`e a ${email}`)).toBeVisible();
  const leave = linkIn(await receiveMail(user.email, 'Conferma il cambio di indirizzo'));
  const take = linkIn(await receiveMail(email, 'Conferma il nuovo indirizzo'));
  await page.goto(leave);
  await expect(page.getByRole('heading', { level: 1, name: 'Metà è fatta' })).toBeVisible();
  await page.goto(take);
  await expect(page.getByRole('heading', { level: 1, name: 'Indirizzo cambiato' })).toBeVisible();
  await receiveMail(user.email, 'Il tuo indirizzo e-mail è cambiato');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/login?redirectFrom=%2Fprofile');
  await enter(page, { ...user, email });
  await expect(page).toHaveURL('/profile');
  await openSection(page, 'Indirizzo e-mail');
  await expect(section.getByRole('definition')).toHaveText(email);
});
