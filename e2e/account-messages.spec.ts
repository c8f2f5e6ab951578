import { expect, type Page } from '@playwright/test';
import { easyChallenge } from '@tredici/server/testing/solve-captcha';
import { answer, LANGUAGES, speak, wordsOf } from './in-language.ts';
import { expectAccessible, test } from './journey.ts';
import { tomorrow } from './journey-clock.ts';
import { openSection } from './profile-sections.ts';

/** Every sentence that the specification (sections 5 and 8) prescribes for accounts, on screen and in both
 *  languages. The server's replies are faked here; other journeys use the real ones. */
test.use({ expectedComplaints: /status of (400|401|503)/ });

const PASSWORD = 'Schedina-2026';
const SENTENCES = {
  it: {
    enterUsername: 'Inserisci il nome utente',
    enterPassword: 'Inserisci la password',
    formInvalid: 'Il modulo non è valido. Controlla i campi segnati.',
    loginFailed: 'Accesso non riuscito.',
    notVerifiedTitle: 'E-mail non verificata',
    notVerified:
      'La tua e-mail non è ancora verificata. Vuoi ricevere di nuovo il messaggio di verifica?',
    mailSent: 'E-mail di verifica inviata.',
    userNotVerified: "Non è stato possibile verificare l'utente. Vuoi accedere di nuovo?",
    enterFirst: 'Inserisci il nome',
    enterLast: 'Inserisci il cognome',
    enterEmail: 'Inserisci l’e-mail',
    emailInvalid: 'Email non valida',
    rules: [
      'La password deve essere lunga almeno 8 caratteri',
      'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
      'Ripeti la stessa password per confermare che sia corretta',
    ],
    privacy: "È necessario accettare l'accordo legale",
    captcha: 'Inserisci il captcha',
    captchaFailed: 'Verifica fallita. Ricarica la pagina e riprova.',
    errorsIn: 'Errori nel seguente campo:',
    usernameTaken: 'Nome utente: Un utente con questo nome utente esiste già.',
    emailRegistered: 'Un utente è già registrato con questa email.',
    emailInUse: "L'email è già in uso",
    registered: 'Registrazione avvenuta con successo',
    emailNotFound: 'Email non trovata',
    recoveryFailed: "Non è stato possibile inviare l'e-mail di recupero. Riprova tra poco.",
    linkInvalid: 'Link: Il link non è più valido. Chiedine uno nuovo.',
    changeFailed: 'Si è verificato un errore durante la modifica della password',
    wrongPassword: 'La password non è quella del tuo account',
    reset: 'La password è stata reimpostata con successo',
    changed: 'La password è stata modificata con successo',
    deleted: 'Account cancellato con successo',
    free: 'Piano Free Attivato',
    pro: 'Piano Pro Attivato',
    premiumFeature: 'Questa funzionalità è disponibile solo con il piano Premium.',
  },
  en: {
    enterUsername: 'Please enter your username',
    enterPassword: 'Please enter your password',
    formInvalid: 'The form is not valid. Check the marked fields.',
    loginFailed: 'Login failed.',
    notVerifiedTitle: 'E-mail is not verified',
    notVerified: 'Your E-mail is not verified. Do you want to resend the verification mail?',
    mailSent: 'Validation E-Mail sent.',
    userNotVerified: 'The user could not be verified. Do you want to log in again?',
    enterFirst: 'Please enter your first name',
    enterLast: 'Please enter your last name',
    enterEmail: 'Please enter your e-mail',
    emailInvalid: 'Invalid e-mail',
    rules: [
      'The password must be at least 8 characters long',
      'The password must contain at least one uppercase letter, one lowercase letter, one digit and one special character',
      'Repeat the same password to confirm that it is correct',
    ],
    privacy: 'You must accept the legal agreement',
    captcha: 'Complete the captcha',
    captchaFailed: 'Verification failed. Please reload the site and try again.',
    errorsIn: 'Errors in the following field:',
    usernameTaken: 'Username: A user with this username already exists.',
    emailRegistered: 'A user is already registered with this e-mail address.',
    emailInUse: 'The e-mail is already in use',
    registered: 'Registration completed successfully',
    emailNotFound: 'E-mail not found',
    recoveryFailed: 'The recovery e-mail could not be sent. Please try again shortly.',
    linkInvalid: 'Link: The link is no longer valid. Ask for a new one.',
    changeFailed: 'An error occurred while changing the password',
    wrongPassword: 'This is not the password of your account',
    reset: 'The password was reset successfully',
    changed: 'The password was changed successfully',
    deleted: 'Account deleted successfully',
    free: 'Free plan active',
    pro: 'Pro plan active',
    premiumFeature: 'This feature is available only with the Premium plan.',
  },
} as const;

