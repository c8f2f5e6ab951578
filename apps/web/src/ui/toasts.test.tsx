import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#lib/device/notify.ts';
import { CornerCard } from './corner-card.tsx';
import { Toasts } from './toasts.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 800);
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

it('stands at the bottom of a phone where nothing is asked there', async () => {
  await page.viewport(390, 844);
  await render(<Toasts closeLabel="Chiudi" />);
  notify('Salvato.');
  const bottom = () => page.getByRole('alert').element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBe(844 - 16);
});

describe('beside a question in the corner', () => {
  for (const width of [320, 390, 800, 1024, 1440]) {
    it(`leaves it free, at ${width} px`, async () => {
      await page.viewport(width, 844);
      await render(
        <>
          <CornerCard
            title="Newsletter"
            closeLabel="Dopo"
            onClose={() => {}}
            actions={<button type="button">No</button>}
          >
            <p>{'Ogni lunedì la settimana in numeri. '.repeat(4)}</p>
          </CornerCard>
          <Toasts closeLabel="Chiudi" />
        </>,
      );
      notify('Il server non risponde. Controlla la connessione e riprova.', 'failed');
      await expect.element(page.getByRole('alert')).toBeVisible();
      const toast = page.getByRole('alert').element().getBoundingClientRect();
      const card = page.getByRole('region').element().getBoundingClientRect();
      expect(toast.bottom <= card.top || toast.right <= card.left).toBe(true);
      expect(toast.top).toBeGreaterThan(0);
    });
  }
});
