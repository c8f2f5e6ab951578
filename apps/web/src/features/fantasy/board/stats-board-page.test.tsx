import { fantasyPlayerCalls } from '@tredici/contract/fantasy-players';
import {
  sampleClubs,
  sampleMyPlayers,
  samplePlayerList,
} from '@tredici/contract/testing/fantasy-samples';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { listQueries } from '../lists/queries.ts';
import type { BoardSearch } from './board-view.ts';
import { StatsBoardPage } from './stats-board-page.tsx';

beforeAll(() => loadMessages('board', 'fantasy', 'forecasts', 'errors'));
beforeEach(() => queryClient.clear());

async function show(search: BoardSearch, locked = false) {
  const { listPlayers, getMyPlayers, listFantasyClubs } = fantasyPlayerCalls;
  const players = samplePlayerList(40, locked);
  queryClient.setQueryData(listQueries.lists().queryKey, { results: [] });
  queryClient.setQueryData(callQuery(listPlayers, { query: {} }).queryKey, players);
  queryClient.setQueryData(callQuery(getMyPlayers, {}).queryKey, sampleMyPlayers);
  queryClient.setQueryData(callQuery(listFantasyClubs, {}).queryKey, sampleClubs(locked));
  const onSearch = vi.fn<(search: BoardSearch) => void>();
  await page.viewport(1440, 900);
  await renderInRouter(
    <QueryProvider>
      <StatsBoardPage search={search} onSearch={onSearch} />
    </QueryProvider>,
  );
  return onSearch;
}

describe('the board', () => {
  it('is sorted by the mean fantavoto, and shows how counts are measured', async () => {
    await show({ measure: 'vote' });
    await expect
      .element(page.getByRole('columnheader', { name: 'Fantamedia della stagione' }))
      .toHaveAttribute('aria-sort', 'descending');
    await expect
      .element(page.getByRole('columnheader', { name: 'Assist, per partita a voto' }))
      .toBeVisible();
  });

  it('writes the shown part and measure into the address', async () => {
    const onSearch = await show({ measure: 'vote' });
    await page.getByRole('radio', { name: 'Per 90’' }).click();
    expect(onSearch).toHaveBeenLastCalledWith({ measure: 'ninety' });
    await page.getByRole('radio', { name: 'Calendario' }).click();
    expect(onSearch).toHaveBeenLastCalledWith({ measure: 'vote', part: 'calendar' });
  });

  it('shows the next five rounds of every club with their chances', async () => {
    await show({ part: 'calendar' });
    const table = page.getByRole('table', { name: 'Le prossime cinque partite di ogni squadra' });
    await expect.poll(() => table.getByRole('rowheader').elements()).toHaveLength(20);
    const chances = /in (casa|trasferta) contro \S.*: \d+%/;
    expect(table.getByRole('cell', { name: chances }).elements()).toHaveLength(100);
    await page.getByRole('radio', { name: 'Difficoltà' }).click();
    expect(table.getByRole('cell', { name: /: [1-5]$/ }).elements()).toHaveLength(100);
  });

  it('shows the fixtures and the badge, but no chances, without Pro', async () => {
    await show({ part: 'calendar' }, true);
    const cells = page.getByRole('cell', { name: /in (casa|trasferta) contro/ });
    await expect.poll(() => cells.elements()).toHaveLength(100);
    await expect.element(page.getByTitle('Disponibile solo con il piano Premium')).toBeVisible();
    expect(page.getByText('%').elements()).toHaveLength(0);
    await expect.element(page.getByText('In maiuscolo le partite in casa.')).toBeVisible();
  });

  it('pairs goalkeepers, of one club if requested, and shows more', async () => {
    await show({ part: 'keepers' });
    const pairs = page.getByRole('rowheader');
    await expect.poll(() => pairs.elements()).toHaveLength(12);
    await page.getByRole('button', { name: 'Mostra altre coppie' }).click();
    expect(pairs.elements()).toHaveLength(24);
    await page.getByLabelText('Con').selectOptions('Roma');
    expect(pairs.elements()).toHaveLength(19);
  });

  it('links a penalty taker to their page', async () => {
    await show({ part: 'penalties' });
    await expect
      .element(page.getByRole('link', { name: 'Škoda C.' }).first())
      .toHaveAttribute('href', '/giocatore/9000201');
  });
});
