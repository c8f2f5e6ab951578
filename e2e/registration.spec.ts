import { expect, type Page } from '@playwright/test';
import { answer } from './in-language.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { linkIn, receiveMail } from './mailbox.ts';
import { enter, newEmail, PASSWORD, registerUser } from './new-user.ts';
import {
  crossCaptcha,
  fillEmail,
  fillForm,
  fillNames,
  fillPasswords,
  forward,
  submit,
} from './registration-form.ts';

// A refusal is a 400, which the browser always reports as an error.
test.use({ expectedComplaints: /status of (400|503)/ });

const VERIFICATION = 'Conferma la tua e-mail';

/** Fills in everything up to the last row without sending. */
async function fillAll(page: Page, email: string) {
  await page.goto('/registrazione');
  await fillForm(page, email);
}

test('each row says what it misses before the next one opens, and going back asks', async ({
  page,
}) => {
  await page.goto('/registrazione');
  await forward(page);
  await expect(page.getByText('Inserisci il nome')).toBeVisible();
  await expect(page.getByText('Inserisci il cognome')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillNames(page);

  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await fillEmail(page, 'ada@tredici');
  await expect(page.getByText('Email non valida')).toBeVisible();
  await fillEmail(page, newEmail());

  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await submit(page);
  await expect(page.getByText('Inserisci una password')).toBeVisible();
  await expect(page.getByText("È necessario accettare l'accordo legale")).toBeVisible();
  await expect(page.getByText('Inserisci il captcha')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Ripeti la password').fill('abd');
  await expect(page.getByText('La password deve essere lunga almeno 8 caratteri')).toBeVisible();
  await expect(
    page.getByText(
      'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
    ),
  ).toBeVisible();
  await expect(
    page.getByText('Ripeti la stessa password per confermare che sia corretta'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText(/Robustezza: (discreta|buona|ottima)/)).toBeVisible();

  const back = page.getByRole('button', { name: 'Indietro' });
  await back.click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await back.click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  await back.click();
  const dialog = page.getByRole('dialog', { name: 'Annullare la registrazione?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'No, continuo' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  await back.click();
  await dialog.getByRole('button', { name: 'Sì, annulla' }).click();
  // The root needs a login: the guard leads on.
  await expect(page).toHaveURL('/login?redirectFrom=%2F');
  await page.goto('/registrazione');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
});

test('somebody registers, confirms by mail and logs in', async ({ page }) => {
  // It waits for three mails.
  test.slow();
  const email = newEmail();
  await fillAll(page, email);
  await submit(page);
  await expect(
    page.getByRole('heading', { name: 'Registrazione avvenuta con successo' }),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(page.getByText('E-mail di verifica inviata.')).toBeVisible();
  await receiveMail(email, VERIFICATION, 2);

  // Not yet verified: the login says so and offers to send the mail again.
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await enter(page, { email, password: PASSWORD });
  const dialog = page.getByRole('dialog', { name: 'E-mail non verificata' });
  await expect(dialog).toContainText(
    'La tua e-mail non è ancora verificata. Vuoi ricevere di nuovo il messaggio di verifica?',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Accedi' }).click();
  await dialog.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('E-mail di verifica inviata.').last()).toBeVisible();

  const link = linkIn(await receiveMail(email, VERIFICATION, 3));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'La tua e-mail è confermata' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Questo indirizzo era già confermato' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await enter(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/prezzi/);
});

test('a reload loses nothing but the passwords, and a closed registration says so', async ({
  page,
}) => {
  const email = newEmail();
  await fillAll(page, email);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(email);
  expect(kept).not.toContain(PASSWORD);
  await page.reload();
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel(/Ho almeno 18 anni/)).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await answer(page, '/v1/account/register/', 400, { code: 'registration_closed' });
  await fillPasswords(page);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Modifica: Nome e cognome' }).click();
  await expect(page.getByLabel('Cognome')).toHaveValue('Lovelace');
  await forward(page);
  await forward(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Le registrazioni sono chiuse' })).toBeVisible();
  await expectAccessible(page);
});

test('an address that is taken can be changed, and nothing typed is lost', async ({ page }) => {
  await fillAll(page, 'pro@tredici.test');
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Indirizzo già registrato' });
  await expect(dialog).toContainText('Un utente è già registrato con questa email.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambia e-mail' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Errori nel seguente campo:');
  await expect(page.getByRole('alert')).toContainText(
    'E-mail: Un utente è già registrato con questa email.',
  );
  await fillEmail(page, newEmail());
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await crossCaptcha(page);
  await submit(page);
  await expect(
    page.getByRole('heading', { name: 'Registrazione avvenuta con successo' }),
  ).toBeVisible();
});

test('the address can still be corrected after registering', async ({ page, request }) => {
  // It waits for three mails.
  test.slow();
  const wrong = newEmail();
  const right = newEmail();
  const taken = await registerUser(request, { verified: false });
  await fillAll(page, wrong);
  await submit(page);
  const first = linkIn(await receiveMail(wrong, VERIFICATION));
  await page.getByRole('button', { name: 'Cambia e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia e-mail' });
  await dialog.getByLabel('Nuova e-mail').fill(taken.email);
  await dialog.getByRole('button', { name: 'Cambia e invia' }).click();
  await expect(dialog.getByRole('alert')).toContainText("L'email è già in uso");
  await dialog.getByLabel('Nuova e-mail').fill(right);
  await dialog.getByRole('button', { name: 'Cambia e invia' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(right, { exact: true })).toBeVisible();
  const second = linkIn(await receiveMail(right, VERIFICATION));

  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Invia un nuovo link' }).click();
  await expect(page.getByText('E-mail di verifica inviata.')).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'La tua e-mail è confermata' })).toBeVisible();
});

test('a captcha or a server that fails says so, and costs nothing that was typed', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/registrazione');
  await fillNames(page);
  await fillEmail(page, email);
  await page.route('**/account/captcha/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('Non sono un robot').click();
  await expect(page.getByText('Verifica fallita. Ricarica la pagina e riprova.')).toBeVisible();
  await page.unroute('**/account/captcha/');
  await fillPasswords(page);

  await page.route('**/account/register/', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: 'down' }),
  );
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Il server non risponde');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.unroute('**/account/register/');
  await crossCaptcha(page);

  // A token that the server does not accept.
  await page.route('**/account/register/', (route) => {
    const body = { ...route.request().postDataJSON(), captcha: btoa('{}') };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(
    'Captcha: Verifica fallita. Ricarica la pagina e riprova.',
  );
  await expect(page.getByLabel('Non sono un robot')).not.toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.unroute('**/account/register/');
  await crossCaptcha(page);
  await submit(page);
  await expect(
    page.getByRole('heading', { name: 'Registrazione avvenuta con successo' }),
  ).toBeVisible();
});

test.describe('narrow and by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('registering needs no mouse', async ({ page }) => {
    const { keyboard } = page;
    await page.goto('/registrazione');
    await page.getByLabel('Nome', { exact: true }).focus();
    await keyboard.type('Ada');
    await keyboard.press('Tab');
    await keyboard.type('Lovelace');
    await keyboard.press('Enter');
    await keyboard.type(newEmail());
    await keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await keyboard.type(PASSWORD);
    // Past the button that shows the first password, to the second and past its button to the boxes.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(page.getByLabel(/Ho almeno 18 anni/)).toBeChecked();
    // Two links to read, the newsletter, the captcha.
    await expect(page.getByLabel('Non sono un robot')).toBeVisible();
    for (let times = 0; times < 4; times += 1) await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(page.getByText('Verifica riuscita')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Registrazione avvenuta con successo' }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
