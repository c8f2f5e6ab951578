import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { ListsPart } from './lists-part.tsx';

beforeAll(() => loadMessages('lists', 'profile', 'common', 'catalogue', 'errors'));
afterEach(() => vi.restoreAllMocks());

/** A server for the lists: slow, and strict about versions. */
let stored = { players: [1, 2, 3, 4], version: 1 };
beforeEach(() => {
  stored = { players: [1, 2, 3, 4], version: 1 };
  const instant = '2026-11-15T04:00:00.000Z';
  const times = { created_at: instant, updated_at: instant };
  const list = () => ({ id: 7, name: 'Ordine', share_key: null, ...stored, ...times });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (!String(url).includes('/lists/')) return new Response(null, { status: 503 });
    if (options?.method !== 'PATCH') return Response.json({ results: [list()] });
    const { version, players } = JSON.parse(String(options.body));
    await new Promise((done) => setTimeout(done, 100));
    if (version !== stored.version) {
      return Response.json({ detail: 'Changed.', code: 'conflict' }, { status: 409 });
    }
    stored = { players, version: version + 1 };
    return Response.json(list());
  });
});

it("follows clicks that are faster than the server's answers, and keeps the keyboard focus", async () => {
  await render(
    <QueryProvider>
      <ListsPart />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Ordine' }).click();
  const up = page.getByRole('button', { name: 'Sposta Giocatore 4 più su' });
  await expect.element(up).toBeVisible();
  up.element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('Giocatore 4');
  await vi.waitFor(() => expect(stored.players).toEqual([4, 1, 2, 3]));
  expect(takeNotifications()).toEqual([]);
  await expect.element(up).toHaveFocus();
  await page.getByRole('button', { name: 'Togli Giocatore 1 dalla lista' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Togli Giocatore 2 dalla lista' }))
    .toHaveFocus();
  await vi.waitFor(() => expect(stored.players).toEqual([4, 2, 3]));
});

it('asks for a confirmation before a list is deleted', async () => {
  await render(
    <QueryProvider>
      <ListsPart />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Ordine' }).click();
  await page.getByRole('button', { name: 'Cancella la lista' }).click();
  await expect.element(page.getByText(/sparisce con il suo ordine/)).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancella la lista' })).toBeVisible();
  const methods = vi.mocked(fetch).mock.calls.map(([, options]) => options?.method);
  expect(methods).not.toContain('DELETE');
});
