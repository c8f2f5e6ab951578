import type { CurrentUser } from '@tredici/contract/account';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { notifications, takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { BUSY, HTML, NOTHING, OLD } from '#testing/operator-replies.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { OperatorPage } from './operator-page.tsx';

const USER: CurrentUser = {
  id: 7,
  username: 'ada',
  first_name: 'Ada',
  last_name: 'L',
  premium: false,
  receive_newsletter: false,
  language: 'it',
  break_until: null,
  no_odds: false,
  session_reminder_minutes: null,
  operator: true,
};

type Reply = object | { readonly status: number; readonly code: string };

/** Answers the operator's calls; a call that is not listed gets no answer. Returns what was sent. */
function answer(replies: Readonly<Record<string, Reply>>) {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.origin);
    const path = url.pathname.replace(/^.*\/operator\//, '') + url.search;
    if (init?.method !== 'GET') sent.push(`${init?.method} ${path} ${init?.body ?? ''}`.trim());
    const reply = replies[`${init?.method} ${path}`] ?? replies[path];
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const status = 'status' in reply && typeof reply.status === 'number' ? reply.status : 200;
    return new Response(JSON.stringify(reply), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return sent;
}

const show = () =>
  renderInRouter(
    <QueryProvider>
      <OperatorPage />
    </QueryProvider>,
  );
const usual = queryClient.getDefaultOptions();
const said = () => notifications.get().map(({ message, kind }) => [kind, message]);

beforeAll(() => loadMessages('operator', 'forecasts', 'errors'));
beforeEach(() => {
  session.set({ user: USER, token: 'token', budget: '0.00' });
  queryClient.clear();
  // Avoids waiting for the second and third attempt.
  queryClient.setDefaultOptions({ queries: { ...usual.queries, retry: false } });
  takeNotifications();
});
afterEach(() => {
  queryClient.setDefaultOptions(usual);
  session.clear();
});

test('a user who is no operator is told so, and nothing is requested', async () => {
  const { operator: _, ...user } = USER;
  session.set({ user, token: 'token', budget: '0.00' });
  answer({});
  await show();
  await expect.element(page.getByText('Questa pagina è per chi gestisce Tredici.')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('an operator without a second factor reads how to switch it on', async () => {
  answer({ 'overview/': { status: 403, code: 'second_factor_required' } });
  await show();
  const link = page.getByRole('link', { name: 'Attiva l’accesso in due passaggi' });
  await expect.element(link).toHaveAttribute('href', '/profile#secondo-fattore');
  await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('every part without data says so', async () => {
  answer(NOTHING);
  await show();
  for (const text of [
    'Va tutto bene: niente aspetta una mano.',
    'Ogni nome è conosciuto.',
    'Nessuna fonte è stata ancora interrogata.',
    'Nessun lavoro è ancora partito: il processo dei lavori è acceso?',
    'Nessuna mail aspetta.',
    'Nessun pronostico è stato ancora calcolato.',
    'Il registro è ancora vuoto.',
    'Nessun avviso.',
    'Nessun operatore ha ancora cambiato nulla.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

test('a part that fails says so and does not affect the others', async () => {
  const { 'forecasts/': forecasts, ...rest } = NOTHING;
  answer(rest);
  await show();
  await expect.element(page.getByText('Questa parte non si è caricata.').first()).toBeVisible();
  await expect.element(page.getByText('Ogni nome è conosciuto.')).toBeVisible();
  answer({ ...rest, 'forecasts/': forecasts });
  await page.getByRole('button', { name: 'Riprova' }).first().click();
  await expect.element(page.getByText('Il registro è ancora vuoto.')).toBeVisible();
});

test('everything is shown on the page, and markup in it is shown as text', async () => {
  answer(BUSY);
  const { container } = await show();
  await expect
    .element(page.getByText('Nomi di squadre sconosciuti: Sampdorja (Italy).'))
    .toBeVisible();
  await expect.element(page.getByText('The Odds API: 412 crediti fino a fine mese.')).toBeVisible();
  const shrank = 'Ha meno partite dell’ultima volta: 379 invece di 380.';
  await expect
    .element(page.getByRole('cell', { name: `503 · /I1.csv · /E0.csv · ${shrank}` }))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        `Un file di x è strano: /E0.csv. Contiene risultati di partite ancora da giocare: 3. ${shrank}`,
        { exact: true },
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'no convergence' })).toBeVisible();
  await expect.element(page.getByText('451 try later')).toBeVisible();
  await expect.element(page.getByText('0,980')).toBeVisible();
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
  await expect.element(page.getByText(HTML)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  const byCommand = page.getByRole('row', { name: /match void/ });
  await expect.element(byCommand.getByText('riga di comando')).toBeVisible();
  // Only problems that can be solved on this page have a link.
  const go = page.getByRole('link', { name: /^Vai/ });
  const leadTo = () => go.elements().map((link) => link.getAttribute('href'));
  expect(leadTo()).toEqual(['#nomi', '#fonti']);
});

test('a name is assigned to the suggested club, or to another one that is typed', async () => {
  const resolved = { club: 'Sampdoria', changed: 2, failed: [] };
  const sent = answer({
    ...BUSY,
    'POST names/resolve/': resolved,
    'clubs/?country=Italy': { results: ['Sampdoria', 'Genoa'] },
  });
  await show();
  await page.getByRole('button', { name: 'Sampdorja è Sampdoria' }).click();
  await vi.waitFor(() =>
    expect(said()).toEqual([['done', 'Sampdorja è Sampdoria: aggiornate 2 partite.']]),
  );
  await page.getByText('Un’altra squadra').first().click();
  await userEvent.fill(page.getByLabelText('Squadra'), ' Genoa ');
  await page.getByLabelText('È una squadra nuova').click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const asked = { source: 'football-data.co.uk', country: 'Italy', name: 'Sampdorja' };
  expect(sent.map((line) => JSON.parse(line.replace('POST names/resolve/ ', '')))).toEqual([
    { ...asked, club: 'Sampdoria', create: false },
    { ...asked, club: 'Genoa', create: true },
  ]);
});

test('a job and the mails are tried again, and an action is undone unless it is too late', async () => {
  const sent = answer({
    ...BUSY,
    'POST jobs/forecast/retry/': { status: 404, code: 'not_found' },
    'POST mails/retry/': { mails: 1 },
    'POST actions/9/undo/': { status: 409, code: 'conflict' },
  });
  await show();
  await page.getByRole('button', { name: 'Riprova forecast' }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  await page.getByRole('button', { name: 'Riprova subito' }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  await page.getByRole('button', { name: /^Annulla: Nome riconosciuto/ }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(3));
  expect(said().map(([kind]) => kind)).toEqual(['failed', 'done', 'failed']);
  expect(said()[1]).toEqual(['done', '1 mail riparte adesso.']);
  expect(said()[2]![1]).toMatch(/^Nel frattempo è cambiato/);
  expect(sent).toEqual(['POST jobs/forecast/retry/', 'POST mails/retry/', 'POST actions/9/undo/']);
});

test('earlier actions are loaded on request, after those already shown', async () => {
  const earlier = { ...BUSY['actions/'].results[1]!, id: 3, about: 'the first of all' };
  answer({ ...BUSY, 'actions/?before=8': { results: [earlier], more: false } });
  await show();
  await page.getByRole('button', { name: 'Mostra i precedenti' }).click();
  await expect.element(page.getByText('the first of all')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /#12/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Mostra i precedenti' }))
    .not.toBeInTheDocument();
});

test('a user is found, gets Pro and loses it', async () => {
  const user = {
    id: 12,
    email: 'dora@example.test',
    verified: true,
    operator: false,
    second_factor: true,
    created_at: OLD,
    deletion_asked_at: null,
    premium_until: '2099-06-30T22:00:00.000Z',
    grant_until: '2099-06-30T22:00:00.000Z',
  };
  const sent = answer({
    ...NOTHING,
    'users/?q=dora': { results: [user] },
    'users/?q=nobody': { results: [] },
    'POST users/12/grant/': user,
    'DELETE users/12/grant/': user,
  });
  await show();
  const field = page.getByLabelText(/^Inizio dell’indirizzo/);
  await userEvent.fill(field, 'nobody');
  await page.getByRole('button', { name: 'Cerca' }).click();
  await expect.element(page.getByText('Nessun utente comincia così.')).toBeVisible();
  await userEvent.fill(field, ' dora ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('dora@example.test')).toBeVisible();
  await expect.element(page.getByText(/Pro fino al .* concesso da un operatore/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Pro fino al giorno'), '2099-12-31');
  await page.getByRole('button', { name: 'Concedi Pro a dora@example.test' }).click();
  await vi.waitFor(() => expect(said()).toEqual([['done', 'Fatto: dora@example.test.']]));
  await page.getByRole('button', { name: 'Termina la concessione a dora@example.test' }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(sent).toEqual(['POST users/12/grant/ {"until":"2099-12-31"}', 'DELETE users/12/grant/']);
});

test("a notice is published with times in the device's time zone, and ended", async () => {
  const sent = answer({
    ...BUSY,
    'POST notices/': BUSY['notices/'].results[0]!,
    'DELETE notices/break-2099/': { status: 404, code: 'not_found' },
  });
  await show();
  await page.getByText('Aggiungi un avviso').click();
  await userEvent.fill(page.getByLabelText('Nome'), 'payments-2099');
  await userEvent.fill(page.getByLabelText('Dal'), '2099-03-01T10:00');
  await userEvent.fill(page.getByLabelText('Al', { exact: true }), '2099-03-02T10:00');
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  expect(JSON.parse(sent[0]!.replace('POST notices/ ', ''))).toEqual({
    key: 'payments-2099',
    kind: 'national-break',
    starts_at: new Date('2099-03-01T10:00').toISOString(),
    ends_at: new Date('2099-03-02T10:00').toISOString(),
  });
  await page.getByRole('button', { name: 'Chiudi l’avviso break-2099' }).click();
  await vi.waitFor(() => expect(said()[1]?.[0]).toBe('failed'));
});