/** In the order of the page, within `main` only: toasts are outside it. */
const panel = (page: Page) => page.getByRole('main').getByRole('alert');

for (const language of LANGUAGES) {
  const t = wordsOf(language);
  const say = SENTENCES[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('the login', async ({ page }) => {
      await page.goto('/login');
      const submit = page.getByRole('button', { name: t('accounts', 'login.submit'), exact: true });
      await submit.click();
      await expect(panel(page)).toHaveText(say.formInvalid);
      await expect(page.getByText(say.enterUsername)).toBeVisible();
      await expect(page.getByText(say.enterPassword)).toBeVisible();
      await expectAccessible(page);

      await answer(page, '/account/login/', 400, { code: 'login_failed' });
      await page.getByLabel(t('accounts', 'login.username')).fill('ada@tredici.test');
      await page.getByLabel(t('accounts', 'login.password'), { exact: true }).fill(PASSWORD);
      await submit.click();
      await expect(panel(page)).toHaveText(
        `${say.loginFailed} ${t('accounts', 'login.failedNext')}`,
      );

      await answer(page, '/account/login/', 400, { code: 'email_not_verified' });
      await answer(page, '/v1/account/register/resend-email/', 200, { detail: '' });
      await submit.click();
      const dialog = page.getByRole('dialog', { name: say.notVerifiedTitle });
      await expect(dialog).toContainText(say.notVerified);
      await dialog.getByRole('button', { name: t('accounts', 'emailNotVerified.resend') }).click();
      await expect(page.getByText(say.mailSent)).toBeVisible();
      await expect(dialog).toBeHidden();

      await page.evaluate(() => {
        const user = { id: 1, username: 'ada', first_name: 'Ada', last_name: '', premium: false };
        const session = {
          user: { ...user, receive_newsletter: false },
          token: 't',
          budget: '0.00',
        };
        localStorage.setItem('tredici.session', JSON.stringify(session));
      });
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/login/);
      const again = page.getByRole('dialog', { name: t('accounts', 'userNotVerified.title') });
      await expect(again).toContainText(say.userNotVerified);
      await again.getByRole('button', { name: t('accounts', 'userNotVerified.again') }).click();
      await expect(page.getByLabel(t('accounts', 'login.username'))).toBeFocused();
    });

    test('the registration', async ({ page }) => {
      const name = (key: string) => t('registration', key);
      const next = page.getByRole('button', { name: name('forward') });
      const submit = page.getByRole('main').getByRole('button', { name: name('submit') });
      await page.goto('/registrazione');
      await next.click();
      await expect(page.getByText(say.enterFirst)).toBeVisible();
      await expect(page.getByText(say.enterLast)).toBeVisible();
      await page.getByLabel(name('firstName'), { exact: true }).fill('Ada');
      await page.getByLabel(name('lastName')).fill('Lovelace');
      await next.click();
      const email = page.getByLabel(name('email'), { exact: true });
      await next.click();
      await expect(page.getByText(say.enterEmail)).toBeVisible();
      await email.fill('ada@tredici');
      await expect(page.getByText(say.emailInvalid)).toBeVisible();
      await email.fill('ada@tredici.test');
      await next.click();
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await submit.click();
      for (const sentence of [...say.rules, say.privacy, say.captcha]) {
        await expect(page.getByText(sentence)).toBeVisible();
      }
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('password', 'repeat')).fill(PASSWORD);
      await page.getByLabel(name('privacy')).check();
      const send = async (status: number, body: object) => {
        await answer(page, '/v1/account/register/', status, body);
        await page.getByLabel(name('captcha')).check();
        await expect(page.getByText(name('captcha.done'))).toBeVisible();
        await submit.click();
      };
      await answer(page, '/v1/account/captcha/', 503);
      await page.getByLabel(name('captcha')).click();
      await expect(page.getByText(say.captchaFailed)).toBeVisible();
      await answer(page, '/v1/account/captcha/', 200, await easyChallenge(tomorrow()));

      await send(400, { code: 'captcha_failed' });
      await expect(panel(page)).toContainText(`Captcha: ${say.captchaFailed}`);
      await send(400, { code: 'username_taken' });
      await expect(panel(page)).toContainText(say.errorsIn);
      await expect(panel(page)).toContainText(say.usernameTaken);
      await send(400, { code: 'email_registered' });
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say.emailRegistered);
      await dialog.getByRole('button', { name: name('registered.change') }).click();
      await expect(panel(page)).toContainText(`E-mail: ${say.emailRegistered}`);
      await email.fill('grace@tredici.test');
      await next.click();
      await send(201, { detail: '', change_key: 'x'.repeat(64) });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.registered);

      await answer(page, '/v1/account/register/resend-email/', 200, { detail: '' });
      await page.getByRole('button', { name: name('success.resend') }).click();
      await expect(page.getByText(say.mailSent)).toBeVisible();
      await answer(page, '/v1/account/register/change-email/', 400, { code: 'email_in_use' });
      await page.getByRole('button', { name: name('success.change') }).click();
      await dialog.getByLabel(name('change.label')).fill('pro@tredici.test');
      await dialog.getByRole('button', { name: name('change.submit') }).click();
      await expect(dialog.getByRole('alert')).toContainText(`E-mail: ${say.emailInUse}`);
    });

    test('recovery and reset', async ({ page }) => {
      const name = (key: string) => t('recovery', key);
      await page.goto('/recupera-password');
      const send = page.getByRole('button', { name: name('submit') });
      await send.click();
      await expect(page.getByText(say.enterEmail)).toBeVisible();
      await page.getByLabel(name('email'), { exact: true }).fill('ada');
      await expect(page.getByText(say.emailInvalid)).toBeVisible();
      await page.getByLabel(name('email'), { exact: true }).fill('ada@tredici.test');
      const call = '/v1/account/register/password/reset/';
      await answer(page, call, 400, { code: 'email_not_found' });
      await send.click();
      await expect(panel(page)).toContainText(`E-mail: ${say.emailNotFound}`);
      await answer(page, call, 503, { code: 'unavailable' });
      await send.click();
      await expect(panel(page)).toHaveText(say.recoveryFailed);
      await answer(page, call, 200, { detail: '' });
      await send.click();
      const sent = page.getByRole('dialog', { name: name('sent.title') });
      await expect(sent).toContainText('ada@tredici.test');
      await sent.getByRole('button', { name: name('goLogin') }).click();
      await expect(page).toHaveURL('/login');

      await page.goto(`/reset-password/1/${'0'.repeat(64)}`);
      const save = page.getByRole('button', { name: name('reset.submit') });
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await save.click();
      for (const sentence of say.rules) await expect(page.getByText(sentence)).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('password', 'repeat')).fill(PASSWORD);
      await save.click();
      await expect(panel(page)).toContainText(say.errorsIn);
      await expect(panel(page)).toContainText(say.linkInvalid);
      await expect(page.getByText(say.changeFailed)).toBeVisible();
      await answer(page, '/v1/account/register/password/reset/confirm/', 200, { detail: '' });
      await save.click();
      const done = page.getByRole('dialog', { name: name('reset.doneTitle') });
      await expect(done).toContainText(say.reset);
      await done.getByRole('button', { name: name('goLogin') }).click();
      await expect(page).toHaveURL('/login');
    });

    test.describe('of a user', () => {
      test.use({ account: 'free' });

      test('the profile', async ({ page }) => {
        const name = (key: string) => t('profile', key);
        await page.goto('/strategia-tredici');
        await expect(page.getByText(say.premiumFeature)).toBeVisible();
        await page.goto('/profile');
        await expect(page.getByText(say.free)).toBeVisible();
        const section = await openSection(page, name('password.title'));
        const submit = section.getByRole('button', { name: name('password.submit') });
        await section.getByLabel(name('password.current')).fill('Sbagliata-99');
        await section.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await section.getByLabel(t('password', 'repeat')).fill(PASSWORD);
        await answer(page, '/v1/account/register/change-password/', 400, {
          code: 'password_change_failed',
          codes: { current_password: ['password_wrong'] },
        });
        await submit.click();
        await expect(section.getByRole('alert')).toHaveText(say.changeFailed);
        await expect(section.getByText(say.wrongPassword)).toBeVisible();
        await answer(page, '/v1/account/register/change-password/', 200, { detail: '' });
        await submit.click();
        await expect(page.getByText(say.changed)).toBeVisible();

        await page.route('**/api/v1/tredici/userprofile/*/', async (route) => {
          if (route.request().method() === 'DELETE') return route.fulfill({ status: 204 });
          const response = await route.fetch();
          const profile = await response.json();
          profile.user.premium = true;
          return route.fulfill({ response, json: profile });
        });
        await page.reload();
        await expect(page.getByText(say.pro)).toBeVisible();
        await openSection(page, name('delete.title'));
        await page.getByRole('button', { name: name('delete.open') }).click();
        await page.getByRole('dialog').getByLabel(name('delete.password')).fill(PASSWORD);
        await page.getByRole('button', { name: name('delete.confirm') }).click();
        await expect(page).toHaveURL('/login');
        await expect(page.getByText(say.deleted)).toBeVisible();
      });
    });
  });
}
