import { type FantasyTeam, fantasyCalls } from '@tredici/contract/fantasy';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callQuery } from '#lib/api/call-query.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { preferences } from '#lib/device/preferences.ts';
import type { Session } from '#lib/session/session.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { AppFrame } from './app-frame.tsx';

function sessionOf(user: Partial<Session['user']>): Session {
  return {
    token: 'token',
    budget: '0.00',
    user: {
      id: 1,
      username: 'paola@tredici.test',
      first_name: 'Paola',
      last_name: 'Neri',
      premium: true,
      receive_newsletter: false,
      ...user,
    } as Session['user'],
  };
}

const TEAMS_QUERY = callQuery(fantasyCalls.listTeams, {}).queryKey;

function show(
  user: Partial<Session['user']> = {},
  at = '/',
  teams: readonly Pick<FantasyTeam, 'id' | 'name'>[] = [],
) {
  const dates = { created_at: '2026-08-01T10:00:00Z', updated_at: '2026-08-01T10:00:00Z' };
  queryClient.setQueryData(TEAMS_QUERY, { results: teams.map((team) => ({ ...team, ...dates })) });
  return renderInRouter(
    <AppFrame session={sessionOf(user)} onSearch={() => {}} onConsiderSearch={() => {}}>
      <h1>Pagina</h1>
    </AppFrame>,
    at,
  );
}
const menu = page.getByRole('navigation', { name: 'Menu principale' });

describe('the sidebar', () => {
  it('links to the four pages and to the profile, by name', async () => {
    await show();
    for (const [name, path] of [
      ['Home', '/'],
      ['Campionati', '/pronostici'],
      ['Strategia Tredici', '/strategia-tredici'],
      ['Le mie giocate', '/mie-giocate'],
    ] as const) {
      await expect.element(menu.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect
      .element(page.getByRole('link', { name: 'Profilo di Paola Neri' }))
      .toHaveAttribute('href', '/profile');
  });

  it('has the fantasy pages for everybody, without a badge', async () => {
    await show({ premium: false });
    const group = menu.getByRole('list', { name: 'Fantacalcio' });
    for (const [name, path] of [
      ['Listone', '/listone'],
      ['Tabellone', '/tabellone'],
    ] as const) {
      await expect.element(group.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    expect(group.getByText('PRO').elements()).toHaveLength(0);
  });

  it('has no PRO badge for a user who has Pro', async () => {
    await show({ premium: true });
    await expect.element(menu).toBeVisible();
    expect(menu.getByText('PRO').elements()).toHaveLength(0);
  });

  it('shows a free user what Pro includes, each with its badge', async () => {
    await show({ premium: false });
    const named = menu.getByRole('link', { name: /PRO/ });
    await expect
      .poll(() => named.elements().map((link) => link.getAttribute('href')))
      .toEqual(['/', '/pronostici', '/strategia-tredici', '/mie-giocate']);
  });

  it('cuts a long name off within the menu', async () => {
    await show({ first_name: 'Maria Antonietta Guglielmina Alessandra', last_name: 'Dall’Acqua' });
    const link = page.getByRole('link', { name: /^Profilo di Maria/ });
    await expect.element(link).toBeVisible();
    const room = menu.element().getBoundingClientRect();
    expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
  });

  it('shows the username of a user without a first name', async () => {
    await show({ first_name: '', last_name: 'Neri' });
    await expect
      .element(page.getByRole('link', { name: 'Profilo di paola@tredici.test' }))
      .toBeVisible();
  });

  it('collapses, keeps its accessible names, and remembers its state', async () => {
    await show();
    await page.getByRole('button', { name: 'Riduci il menu' }).click();
    await expect.element(page.getByRole('button', { name: 'Espandi il menu' })).toBeVisible();
    expect(preferences.get().menuCollapsed).toBe(true);
    expect(JSON.parse(localStorage.getItem('tredici.preferences')!).menuCollapsed).toBe(true);
    await expect.element(menu.getByRole('link', { name: 'Campionati' })).toBeVisible();
  });

  it('marks the page the reader is on', async () => {
    await show({}, '/pronostici/italy-serie-a');
    await expect
      .element(menu.getByRole('link', { name: 'Campionati' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(menu.getByRole('link', { name: 'Home' }))
      .not.toHaveAttribute('aria-current');
  });
});

describe('the teams in the sidebar', () => {
  const TEAMS = [
    { id: 7, name: 'Undici di Paola' },
    { id: 8, name: '<b>שלום</b>' },
  ];
  const heading = menu.getByRole('button', { name: 'Le mie squadre' });

  it('start with a link to create the first one where there are none', async () => {
    await show();
    await expect
      .element(menu.getByRole('link', { name: 'Nuova squadra' }))
      .toHaveAttribute('href', '/squadra/nuova');
    await expect.element(heading).not.toBeInTheDocument();
  });

  it('link to their pages, fold away, and stay folded', async () => {
    preferences.set({ teamsCollapsed: false });
    await show({}, '/', TEAMS);
    for (const { id, name } of TEAMS) {
      await expect
        .element(menu.getByRole('link', { name }))
        .toHaveAttribute('href', `/squadra/${id}`);
    }
    await heading.click();
    await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menu.getByRole('link', { name: 'Undici' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('tredici.preferences')!).teamsCollapsed).toBe(true);
  });

  it('widen a narrow menu when they are opened', async () => {
    preferences.set({ teamsCollapsed: true, menuCollapsed: true });
    await show({}, '/', TEAMS);
    await heading.click();
    await expect.element(menu.getByRole('link', { name: 'Undici di Paola' })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    expect(preferences.get()).toMatchObject({ teamsCollapsed: false, menuCollapsed: false });
  });
});

describe('the drawer', () => {
  it('replaces the sidebar below 1024 pixels and closes with Escape', async () => {
    await page.viewport(390, 844);
    await show();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu principale' });
    await expect.element(drawer.getByRole('link', { name: 'Campionati' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Apri il menu' })).toHaveFocus();
    await page.viewport(1280, 800);
  });
});

describe('the footer', () => {
  it('gives the age, the risk and the help line', async () => {
    await show();
    await expect.element(page.getByText('Vietato ai minori di 18 anni')).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Chiama il Telefono Verde 800 55 88 22' }))
      .toHaveAttribute('href', 'tel:800558822');
  });

  it('explains that no win is guaranteed', async () => {
    await show();
    await page.getByRole('button', { name: 'Gioca responsabilmente' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Gioca responsabilmente' }))
      .toMatchTextContent(/Nessuna vincita è garantita\./);
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('button', { name: 'Gioca responsabilmente' }))
      .toHaveFocus();
  });
});

describe('a season on the device that is not in the list', () => {
  it('is reported, and replaced by the current one', async () => {
    localStorage.setItem('tredici.preferences', JSON.stringify({ defaultSeason: '2013/14' }));
    await show();
    const toasts = await import('#ui/toasts.tsx');
    await renderInRouter(<toasts.Toasts closeLabel="Chiudi" />);
    await expect.element(page.getByText(/La stagione 2013\/14/)).toBeVisible();
    expect(preferences.get().defaultSeason).toBe('2025/26');
  });
});
