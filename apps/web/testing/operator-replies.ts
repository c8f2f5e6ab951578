import type { OperatorForecasts, OperatorOverview } from '@tredici/contract/operator-watch';

/** The replies to the operator's calls, both empty and full. */

const AT = '2026-03-14T18:00:00.000Z';
export const OLD = '2026-03-13T18:00:00.000Z';
/** Must be shown as text, never interpreted. */
export const HTML = '<img src=x onerror=alert(1)>';

export const NOTHING = {
  'overview/': {
    checked_at: AT,
    causes: [],
    sources: [],
    credits_left: null,
    jobs: [],
    mails: [],
    alerts: [],
    counts: { coming: 0, forecast: 0, frozen: 0, settled: 0, users: 1, pro: 0 },
  } satisfies OperatorOverview,
  'forecasts/': {
    runs: [],
    lately: null,
    ledger: { rows: 0, hash: null, stamps: [] },
  } satisfies OperatorForecasts,
  'names/': { results: [] },
  'notices/': { results: [] },
  'actions/': { results: [], more: false },
};

export const BUSY = {
  'overview/': {
    ...NOTHING['overview/'],
    causes: [
      { kind: 'unknown-names', values: { names: 'Sampdorja (Italy)' } },
      { kind: 'disk', values: { free: '12', percent: '0.4' } },
      {
        kind: 'odd-file',
        values: { source: 'x', address: '/E0.csv', early: '3', found: '379', before: '380' },
      },
    ],
    sources: [
      {
        source: 'football-data.co.uk',
        well: false,
        silent: false,
        last_success: OLD,
        last_failure: AT,
        cause: '503',
        failing: ['/I1.csv'],
        odd_files: [
          {
            address: '/E0.csv',
            oddities: [{ kind: 'fewer-matches', found: 379, before: 380 }],
          },
        ],
        matches: 380,
        refused: 2,
      },
    ],
    credits_left: 412,
    jobs: [
      {
        job: 'forecast',
        well: false,
        last_done: OLD,
        last_rows: 10,
        last_failed: AT,
        cause: 'no convergence',
        waiting: 1,
        running: 0,
        retryable: true,
      },
      {
        job: 'freeze',
        well: true,
        last_done: AT,
        last_rows: 0,
        last_failed: null,
        cause: null,
        waiting: 0,
        running: 0,
        retryable: false,
      },
    ],
    mails: [
      {
        kind: 'password-reset',
        waiting: 3,
        tried: 1,
        failed: 0,
        oldest: OLD,
        next_try: AT,
        cause: '451 try later',
      },
    ],
    alerts: [{ id: 1, kind: 'replica', values: {}, begun_at: OLD, ended_at: null }],
  } satisfies OperatorOverview,
  'forecasts/': {
    runs: [
      {
        id: 31,
        model_version: '7',
        replayed: false,
        finished_at: AT,
        learned: 84,
        coming: 6,
        warnings: 1,
        seconds: 2.5,
        scores: { matches: 4, model: 1.0123, blend: 0.9876, market: null },
      },
    ],
    lately: { matches: 214, model: 1.01, blend: 0.98, market: 0.985 },
    ledger: {
      rows: 1200,
      hash: 'ab'.repeat(32),
      stamps: [{ day: '2026-03-14', rows: 1190, hash: 'cd'.repeat(32), stamped_at: AT }],
    },
  } satisfies OperatorForecasts,
  'names/': {
    results: [
      {
        source: 'football-data.co.uk',
        country: 'Italy',
        seasons: ['2025/26'],
        name: 'Sampdorja',
        seen_at: AT,
        suggestions: ['Sampdoria', 'Sassuolo'],
      },
      {
        source: 'the-odds-api',
        country: 'Italy',
        seasons: ['2025/26'],
        name: HTML,
        seen_at: AT,
        suggestions: [],
      },
    ],
  },
  'notices/': {
    results: [
      {
        key: 'break-2099',
        kind: 'national-break',
        starts_at: OLD,
        ends_at: '2099-01-01T00:00:00.000Z',
      },
    ],
  },
  'actions/': {
    results: [
      {
        id: 9,
        at: AT,
        command: 'alias resolve',
        user_id: 7,
        about: 'x'.repeat(200),
        undoable: true,
        undone: false,
      },
      {
        id: 8,
        at: OLD,
        command: 'match void',
        user_id: null,
        about: '#12',
        undoable: false,
        undone: false,
      },
    ],
    more: true,
  },
};
