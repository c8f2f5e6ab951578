import type { StakeLimitReply } from '@tredici/contract/my-bets';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { now } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { FileSection } from './file-section.tsx';

beforeAll(() => loadMessages('my-bets', 'forecasts', 'errors'));
afterEach(() => vi.unstubAllGlobals());

const ROW = {
  line: 2,
  match: {
    match_id: 7,
    date: '2026-03-14',
    match_date: '2026-03-14T18:00:00.000Z',
    home_team_name: 'Casa',
    away_team_name: 'Ospiti',
    tournament_id: 524,
    tournament_name: 'Italy Serie A',
    season: '2025/26',
    status: 'scheduled',
    home_goals: null,
    away_goals: null,
  },
  bet_type: '1',
  odd: 1.85,
  stake: 10,
  bookmaker: 'Acme',
  is_known: false,
  placed_at: '2026-03-13T10:00:00.000Z',
};
const PREVIEW = { added: 1, known: 2, rows: [ROW], problems: [] };

const NO_LIMIT: StakeLimitReply = {
  limit: null,
  raise: null,
  staked: 0,
  left: null,
  is_reached: false,
};

/** Answers the calls in sequence, and records the requests. */
async function give(...replies: object[]) {
  return giveWithin(NO_LIMIT, ...replies);
}

async function giveWithin(limit: StakeLimitReply, ...replies: object[]) {
  const asked: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: new TextDecoder().decode(body as Uint8Array<ArrayBuffer>) });
    return Response.json(replies.shift());
  });
  await render(
    <QueryProvider>
      <FileSection limit={limit} />
    </QueryProvider>,
  );
  const file = new File(['match_id;odd'], 'giocate.csv', { type: 'text/csv' });
  await page.getByLabelText('Scegli un file CSV').upload(file);
  return asked;
}

describe('a file of bets', () => {
  it('is shown before anything of it is saved', async () => {
    const asked = await give(PREVIEW, { added: 1, known: 2, rows: [], problems: [] });
    await expect.element(page.getByText('1 giocata nuova.')).toBeVisible();
    await expect.element(page.getByText(/2 ci sono già e restano come sono\./)).toBeVisible();
    await expect.element(page.getByText(/1 · 1,85 · 10,00\s€/)).toBeVisible();
    expect(asked).toEqual([
      { url: '/api/v1/tredici/my-bets/bets.csv/?preview=true', body: 'match_id;odd' },
    ]);
    await page.getByRole('button', { name: 'Aggiungi 1 giocata' }).click();
    await expect.element(page.getByText('1 giocata nuova.')).not.toBeInTheDocument();
    expect(asked[1]).toEqual({ url: '/api/v1/tredici/my-bets/bets.csv/', body: 'match_id;odd' });
  });

  it('is the last one chosen, even if an earlier one is answered later', async () => {
    const asked: { body: string; answer: (reply: object) => void }[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      const text = new TextDecoder().decode(body as Uint8Array<ArrayBuffer>);
      return new Promise<Response>((resolve) => {
        asked.push({ body: text, answer: (reply) => resolve(Response.json(reply)) });
      });
    });
    await render(
      <QueryProvider>
        <FileSection limit={NO_LIMIT} />
      </QueryProvider>,
    );
    const field = page.getByLabelText('Scegli un file CSV');
    for (const name of ['first', 'second']) {
      await field.upload(new File([name], `${name}.csv`, { type: 'text/csv' }));
      await expect.poll(() => asked.at(-1)?.body).toBe(name);
    }
    asked[1]!.answer({ ...PREVIEW, known: 9 });
    await expect.element(page.getByText(/9 ci sono già/)).toBeVisible();
    asked[0]!.answer(PREVIEW);
    await page.getByRole('button', { name: 'Aggiungi 1 giocata' }).click();
    await expect.poll(() => asked[2]?.body).toBe('second');
    await expect.element(page.getByText(/9 ci sono già/)).toBeVisible();
  });

  it("warns before saving if it exceeds this month's limit", async () => {
    const limit = { limit: 50, raise: null, staked: 45, left: 5, is_reached: false };
    const row = { ...ROW, placed_at: now().toISOString() };
    // Bets that are already recorded or of another month do not count here.
    const rows = [row, { ...row, line: 3, is_known: true }, { ...ROW, line: 4 }];
    await giveWithin(limit, { ...PREVIEW, rows });
    await expect
      .element(page.getByText(/^Così superi il limite di 50,00\s€ al mese .*: restano 5,00\s€\./))
      .toBeVisible();
  });

  it('explains which rows are wrong', async () => {
    await give({
      added: 0,
      known: 0,
      rows: [],
      problems: [
        { line: 3, column: 'odd', problem: 'invalid' },
        { line: 3, column: 'match_id', problem: 'missing' },
        { line: 4, column: 'home_team_name', problem: 'unknown-match' },
        { line: 5, column: 'date', problem: 'invalid' },
      ],
    });
    await expect.element(page.getByText(/^Niente è stato aggiunto/)).toBeVisible();
    const lines = page.getByRole('listitem');
    await expect
      .element(lines.nth(0))
      .toHaveTextContent('Riga 3: la quota non va da 1,001 a 10.000.');
    await expect.element(lines.nth(1)).toHaveTextContent('Riga 3: manca match_id.');
    await expect.element(lines.nth(2)).toHaveTextContent('Riga 4: questa partita non esiste.');
    await expect
      .element(lines.nth(3))
      .toHaveTextContent('Riga 5: il giorno non è scritto come 2026-03-14 o 14/03/2026.');
  });
});
