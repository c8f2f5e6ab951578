import type { Championship, PurchasesReply } from '@tredici/contract/championships';

import type { Market } from '@tredici/contract/fantasy-players';
import { sampleMarket } from '@tredici/contract/testing/fantasy-samples';
import { sampleTeam } from '@tredici/contract/testing/team-samples';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { deviceStorage } from '#lib/device/storage.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { marketPlayers } from '../market.ts';
import { AuctionView } from './auction-view.tsx';

beforeAll(() => loadMessages('auction', 'fantasy', 'teams', 'catalogue'));
beforeEach(() => {
  // Nothing is answered: the board goes on by itself.
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  deviceStorage.removeStarting('tredici.auction.');
  queryClient.clear();
});

const [SELF, RIVAL] = [10, 11];
const team = { ...sampleTeam('classic-standard'), id: 7, championship_id: 3 };
/** All but a forward, at 19 credits each: 44 are left. */
const held = team.players.slice(0, 24).map((player) => ({
  ...player,
  participant_id: SELF,
  price: 19,
}));
const nothing: PurchasesReply = { results: [], held: [] };

interface Table {
  readonly preset?: keyof typeof PRESETS;
  readonly market?: Market;
  readonly purchases?: PurchasesReply;
}

async function sitDown({
  preset = 'classic-standard',
  market = sampleMarket(160),
  purchases = nothing,
}: Table = {}) {
  const participants = [
    { id: SELF, name: 'Io', team_id: team.id },
    { id: RIVAL, name: 'Lei', team_id: null },
  ];
  const rules = { ...PRESETS[preset] };
  await renderInRouter(
    <QueryProvider>
      <AuctionView
        team={team}
        championship={{ id: 3, name: 'Cantina', rules, participants } as unknown as Championship}
        self={SELF}
        market={market}
        purchases={purchases}
      />
    </QueryProvider>,
  );
  await expect.element(search()).toBeVisible();
  return marketPlayers(market);
}

const search = () => page.getByRole('searchbox');
const price = () => page.getByLabelText('Aggiudicato a');
const counts = () => page.getByRole('definition').first();
const undoButtons = () => page.getByRole('button', { name: /^Annulla l’acquisto/ });
async function sell(name: string, paid: number, key: string) {
  await search().fill(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(price()).toHaveFocus();
  await userEvent.keyboard(`${paid}{Enter}${key}`);
}

describe('a team that has a roster already', () => {
  it('goes on from it, without a network as well', async () => {
    const players = await sitDown({ purchases: { results: [], held } });
    await expect.element(counts()).toHaveTextContent('44');
    await expect.element(page.getByText('Offerta massima 44')).toBeVisible();
    await expect.element(page.getByText('da prendere: A 1')).toBeVisible();
    await expect.element(page.getByText('Rosa: 24 giocatori')).toBeVisible();
    await expect.element(page.getByText('Acquisti: 0')).toBeVisible();
    const forward = players.find(({ role, has_left }) => role === 'A' && !has_left)!;
    await sell(`${forward.name} ${forward.club}`, 45, '1');
    await expect
      .element(page.getByRole('button', { name: /^Io/ }))
      .toMatchTextContent('oltre l’offerta massima');
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await sell(`${forward.name}`, 44, '1');
    await expect.element(counts()).toHaveTextContent('0');
    await expect.element(page.getByText('Rosa: 25 giocatori')).toBeVisible();
    await undoButtons().click();
    await expect.element(counts()).toHaveTextContent('44');
    await expect.element(page.getByText('Rosa: 24 giocatori')).toBeVisible();
  });

  it('keeps its players from being sold again, and their names if they left the list', async () => {
    const [player] = marketPlayers(sampleMarket(160));
    const own = { ...held[0]!, player_id: player!.id, role: player!.role };
    await sitDown({ purchases: { results: [], held: [own, { ...held[1]!, name: 'Partito' }] } });
    await page.getByText('Rosa: 2 giocatori').click();
    await expect.element(page.getByText(/Partito/)).toBeVisible();
    await search().fill(player!.name);
    const rows = page.getByRole('button', { name: new RegExp(`${player!.name}.*Atalanta`) });
    await expect.element(rows).not.toBeInTheDocument();
  });
});

describe('a purchase that one wonders about', () => {
  it('is in points over the season if they are known, and in credits if not', async () => {
    const market = sampleMarket(160);
    await sitDown({ market });
    await search().fill('b');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/vale [+−]?\d+ punti in stagione/)).toBeVisible();
    await userEvent.keyboard('250');
    // The best player alone is worth less than fifty points.
    const all = market.players.value.map((value) => (value! - 1) * market.points_per_credit!);
    expect(Math.max(...all)).toBeLessThan(50);
    await expect.element(page.getByText(/Se lo prendi a 250.* punti in stagione/)).toBeVisible();
  });

  it('is in credits without Pro', async () => {
    const market = sampleMarket(160);
    const value = market.players.value.map(() => null);
    const players = { ...market.players, value };
    await sitDown({ market: { ...market, points_per_credit: null, locked: true, players } });
    await search().fill('b');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/vale [+−]?\d+ crediti di listino/)).toBeVisible();
    await expect.element(page.getByText(/punti in stagione/)).not.toBeInTheDocument();
  });
});

