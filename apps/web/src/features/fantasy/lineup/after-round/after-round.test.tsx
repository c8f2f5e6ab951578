import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { withRule } from '../../rules/edit-rules.ts';
import { lineupTeam } from '../lineup-team.ts';
import { AfterRoundSection } from './after-round-section.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup', 'errors'));

const stored = sampleTeam('classic-modern');
const team = lineupTeam(stored, sampleLineup(stored).players);
const SCORE = {
  round: 11,
  total: 70.5,
  goals: 1,
  module: '4-4-2',
  complete: true,
  counted: [
    { player_id: 401, as: 'starter', vote: 6.5, points: 9.5 },
    { player_id: 999, as: 'starter', vote: 6, points: 6 },
  ],
  substitutions: [{ out: 402, in: 403 }],
  modifiers: [{ name: 'defence', points: 1 }],
  best: { total: 77, module: '3-4-3', starters: [] },
};

/** A server for the calls of this page: the round is scored once votes were sent. */
let sent: unknown[] = [];
let pair: { starter: number; reserve: number; started: boolean | null } | null;
let postponed: { known: number[]; counting: number[] };
beforeEach(() => {
  sent = [];
  queryClient.clear();
  postponed = { known: [], counting: [] };
  pair = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (options?.method === 'POST') {
      sent.push(JSON.parse(String(options.body)));
      return Response.json(SCORE);
    }
    const score = sent.length > 0 ? SCORE : null;
    if (String(url).endsWith('/rounds/')) return Response.json({ results: score ? [score] : [] });
    return Response.json({
      round: 11,
      has_lineup: true,
      unplayed: 3,
      postponed,
      switch: pair,
      score,
      left: [{ ...stored.players[0]!, player_id: 999, name: 'Venduto', role: 'A' }],
      votes: [
        { player_id: 401, vote: 6, events: {}, is_own: false },
        { player_id: 402, vote: null, events: {}, is_own: true },
        { player_id: 403, vote: 7, events: {}, is_own: false },
      ],
    });
  });
});
afterEach(() => vi.restoreAllMocks());

it('accepts typed votes, and shows the score, the best possible score and the season so far', async () => {
  await renderInRouter(
    <QueryProvider>
      <AfterRoundSection team={team} stored={stored} nextRound={12} />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Guarda com’è andata' }).click();
  await expect.element(page.getByText('La giornata 11 non è ancora calcolata.')).toBeVisible();
  await expect.element(page.getByText(/^Mancano 3 partite della giornata/)).toBeVisible();
  await page.getByText('Inserisci o correggi i voti').click();
  await expect.element(page.getByLabelText('Voto di A1')).toHaveValue('6');
  await page.getByLabelText('Voto di A1').fill('sette');
  await page.getByRole('button', { name: 'Calcola con questi voti' }).click();
  await expect.element(page.getByText(/^Un voto o un bonus non si legge/)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Voto di A1').fill('6,5');
  await page.getByRole('button', { name: 'Calcola con questi voti' }).click();
  await expect
    .element(page.getByText('Con il senno di poi: 77,0 con il 3-4-3, 6,5 punti in più.'))
    .toBeVisible();
  const [own, changed] = [402, 401].map((player_id) => ({ player_id, events: {} }));
  expect(sent).toEqual([
    {
      votes: [
        { ...own, vote: null },
        { ...changed, vote: 6.5 },
      ],
    },
  ]);
  await expect.element(page.getByText('Entra A3 per A2')).toBeVisible();
  // A player who was sold since is still named, and can still be given a vote.
  await expect.element(page.getByRole('rowheader', { name: 'Venduto' })).toBeVisible();
  await expect.element(page.getByLabelText('Voto di Venduto')).toBeVisible();
  await page.getByRole('button', { name: 'Ricalcola' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ votes: [{ ...own, vote: null }] });
  await expect
    .element(page.getByText('1 giornata: 70,5 punti, 6,5 meno del possibile.'))
    .toBeVisible();
});

it('asks for the events that the championship values, and for clubs whose match is postponed', async () => {
  // Atalanta, as the calendar says; the user also knows of Roma.
  const idsOf = (club: string) =>
    stored.players.filter((one) => one.club === club).map(({ player_id }) => player_id);
  postponed = { known: idsOf('Atalanta'), counting: idsOf('Atalanta') };
  const rules = withRule(team.rules, 'bonus.winningGoal', 1);
  await renderInRouter(
    <QueryProvider>
      <AfterRoundSection team={{ ...team, rules }} stored={stored} nextRound={12} />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Guarda com’è andata' }).click();
  await expect
    .element(page.getByText('Partite rinviate, squadre: Atalanta. I loro giocatori prendono 6.'))
    .toBeVisible();
  await page.getByText('Inserisci o correggi i voti').click();
  await expect.element(page.getByLabelText('Atalanta')).toBeChecked();
  await page.getByLabelText('Roma').click();
  const scorer = stored.players.find(({ club, role }) => club === 'Milan' && role === 'A')!;
  await page.getByLabelText(`Voto di ${scorer.name}`).fill('7');
  await page.getByText(`Bonus e malus ${scorer.name}`, { exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: scorer.name });
  await line.getByLabelText('gol decisivi').fill('1');
  await page.getByRole('button', { name: 'Calcola con questi voti' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { votes } = sent[0] as { votes: { player_id: number }[] };
  expect(votes).toContainEqual({
    player_id: scorer.player_id,
    vote: 7,
    events: { winningGoals: 1 },
  });
  for (const player_id of idsOf('Roma')) {
    expect(votes).toContainEqual(expect.objectContaining({ player_id, postponed: true }));
  }
  expect(votes.some(({ player_id }) => idsOf('Atalanta').includes(player_id))).toBe(false);
});

it('asks whether the starter of the switch was in the real eleven', async () => {
  pair = { starter: 402, reserve: 405, started: null };
  await renderInRouter(
    <QueryProvider>
      <AfterRoundSection team={team} stored={stored} nextRound={12} />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Guarda com’è andata' }).click();
  await expect.element(page.getByText(/non sappiamo se A2 è partito titolare/)).toBeVisible();
  await page.getByText('Inserisci o correggi i voti').click();
  await page.getByLabelText('A2 è partito titolare?').selectOptions('no');
  await page.getByRole('button', { name: 'Calcola con questi voti' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const own = { player_id: 402, vote: null, events: {}, started: false };
  expect(sent).toEqual([{ votes: [own] }]);
});
