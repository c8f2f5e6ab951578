import { sampleTeam } from '@tredici/contract/testing/team-samples';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { ImportRoster } from './import-roster.tsx';

beforeAll(() => loadMessages('teams', 'errors'));
afterEach(() => vi.restoreAllMocks());

it('adds the players it finds, and distinguishes ambiguous names from unknown ones', async () => {
  const [player] = sampleTeam('classic-modern').players;
  const onPlayers = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
    Response.json({ results: [player, null, null], ambiguous: [1] }),
  );
  await render(
    <QueryProvider>
      <ImportRoster taken={new Set()} onPlayers={onPlayers} />
    </QueryProvider>,
  );
  const file = page.getByLabelText('Scegli un file .xlsx, .csv o .txt');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  await userEvent.upload(file, new File([png], 'foto.txt'));
  await expect.element(page.getByRole('status')).toMatchTextContent('Questo file non è un elenco');
  await userEvent.fill(
    page.getByLabelText('Oppure incolla qui l’elenco'),
    `Primo 23\nMasini L. 5\n${'No'.repeat(5000)} 1`,
  );
  await page.getByRole('button', { name: 'Aggiungi alla rosa' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      `1 giocatore aggiunto. Più giocatori con questo nome, aggiungi l’iniziale o la squadra tra parentesi: Masini L. Non trovati: ${'No'.repeat(20)}….`,
    );
  expect(onPlayers).toHaveBeenCalledWith([
    expect.objectContaining({ player_id: player!.player_id, price: 23 }),
  ]);
});

it('counts the players it adds, not the rows that name them', async () => {
  const [first, second, third] = sampleTeam('classic-modern').players;
  const onPlayers = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
    Response.json({ results: [first, second, first, third], ambiguous: [] }),
  );
  await render(
    <QueryProvider>
      <ImportRoster taken={new Set([third!.player_id])} onPlayers={onPlayers} />
    </QueryProvider>,
  );
  const list = page.getByLabelText('Oppure incolla qui l’elenco');
  await userEvent.fill(list, 'Primo 23\nSecondo 5\nPrimo 23\nTerzo 1');
  await page.getByRole('button', { name: 'Aggiungi alla rosa' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('2 giocatori aggiunti. 2 righe ripetono giocatori che ci sono già.');
  const [added] = onPlayers.mock.calls[0]!;
  expect(added).toMatchObject([{ player_id: first!.player_id }, { player_id: second!.player_id }]);
  await list.fill(Array(101).fill('Primo').join('\n'));
  await page.getByRole('button', { name: 'Aggiungi alla rosa' }).click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Ci sono 101 righe: se ne leggono al massimo 100 alla volta.');
});