it('shows and filters the roles of Mantra in a championship of Mantra', async () => {
  await sitDown({ preset: 'mantra-standard' });
  await page.getByRole('radio', { name: 'Pc', exact: true }).click();
  const rows = page.getByRole('list').getByRole('button', { name: /Valore/ });
  await vi.waitFor(() => expect(rows.all().length).toBeGreaterThan(3));
  for (const row of rows.all()) await expect.element(row).toMatchTextContent(/^.*Pc/);
  await expect.element(page.getByRole('radio', { name: 'Attaccanti' })).not.toBeInTheDocument();
});

describe('by keyboard', () => {
  it('calls whom a full name means, and lets choose among those of the same name', async () => {
    await sitDown();
    // "Bàrtoli A." plays for Atalanta and for Cremonese; other Bàrtolis play for clubs beginning with A.
    await search().fill('bartoli a.');
    await expect.element(page.getByText(/^2 si chiamano così/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = document.activeElement?.textContent;
    expect(second).toContain('Bàrtoli A.');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(price()).toHaveFocus();
    const club = second!.includes('Cremonese') ? 'Cremonese' : 'Atalanta';
    await expect.element(page.getByRole('region', { name: 'Bàrtoli A.' })).toMatchTextContent(club);
    await userEvent.keyboard('3{Enter}2');
    await expect.element(search()).toHaveFocus();
    await expect
      .element(undoButtons())
      .toHaveAccessibleName(`Annulla l’acquisto di Bàrtoli A. (${club})`);
    await search().fill('bartoli a.');
    await expect.element(page.getByText(/si chiamano così/)).not.toBeInTheDocument();
  });

  it('keeps the focus after a refusal, an undo and a draw', async () => {
    const players = await sitDown();
    const [one, two] = players.filter(({ role, has_left }) => role === 'D' && !has_left);
    await sell(`${one!.name} ${one!.club}`, 480, '2');
    await expect.element(page.getByRole('button', { name: /^Lei/ })).toHaveFocus();
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(search()).toHaveFocus();
    await sell(`${one!.name} ${one!.club}`, 4, '1');
    await sell(`${two!.name} ${two!.club}`, 5, '2');
    await expect.element(search()).toHaveFocus();
    await undoButtons().first().click();
    await expect.element(undoButtons()).toHaveFocus();
    await undoButtons().click();
    await expect.element(search()).toHaveFocus();
    await page.getByText('A sorteggio').click();
    await page.getByRole('button', { name: 'Estrai il prossimo' }).click();
    await expect.element(price()).toHaveFocus();
    await userEvent.keyboard('1{Enter}1');
    await expect.element(page.getByRole('button', { name: 'Estrai il prossimo' })).toHaveFocus();
  });
});
