import type { Championship } from '@tredici/contract/championships';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { EnterTotals } from './enter-totals.tsx';

beforeAll(() => loadMessages('championships', 'errors'));
beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

const PARTICIPANTS = [
  { id: 1, name: 'Dinamo Divano', team_id: null },
  { id: 2, name: 'Real Colazione', team_id: null },
];
const ROUND = {
  round: 3,
  is_over: false,
  matches: [{ home: 1, away: 2, home_total: 66, away_total: null }],
};
/** Only the fields that this form reads. */
const CHAMPIONSHIP = {
  id: 9,
  participants: PARTICIPANTS,
  calendar: [ROUND],
} as unknown as Championship;

const choose = (name: string, text: string) =>
  userEvent.upload(
    page.getByLabelText('Da un file Excel o CSV della lega'),
    new File([text], name),
  );

it('reads the points of a round from a file, names unknown participants, and saves the fields', async () => {
  const sent: { url: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({ url: String(input), body: JSON.parse(String(init?.body)) });
    return Response.json({ code: 'championship_not_found' }, { status: 404 });
  });
  await renderInRouter(
    <QueryProvider>
      <EnterTotals championship={CHAMPIONSHIP} round={CHAMPIONSHIP.calendar[0]!} />
    </QueryProvider>,
  );
  await page.getByText('Inserisci i punteggi').click();
  await expect.element(page.getByLabelText('Dinamo Divano')).toHaveValue('66');
  const save = page.getByRole('button', { name: 'Salva i punteggi' });
  await expect.element(save).toBeDisabled();
  await choose('vuoto.csv', 'niente');
  await expect.element(page.getByText('Nel file non ci sono nomi e punti.')).toBeVisible();
  await choose('lega.csv', 'Squadra;Punti\nDinamo Divano;72,5\nReal Colazione;81\nSconosciuti;60');
  await expect.element(page.getByLabelText('Dinamo Divano')).toHaveValue('72,5');
  await expect.element(page.getByLabelText('Real Colazione')).toHaveValue('81');
  await expect
    .element(page.getByText(/^Non trovati tra i partecipanti: .*Sconosciuti/))
    .toBeVisible();
  await choose('troppo.csv', 'x'.repeat(600 * 1024));
  await expect.element(page.getByText(/troppo grande/)).toBeVisible();
  await expect.element(page.getByLabelText('Dinamo Divano')).toHaveValue('72,5');
  await save.click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.body).toEqual({
    totals: [
      { participant_id: 1, total: 72.5 },
      { participant_id: 2, total: 81 },
    ],
  });
  takeNotifications();
});

it('names pasted rows that it ignores, refuses impossible points, and saves nothing without a change', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await renderInRouter(
    <QueryProvider>
      <EnterTotals championship={CHAMPIONSHIP} round={CHAMPIONSHIP.calendar[0]!} />
    </QueryProvider>,
  );
  await page.getByText('Inserisci i punteggi').click();
  const pasted = page.getByLabelText('Oppure incolla i risultati, nome e punti su ogni riga');
  await userEvent.fill(pasted, 'boh\nReal Colazione -5\nDinamo Di');
  await expect.element(page.getByText('Righe saltate, senza nome e punti: boh.')).toBeVisible();
  await userEvent.tab();
  await expect
    .element(page.getByText('Righe saltate, senza nome e punti: boh, Dinamo Di.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Real Colazione')).toHaveValue('-5');
  await expect
    .element(page.getByLabelText('Real Colazione'))
    .toHaveAccessibleDescription('Un numero da 0 a 200');
  await page.getByRole('button', { name: 'Salva i punteggi' }).click();
  await userEvent.fill(page.getByLabelText('Real Colazione'), '');
  await expect.element(page.getByRole('button', { name: 'Salva i punteggi' })).toBeDisabled();
  expect(sent).not.toHaveBeenCalled();
});
