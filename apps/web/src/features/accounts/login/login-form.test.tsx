import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, UnreachableError } from '#lib/api/api-error.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { LoginForm } from './login-form.tsx';

const username = page.getByLabelText('Nome utente o e-mail');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Accedi' });
const alert = page.getByRole('alert');

type LogIn = Parameters<typeof LoginForm>[0]['logIn'];

function Form({ logIn, onLoggedIn }: { logIn: LogIn; onLoggedIn: () => void }) {
  const [values, setValues] = useState({ username: '', password: '' });
  return <LoginForm logIn={logIn} onLoggedIn={onLoggedIn} values={values} onChange={setValues} />;
}

async function show(logIn: LogIn = async () => {}) {
  const onLoggedIn = vi.fn();
  await renderInRouter(<Form logIn={logIn} onLoggedIn={onLoggedIn} />);
  await expect.element(username).toBeVisible();
  return onLoggedIn;
}

async function fillIn() {
  await username.fill('pro@tredici.test');
  await password.fill('Tredici13!');
}

const refuse = (refusal: ConstructorParameters<typeof ApiError>[0]) => () =>
  Promise.reject(new ApiError(refusal));

describe('the login form', () => {
  it('asks for a field that is left empty, and only then', async () => {
    await show();
    await username.click();
    await expect.element(page.getByText('Inserisci il nome utente')).not.toBeInTheDocument();
    await password.click();
    await expect.element(page.getByText('Inserisci il nome utente')).toBeVisible();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Inserisci la password')).not.toBeInTheDocument();
  });

  it('does not send an incomplete form, and goes to the first empty field', async () => {
    const logIn = vi.fn<LogIn>();
    await show(logIn);
    await username.fill('   ');
    await submit.click();
    await expect.element(alert).toMatchTextContent(/Il modulo non è valido\./);
    await expect.element(username).toHaveFocus();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('sends the trimmed name and the password as it is, by keyboard alone', async () => {
    const logIn = vi.fn<LogIn>(async () => {});
    const onLoggedIn = await show(logIn);
    await username.click();
    await userEvent.keyboard(' pro@tredici.test {Tab} parola {Enter}');
    await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(logIn).toHaveBeenCalledWith({ username: 'pro@tredici.test', password: ' parola ' });
  });

  it('cannot be sent twice', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const logIn = vi.fn<LogIn>(() => promise);
    const onLoggedIn = await show(logIn);
    await fillIn();
    await submit.click();
    const busy = page.getByRole('button', { name: 'Accesso in corso' });
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    (busy.element() as HTMLButtonElement).form!.requestSubmit();
    resolve();
    await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(logIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['a wrong password', refuse({ code: 'login_failed', status: 400 }), 'Accesso non riuscito.'],
    [
      'too many tries, a short wait',
      refuse({ code: 'too_many_requests', status: 429, retryAfterSeconds: 1 }),
      'Troppi tentativi. Riprova fra 1 secondo.',
    ],
    [
      'too many tries, a long wait',
      refuse({ code: 'too_many_requests', status: 429, retryAfterSeconds: 850 }),
      'Troppi tentativi. Riprova fra 15 minuti.',
    ],
    [
      'a server that does not answer',
      () => Promise.reject(new UnreachableError('offline')),
      'Il server non risponde.',
    ],
    [
      'a server that is not ready',
      refuse({ code: 'unavailable', status: 503 }),
      'Il server non risponde.',
    ],
  ] as const)('tells of %s', async (_, logIn, words) => {
    const onLoggedIn = await show(logIn);
    await fillIn();
    await submit.click();
    await expect.element(alert).toMatchTextContent(new RegExp(words));
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('asks about an e-mail that is not verified, and can be left with Escape', async () => {
    await show(refuse({ code: 'email_not_verified', status: 400 }));
    await fillIn();
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'E-mail non verificata' });
    await expect.element(dialog).toMatchTextContent(/La tua e-mail non è ancora verificata\./);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks for a code only where there is a second factor, and sends the same with it', async () => {
    const logIn = vi
      .fn<LogIn>()
      .mockRejectedValueOnce(new ApiError({ code: 'otp_required', status: 400 }))
      .mockRejectedValueOnce(new ApiError({ code: 'otp_invalid', status: 400 }))
      .mockResolvedValue();
    const onLoggedIn = await show(logIn);
    const code = page.getByLabelText('Codice');
    await fillIn();
    await expect.element(code).not.toBeInTheDocument();
    await submit.click();
    await expect.element(alert).toMatchTextContent(/Ancora un passo/);
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await submit.click();
    await expect.element(page.getByText('Inserisci il codice')).toBeVisible();
    await code.fill('000000');
    await submit.click();
    await expect.element(alert).toMatchTextContent(/non è giusto o è già stato usato/);
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    const form = { username: 'pro@tredici.test', password: 'Tredici13!' };
    expect(logIn.mock.calls).toEqual([
      [form],
      [{ ...form, otp: '000000' }],
      [{ ...form, otp: '123456' }],
    ]);
  });

  it('shows the password when asked, and helps password managers', async () => {
    await show();
    await password.fill('Tredici13!');
    await expect.element(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostra la password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(username).toHaveAttribute('autocomplete', 'username');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('leads to the recovery and to the registration', async () => {
    await show();
    await expect
      .element(page.getByRole('link', { name: 'Password dimenticata?' }))
      .toHaveAttribute('href', '/recupera-password');
    await expect
      .element(page.getByRole('link', { name: 'Registrati gratis' }))
      .toHaveAttribute('href', '/registrazione');
  });
});
