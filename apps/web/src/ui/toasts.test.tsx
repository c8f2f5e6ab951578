import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#lib/device/notify.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('says what it is told, before and after it is there, until it is closed', async () => {
  notify('Salvato.');
  await render(<Toasts closeLabel="Chiudi" />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Salvato\./);
  notify('Non riuscito.', 'failed');
  await expect.element(page.getByText('Non riuscito.')).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi' }).first().click();
  await expect.element(page.getByText('Salvato.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Non riuscito.')).toBeVisible();
});

it('goes by itself, but waits for who points at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Toasts closeLabel="Chiudi" />);
  notify('Pausa iniziata.');
  const toast = page.getByRole('alert');
  await toast.hover();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(6_500);
  await expect.element(toast).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi' }).unhover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5_500);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.element(toast).not.toBeInTheDocument();
});
