import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { samplePlayerDetail } from '@tredici/contract/testing/fantasy-samples';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { listQueries } from '../lists/queries.ts';
import { PlayerView } from './player-view.tsx';

beforeAll(() => loadMessages('fantasy', 'player', 'lists', 'forecasts', 'errors'));
beforeEach(() => {
  queryClient.setQueryData(listQueries.lists().queryKey, { results: [] });
});

const show = (detail: PlayerDetail, onSeason = vi.fn()) =>
  renderInRouter(
    <QueryProvider>
      <PlayerView detail={detail} onSeason={onSeason} />
    </QueryProvider>,
  );

describe('the page of a player', () => {
  it('says every round in words: vote, fantavoto and what happened', async () => {
    const detail = samplePlayerDetail();
    const [first, ...others] = detail.rounds;
    const round = { ...first!, vote: 6.5, fantavoto: 9, events: { goals: 1, yellowCards: 1 } };
    await show({ ...detail, rounds: [{ ...round, round: 3 }, ...others] });
    await expect
      .element(
        page.getByText(/^Giornata 3, .*: voto 6,5, fantavoto 9 \(gol, ammonizione\)$/).first(),
      )
      .toBeInTheDocument();
  });

  it('shows the expected fantavoto with its margin and what it is made of', async () => {
    await show(samplePlayerDetail());
    const next = page.getByRole('region', { name: 'La prossima partita' });
    await expect.element(next.getByText(/otto volte su dieci tra [\d,]+ e [\d,]+/)).toBeVisible();
    await expect.element(next).toMatchTextContent('Voto puro della stagione');
    await expect
      .element(next.getByRole('img', { name: /probabilità di ogni fantavoto/ }))
      .toBeVisible();
  });

  it('puts the badge in the place of estimates for who has no Pro, and hides nothing of the past', async () => {
    await show(samplePlayerDetail(true));
    await expect
      .element(page.getByRole('region', { name: 'La prossima partita' }))
      .toMatchTextContent('PRO (Disponibile solo con il piano Premium)');
    expect(page.getByText('%', { exact: false }).elements()).toHaveLength(1);
    await expect
      .element(page.getByRole('table', { name: 'Le stagioni del giocatore' }))
      .toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Giornata per giornata' })).toBeVisible();
  });

  it('warns of who may miss the match, not of a regular starter', async () => {
    const detail = samplePlayerDetail();
    const colourOf = async (status: 'starter' | 'doubtful', said: string) => {
      const word = { status, plays: null, fantavoto: null };
      const shown = await show({ ...detail, word });
      const colour = getComputedStyle(
        page.getByText(said, { exact: true }).first().element(),
      ).color;
      const ink = getComputedStyle(page.getByRole('heading', { level: 1 }).element()).color;
      await shown.unmount();
      return { colour, ink };
    };
    const starter = await colourOf('starter', 'titolare');
    expect(starter.colour).toBe(starter.ink);
    const doubtful = await colourOf('doubtful', 'in dubbio');
    expect(doubtful.colour).not.toBe(doubtful.ink);
  });

  it('asks for another season', async () => {
    const onSeason = vi.fn();
    await show(samplePlayerDetail(), onSeason);
    await page.getByRole('radio', { name: '2024/25' }).click();
    expect(onSeason).toHaveBeenCalledWith('2024/25');
  });

  it('sends nothing that is no chance and no fantavoto', async () => {
    await show(samplePlayerDetail());
    await userEvent.fill(page.getByLabelText('Prende voto (%)'), '150');
    await userEvent.fill(page.getByLabelText('Il mio fantavoto'), 'otto');
    await page.getByRole('region', { name: 'La mia parola' }).getByText('Salva').click();
    await expect.element(page.getByText('Scrivi un numero da 0 a 100')).toBeVisible();
    await expect.element(page.getByText('Scrivi un numero da −10 a 25')).toBeVisible();
  });

  it('keeps a note that is too long as it was pasted, and says by how much', async () => {
    await show(samplePlayerDetail());
    const note = page.getByLabelText('Nuova nota');
    await note.fill('x'.repeat(2003));
    await expect
      .element(page.getByRole('alert').filter({ hasText: /caratteri di troppo: una nota/ }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Aggiungi' })).toBeDisabled();
    await expect.element(note).toHaveValue('x'.repeat(2003));
  });

  it('keeps what is typed while a note is on its way', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const at = '2026-09-01T10:00:00.000Z';
    const kept = { id: 7, player_id: 1, text: 'Rigorista', created_at: at, updated_at: at };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
      if (method === 'GET') return Response.json({ results: [] });
      sent.push(JSON.parse(String(body)));
      await answer;
      return Response.json(kept);
    });
    await show(samplePlayerDetail());
    const note = page.getByLabelText('Nuova nota');
    await note.fill('Rigorista');
    await page.getByRole('button', { name: 'Aggiungi' }).click();
    await expect.poll(() => sent).toMatchObject([{ text: 'Rigorista' }]);
    await note.fill('Rigorista ma spesso fuori');
    resolve();
    await expect.element(note).toHaveValue('ma spesso fuori');
  });
});
