import type { CurrentUser } from '@tredici/contract/account';
import type { OperatorForecasts, OperatorOverview } from '@tredici/contract/operator-watch';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { notifications, takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { OperatorPage } from './operator-page.tsx';

const USER: CurrentUser = {
  ...{ id: 7, username: 'ada', first_name: 'Ada', last_name: 'L', premium: false },
  ...{ receive_newsletter: false, language: 'it', break_until: null, no_odds: false },
  ...{ session_reminder_minutes: null, operator: true },
};
const AT = '2026-03-14T18:00:00.000Z';
const OLD = '2026-03-13T18:00:00.000Z';
/** What nobody should take for more than a name. */
const HTML = '<img src=x onerror=alert(1)>';

const NOTHING = {
  'overview/': {
    ...{ checked_at: AT, causes: [], sources: [], credits_left: null, jobs: [] },
    ...{ mails: [], alerts: [] },
    counts: { coming: 0, forecast: 0, frozen: 0, settled: 0, users: 1, pro: 0 },
  } satisfies OperatorOverview,
  'forecasts/': {
    ...{ runs: [], lately: null, ledger: { rows: 0, hash: null, stamps: [] } },
  } satisfies OperatorForecasts,
  'names/': { results: [] },
  'notices/': { results: [] },
  'actions/': { results: [], more: false },
};

const BUSY = {
  'overview/': {
    ...NOTHING['overview/'],
    causes: [
      { kind: 'unknown-names', values: { names: 'Sampdorja (Italy)' } },
      { kind: 'disk', values: { free: '12', percent: '0.4' } },
    ],
    sources: [
      {
        ...{ source: 'football-data.co.uk', well: false, silent: false, last_success: OLD },
        ...{ last_failure: AT, cause: '503', failing: ['/I1.csv'], warnings: [], matches: 380 },
        refused: 2,
      },
    ],
    credits_left: 412,
    jobs: [
      {
        ...{ job: 'forecast', well: false, last_done: OLD, last_rows: 10, last_failed: AT },
        ...{ cause: 'no convergence', waiting: 1, running: 0, retryable: true },
      },
      {
        ...{ job: 'freeze', well: true, last_done: AT, last_rows: 0, last_failed: null },
        ...{ cause: null, waiting: 0, running: 0, retryable: false },
      },
    ],
    mails: [
      {
        ...{ kind: 'password-reset', waiting: 3, tried: 1, failed: 0, oldest: OLD },
        ...{ next_try: AT, cause: '451 try later' },
      },
    ],
    alerts: [{ id: 1, kind: 'replica', values: {}, begun_at: OLD, ended_at: null }],
  } satisfies OperatorOverview,
  'forecasts/': {
    runs: [
      {
        ...{ id: 31, model_version: '7', replayed: false, finished_at: AT, learned: 84 },
        ...{ coming: 6, warnings: 1, seconds: 2.5 },
        scores: { matches: 4, model: 1.0123, blend: 0.9876, market: null },
      },
    ],
    lately: { matches: 214, model: 1.01, blend: 0.98, market: 0.985 },
    ledger: {
      ...{ rows: 1200, hash: 'ab'.repeat(32) },
      stamps: [{ day: '2026-03-14', rows: 1190, hash: 'cd'.repeat(32), stamped_at: AT }],
    },
  } satisfies OperatorForecasts,
  'names/': {
    results: [
      {
        ...{ source: 'football-data.co.uk', country: 'Italy', seasons: ['2025/26'] },
        ...{ name: 'Sampdorja', seen_at: AT, suggestions: ['Sampdoria', 'Sassuolo'] },
      },
      {
        ...{ source: 'the-odds-api', country: 'Italy', seasons: ['2025/26'], name: HTML },
        ...{ seen_at: AT, suggestions: [] },
      },
    ],
  },
  'notices/': {
    results: [
      {
        ...{ key: 'break-2099', kind: 'national-break' },
        ...{ starts_at: OLD, ends_at: '2099-01-01T00:00:00.000Z' },
      },
    ],
  },
  'actions/': {
    results: [
      {
        ...{ id: 9, at: AT, command: 'alias resolve', user_id: 7 },
        ...{ about: 'x'.repeat(200), undoable: true, undone: false },
      },
      {
        ...{ id: 8, at: OLD, command: 'match void', user_id: null, about: '#12' },
        ...{ undoable: false, undone: false },
      },
    ],
    more: true,
  },
};

type Reply = object | { readonly status: number; readonly code: string };

/** Answers the operator's calls; what is not listed does not answer. Gives what was sent. */
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
  // Nobody waits for the second and third try.
  queryClient.setDefaultOptions({ queries: { ...usual.queries, retry: false } });
  takeNotifications();
});
afterEach(() => {
  queryClient.setDefaultOptions(usual);
  session.clear();
});

test('who is no operator is told so, and nothing is asked for', async () => {
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

test('where there is nothing yet, every part says so', async () => {
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

test('a part that fails says so and leaves the others alone', async () => {
  const { 'forecasts/': forecasts, ...rest } = NOTHING;
  answer(rest);
  await show();
  await expect.element(page.getByText('Questa parte non si è caricata.').first()).toBeVisible();
  await expect.element(page.getByText('Ogni nome è conosciuto.')).toBeVisible();
  answer({ ...rest, 'forecasts/': forecasts });
  await page.getByRole('button', { name: 'Riprova' }).first().click();
  await expect.element(page.getByText('Il registro è ancora vuoto.')).toBeVisible();
});

test('all there is stands on the page, and no word of it becomes more than a word', async () => {
  answer(BUSY);
  const { container } = await show();
  await expect
    .element(page.getByText('Nomi di squadre sconosciuti: Sampdorja (Italy).'))
    .toBeVisible();
  await expect.element(page.getByText('The Odds API: 412 crediti fino a fine mese.')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '503 · /I1.csv' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'no convergence' })).toBeVisible();
  await expect.element(page.getByText('451 try later')).toBeVisible();
  await expect.element(page.getByText('0,980')).toBeVisible();
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
  await expect.element(page.getByText(HTML)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  const byCommand = page.getByRole('row', { name: /match void/ });
  await expect.element(byCommand.getByText('riga di comando')).toBeVisible();
  // Only what needs a hand and can be given one here leads there.
  const go = page.getByRole('link', { name: /^Vai/ });
  await expect.element(go).toHaveAttribute('href', '#nomi');
});

test('a name is resolved by the suggested club, or by another that is typed', async () => {
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

test('a job and the mails are tried again, and an act is undone unless it is too late', async () => {
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

test('earlier acts come on request, after those that are there', async () => {
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

test('a user is looked for, gets Pro and loses it', async () => {
  const user = {
    ...{ id: 12, email: 'dora@example.test', verified: true, operator: false },
    ...{ second_factor: true, created_at: OLD, deletion_asked_at: null },
    ...{ premium_until: '2099-06-30T22:00:00.000Z', grant_until: '2099-06-30T22:00:00.000Z' },
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

test('a notice is published in the time of the device, and ended', async () => {
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
    ...{ key: 'payments-2099', kind: 'national-break' },
    starts_at: new Date('2099-03-01T10:00').toISOString(),
    ends_at: new Date('2099-03-02T10:00').toISOString(),
  });
  await page.getByRole('button', { name: 'Chiudi l’avviso break-2099' }).click();
  await vi.waitFor(() => expect(said()[1]?.[0]).toBe('failed'));
});
