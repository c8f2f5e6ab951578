import { championshipCalls } from '@tredici/contract/championships';
import { sampleMarket } from '@tredici/contract/testing/fantasy-samples';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { fantasyQueries } from '../queries.ts';
import { TeamNewPage } from './team-new-page.tsx';

beforeAll(() => loadMessages('teams', 'rules', 'fantasy', 'forecasts', 'errors'));
beforeEach(() => {
  queryClient.clear();
  const none = callQuery(championshipCalls.listChampionships, {}).queryKey;
  queryClient.setQueryData(none, { results: [] });
  queryClient.setQueryData(fantasyQueries.market().queryKey, sampleMarket());
});
afterEach(() => vi.restoreAllMocks());

const show = () =>
  renderInRouter(
    <QueryProvider>
      <TeamNewPage />
    </QueryProvider>,
  );

/** Answers every call that changes something with this; returns what was sent. */
function answer(status: number, body: object) {
  const sent: { url: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return new Response('{"results":[]}', { status: 200 });
    sent.push({ url: String(input), body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}
const step = (name: string) => page.getByRole('button', { name, exact: false }).first().click();
const create = () => page.getByRole('button', { name: 'Crea squadra' }).click();

describe('a new team', () => {
  it('shows what is missing, and can be saved before its auction once it has a name', async () => {
    const sent = answer(400, { code: 'limit_reached' });
    await show();
    await create();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Errore');
    await expect.element(alert).toMatchTextContent('Nome: manca un nome');
    await expect.element(alert).toMatchTextContent('Giocatori: mancano 3 portieri');
    expect(page.getByRole('button', { name: 'Salva incompleta' }).elements()).toHaveLength(0);
    await page.getByLabelText('Nome della squadra').fill('x'.repeat(10_000));
    await expect
      .element(alert)
      .toMatchTextContent('Nome: il nome è troppo lungo: al massimo 60 caratteri');

    await userEvent.fill(page.getByLabelText('Nome della squadra'), '<b>Bar 🦄</b>');
    await page.getByRole('button', { name: 'Salva incompleta' }).click();
    await expect.element(alert).toMatchTextContent('Non è stato possibile creare una squadra');
    await expect.element(alert).toMatchTextContent('Hai raggiunto il limite');
    expect(sent[0]?.body).toMatchObject({ name: '<b>Bar 🦄</b>', players: [] });
    // Nothing typed is lost.
    await expect.element(page.getByLabelText('Nome della squadra')).toHaveValue('<b>Bar 🦄</b>');
  });

  it('shows the result of saving even if its name is changed meanwhile, and is sent again', async () => {
    const sent: { name: string; refuse: () => void }[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      if (init?.method !== 'POST') return Promise.resolve(Response.json({ results: [] }));
      const { name } = JSON.parse(String(init.body)) as { name: string };
      return new Promise((resolve) => {
        const refuse = () => resolve(Response.json({ code: 'limit_reached' }, { status: 400 }));
        sent.push({ name, refuse });
      });
    });
    await show();
    const name = page.getByLabelText('Nome della squadra');
    await userEvent.fill(name, 'Undici');
    await create();
    const keep = page.getByRole('button', { name: 'Salva incompleta' });
    await keep.click();
    await expect.poll(() => sent.length).toBe(1);
    await userEvent.fill(name, 'Dodici');
    sent[0]!.refuse();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Hai raggiunto il limite');
    await keep.click();
    await expect.poll(() => sent.map((one) => one.name)).toEqual(['Undici', 'Dodici']);
  });

  it('counts credits and places as players are added and removed, and is sent with the prices paid', async () => {
    const made = {
      id: 5,
      name: 'Undici',
      version: 1,
      championship_id: null,
      players: [],
      spent: 0,
      rules: { preset: 'classic-standard', season: '2026/27', game: 'classic' },
      credits_left: 0,
      missing: { players: 25, by_role: null },
      created_at: '2026-11-15T10:00:00Z',
      updated_at: '2026-11-15T10:00:00Z',
    };
    const sent = answer(201, made);
    await show();
    await userEvent.fill(page.getByLabelText('Nome della squadra'), 'x'.repeat(61));
    await expect.element(page.getByText('Troppo lungo: 61 caratteri, al massimo 60')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Nome della squadra'), 'Undici');
    await step('Giocatori');
    await page
      .getByRole('button', { name: /^Aggiungi / })
      .first()
      .click();
    const price = page.getByLabelText(/^Pagato per/);
    await userEvent.fill(price, '37');
    await expect.element(page.getByText('463')).toBeVisible();
    await create();
    await page.getByRole('button', { name: 'Salva incompleta' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toMatchObject({ name: 'Undici', players: [{ price: 37 }] });
    await expect
      .poll(() => takeNotifications().map(({ message }) => message))
      .toContain('Squadra creata con successo!');
  });
});
