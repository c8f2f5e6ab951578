import type { SearchIndex } from '@tredici/contract/clubs';
import type { Favourites } from '@tredici/contract/favourites';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { favouritesQuery } from '#football/favourites.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { SearchDialog, searchIndexQuery } from './search-dialog.tsx';

beforeAll(() => loadMessages('search', 'forecasts'));

const club = (team_id: number, name: string, tournament_id: number, country: string) => ({
  team_id,
  name,
  tournament_id,
  country,
  also: [],
});
const INDEX: SearchIndex = {
  clubs: [
    club(1, 'Arsenal de Sarandí', 110, 'Argentina'),
    club(2, 'Arsenal', 364, 'England'),
    { ...club(3, 'Olympiacos', 450, 'Greece'), also: ['Olympiakos Piraeus'] },
  ],
  matches: [{ match_id: 7, home: 2, away: 3, match_date: '2026-11-22T11:30:00Z' }],
};

async function show({
  premium = true,
  favourites = { clubs: [], leagues: [] } as Favourites,
}: {
  premium?: boolean;
  favourites?: Favourites;
} = {}) {
  queryClient.setQueryData(searchIndexQuery.queryKey, INDEX);
  queryClient.setQueryData(favouritesQuery.queryKey, favourites);
  const onClose = vi.fn();
  await renderInRouter(
    <QueryProvider>
      <SearchDialog premium={premium} onClose={onClose} />
    </QueryProvider>,
  );
  return { onClose };
}
const field = page.getByRole('combobox', { name: 'Cerca in Tredici' });
const options = page.getByRole('option');
const activeText = () =>
  document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search', () => {
  it('starts in its field, and says what it is for', async () => {
    await show();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText(/Scrivi anche senza accenti/)).toBeVisible();
  });

  it('puts first the league that most people mean of those that are called alike', async () => {
    await show();
    await field.fill('serie a');
    await expect.element(options.nth(0)).toMatchTextContent(/^Serie A.*Italia/);
    await expect.element(options.nth(1)).toMatchTextContent(/^Serie A.*Brasile/);
  });

  it('finds while one types, says how much, and is walked by arrows in a circle', async () => {
    await show();
    await userEvent.keyboard('arsenla');
    expect(options.elements().map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^ArsenalInghilterra/),
      expect.stringMatching(/^Arsenal de SarandíArgentina/),
      expect.stringMatching(/^Arsenal – Olympiacosdom 22 nov 12:30/),
    ]);
    await expect.element(page.getByRole('status')).toMatchTextContent('3 risultati');
    await expect.element(page.getByRole('group', { name: 'Squadre' })).toBeVisible();
    expect(activeText()).toMatch(/^ArsenalInghilterra/);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText()).toMatch(/^Arsenal – Olympiacos/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText()).toMatch(/^Arsenal de/);
    await expect
      .element(options.nth(1))
      .toHaveAttribute('href', '/club/argentina-arsenal-de-sarandi');
  });

  it('knows other spellings, leagues by any of their names, and pages', async () => {
    await show();
    for (const [typed, href] of [
      ['olimpiakos', '/club/greece-olympiacos'],
      ['epl', '/pronostici/england-premier-league'],
      ['olanda', '/pronostici/netherlands-eredivisie'],
      ['domande', '/faq'],
    ] as const) {
      await field.fill(typed);
      await expect.element(options.nth(0)).toHaveAttribute('href', href);
    }
    await field.fill('zzz');
    await expect.element(page.getByText('Nulla con questo nome.')).toBeVisible();
    await expect.element(page.getByRole('status')).toMatchTextContent('0 risultati');
  });

  it('closes by Escape, and when a page is chosen', async () => {
    const { onClose } = await show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('faq{Backspace}{Backspace}{Backspace}domande{Enter}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  });

  it('leads who has no Pro to the table of a league, and says what needs Pro', async () => {
    await show({ premium: false });
    await field.fill('premier league');
    await expect
      .element(options.nth(0))
      .toHaveAttribute('href', '/classifica/england-premier-league');
    await field.fill('olympiacos arsenal');
    await expect.element(options.nth(0)).toMatchTextContent(/PRO/);
  });

  it('shows favourites before anything is typed', async () => {
    const arsenal = {
      slug: 'england-arsenal',
      name: 'Arsenal',
      country: 'England',
      tournament_id: 364,
    };
    await show({ favourites: { clubs: [arsenal], leagues: ['japan-j1-league'] } });
    await expect.element(page.getByRole('group', { name: 'I tuoi preferiti' })).toBeVisible();
    expect(options.elements().map((one) => one.getAttribute('href'))).toEqual([
      '/club/england-arsenal',
      '/pronostici/japan-j1-league',
    ]);
  });
});
