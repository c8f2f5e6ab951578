import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { now } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { CaptchaBox } from './captcha-box.tsx';

type Solve = NonNullable<Parameters<typeof CaptchaBox>[0]['solve']>;

beforeAll(() => loadMessages('registration'));

const box = page.getByLabelText('Non sono un robot');
const failed = page.getByText('Verifica fallita. Ricarica la pagina e riprova.');

async function show(solve: Solve, error: string | null = null) {
  const onSolved = vi.fn();
  await render(<CaptchaBox error={error} onSolved={onSolved} solve={solve} />);
  return onSolved;
}

it('returns the solution once the box is ticked', async () => {
  const onSolved = await show(async () => ({ payload: 'sum', until: now().getTime() + 60_000 }));
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(page.getByText('Verifica riuscita')).toBeVisible();
  expect(onSolved).toHaveBeenLastCalledWith('sum');
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(onSolved).toHaveBeenLastCalledWith('');
});

it('says so when the solution expires, and withdraws it', async () => {
  const onSolved = await show(async () => ({ payload: 'sum', until: now().getTime() + 300 }));
  await box.click();
  await expect.element(failed).toBeVisible();
  await expect.element(box).not.toBeChecked();
  expect(onSolved).toHaveBeenLastCalledWith('');
});

it('says so when it fails, and can be tried again', async () => {
  const solve = vi.fn<Solve>();
  solve.mockRejectedValueOnce(new Error('no answer'));
  solve.mockResolvedValueOnce({ payload: 'sum', until: now().getTime() + 60_000 });
  const onSolved = await show(solve);
  await box.click();
  await expect.element(failed).toBeVisible();
  await box.click();
  await expect.element(page.getByText('Verifica riuscita')).toBeVisible();
  expect(onSolved).toHaveBeenLastCalledWith('sum');
});

it('stops a computation that is no longer needed', async () => {
  const onSolved = await show(
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await box.click();
  await expect.element(page.getByText('Verifica in corso')).toBeVisible();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await expect.element(failed).not.toBeInTheDocument();
  expect(onSolved).toHaveBeenLastCalledWith('');
});

it('shows the error that the form passes', async () => {
  await show(() => new Promise(() => {}), 'Inserisci il captcha');
  await expect.element(page.getByText('Inserisci il captcha')).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});
