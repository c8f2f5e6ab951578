import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepSettings } from '#lib/api/settings.ts';
import { preferences } from '#lib/device/preferences.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { RegistrationPage } from './registration-page.tsx';

beforeAll(() => loadMessages('registration', 'password', 'errors'));
beforeEach(() => sessionStorage.clear());

const show = () => renderInRouter(<RegistrationPage onCancelled={() => {}} />);

it('says at once that registrations are closed, in both languages', async () => {
  keepSettings({ ...TEST_SETTINGS, registration: 'closed' });
  await show();
  await expect
    .element(page.getByRole('heading', { name: 'Le registrazioni sono chiuse' }))
    .toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  preferences.set({ language: 'en' });
  await expect.element(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible();
});

it('opens at the row where the tab left it, but never beyond an incomplete one', async () => {
  const draft = { step: 'password', first_name: 'Ada', last_name: 'Lovelace', email: 'no' };
  sessionStorage.setItem('tredici.registration', JSON.stringify(draft));
  await show();
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('no');
  await expect.element(page.getByText('Ada Lovelace')).toBeVisible();
});

it('accepts any kind of name as text', async () => {
  await show();
  await page.getByLabelText('Nome', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await page.getByLabelText('Cognome').fill('שלום 🏆');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect.element(page.getByText('<img src=x onerror=alert(1)> שלום 🏆')).toBeVisible();
});

it('refuses a name that contains direction control characters, and one of 10,000 characters', async () => {
  await show();
  await page.getByLabelText('Nome', { exact: true }).fill('Ada\u202e');
  await page.getByLabelText('Cognome').fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect.element(page.getByText('Questo valore non è valido')).toBeVisible();
  await expect.element(page.getByText('Il testo è troppo lungo')).toBeVisible();
});
