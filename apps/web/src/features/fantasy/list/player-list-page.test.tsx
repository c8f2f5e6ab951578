import { fantasyPlayerCalls, type PlayerList } from '@tredici/contract/fantasy-players';
import { sampleMyPlayers, samplePlayerList } from '@tredici/contract/testing/fantasy-samples';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { deviceChoices } from '../device-choices.ts';
import type { ViewSearch } from '../list-view.ts';
import { listQueries } from '../lists/queries.ts';
import { PlayerListPage } from './player-list-page.tsx';

beforeAll(() => loadMessages('fantasy', 'forecasts', 'errors'));
beforeEach(() => {
  queryClient.clear();
  deviceChoices.set({ game: 'classic', listColumns: null, boardColumns: null });
});

/** The page as a route shows it, with its own address. */
async function show(list: PlayerList, search: ViewSearch = {}) {
  const { listPlayers, getMyPlayers } = fantasyPlayerCalls;
  queryClient.setQueryData(listQueries.lists().queryKey, { results: [] });
  queryClient.setQueryData(callQuery(listPlayers, { query: {} }).queryKey, list);
  queryClient.setQueryData(callQuery(getMyPlayers, {}).queryKey, sampleMyPlayers);
  const onSearch = vi.fn<(search: ViewSearch) => void>();
  await renderInRouter(
    <QueryProvider>
      <PlayerListPage search={search} onSearch={onSearch} />
    </QueryProvider>,
  );
  return onSearch;
}
const rows = () => page.getByRole('rowheader').elements();
const firstName = () => rows()[0]?.textContent ?? '';

describe('the list of players', () => {
  it('draws the rows near the visible part, and reserves the height of all', async () => {
    await page.viewport(1440, 900);
    await show(samplePlayerList(600));
    await expect.element(page.getByText('600 giocatori')).toBeVisible();
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(20), { timeout: 30_000 });
    expect(rows().length).toBeLessThan(150);
    const table = document.querySelector('table')!;
    expect(table.getAttribute('aria-rowcount')).toBe('601');
    const line = document.querySelector('tbody tr')!.getBoundingClientRect().height;
    expect(table.getBoundingClientRect().height).toBeGreaterThan(599 * line);
    expect(table.getBoundingClientRect().height).toBeLessThan(603 * line);
  });

  it('is sorted by price at first, and by any heading that is clicked', async () => {
    await page.viewport(1440, 900);
    const onSearch = await show(samplePlayerList(60));
    const prices = () =>
      [...document.querySelectorAll('tbody tr')]
        .slice(0, 10)
        .map((row) => Number(row.querySelectorAll('td')[1]?.textContent));
    // What is above the rows is drawn first.
    await expect.poll(prices).toHaveLength(10);
    expect(prices()).toEqual(prices().toSorted((a, b) => b - a));
    await page.getByRole('button', { name: 'Quotazione attuale, in crediti' }).click();
    expect(prices()).toEqual(prices().toSorted((a, b) => a - b));
    await expect
      .element(page.getByRole('columnheader', { name: 'Quotazione attuale, in crediti' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await vi.waitFor(
      () => expect(onSearch).toHaveBeenLastCalledWith({ by: 'price', ascending: true }),
      { timeout: 30_000 },
    );
  });

  it('finds a player by a name without its accents, and updates the address after typing', async () => {
    const onSearch = await show(samplePlayerList(60));
    await userEvent.fill(page.getByRole('searchbox'), 'skoda');
    await expect.poll(firstName).toContain('Škoda');
    await expect.element(page.getByText(/^\d+ di 60 giocatori$/)).toBeVisible();
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ text: 'skoda' }), {
      timeout: 30_000,
    });
  });

  it('tolerates a typo, and says so', async () => {
    await show(samplePlayerList(60), { text: 'bartolii' });
    await expect.poll(firstName).toContain('Bàrtoli');
    await expect.element(page.getByText('ecco i nomi più simili', { exact: false })).toBeVisible();
  });

  it('says when no player is left', async () => {
    await show(samplePlayerList(60), { text: 'zzzz' });
    await expect.element(page.getByText('Nessun giocatore con questi filtri.')).toBeVisible();
  });

  it('offers the roles of the current game, and remembers the game', async () => {
    await page.viewport(1440, 900);
    await show(samplePlayerList(60));
    await page.getByRole('radio', { name: 'Portieri' }).click();
    // The rows follow in a later render, so that a tap is answered at once.
    const roles = () => new Set(rows().map((row) => /^[A-Z][a-z]*/.exec(row.textContent)?.[0]));
    await expect.poll(roles).toEqual(new Set(['P']));
    await page.getByRole('radio', { name: 'Mantra' }).click();
    await page.getByRole('radio', { name: 'Pc', exact: true }).click();
    await expect.poll(() => rows().every((row) => row.textContent.includes('Pc'))).toBe(true);
    expect(rows().length).toBeGreaterThan(0);
    expect(JSON.parse(localStorage.getItem('tredici.fantasy') ?? '{}').game).toBe('mantra');
  });

  it('shows empty boxes and one badge without Pro', async () => {
    await page.viewport(1440, 900);
    await show(samplePlayerList(40, true));
    const head = page.getByRole('columnheader', { name: /Prev\. PRO/ });
    await expect.element(head).toBeVisible();
    await expect
      .element(head.getByTitle('Disponibile solo con il piano Premium'))
      .toBeInTheDocument();
    expect(head.getByRole('button').elements()).toHaveLength(0);
  });

  it('shows three columns on a phone, including the one by which it is sorted', async () => {
    await page.viewport(390, 844);
    await show(samplePlayerList(40), { by: 'yellow' });
    const heads = page.getByRole('columnheader').elements();
    // The checkbox and the name come first.
    expect(heads).toHaveLength(5);
    expect(heads.at(-1)?.textContent).toContain('Amm');
    await page.viewport(1440, 900);
  });

  it('compares up to four players side by side', async () => {
    await page.viewport(1440, 900);
    await show(samplePlayerList(40));
    const boxes = page.getByRole('checkbox', { name: /^Confronta / });
    for (const at of [0, 1, 2, 3]) await boxes.nth(at).click();
    await expect.element(boxes.nth(4)).toBeDisabled();
    await page.getByRole('button', { name: 'Confronta', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confronto' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByRole('columnheader').elements()).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Togli i segni' }).click();
    await expect.element(boxes.nth(4)).toBeEnabled();
  });

  it('lets the reader choose columns, and stores the choice on the device', async () => {
    await page.viewport(1440, 900);
    await show(samplePlayerList(40));
    await page.getByRole('button', { name: 'Colonne' }).click();
    await page.getByRole('checkbox', { name: 'FVM' }).click();
    await page.getByRole('checkbox', { name: /^Qt\. · 1/ }).click();
    await page.getByRole('button', { name: 'Ho capito' }).click();
    const kept: string[] = JSON.parse(localStorage.getItem('tredici.fantasy') ?? '{}').listColumns;
    expect(kept.at(-1)).toBe('market');
    expect(kept).not.toContain('price');
  });

  it('explains what to download if there is no list yet', async () => {
    await show(samplePlayerList(0));
    await expect.element(page.getByText('Il listone è ancora vuoto')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Carica un file' }))
      .toHaveAttribute('href', '/i-miei-file');
  });
});
