import type { Oddity } from '@tredici/contract/operator-watch';
import { expect, test } from 'vitest';
import { type Circumstances, compareCauses, findCauses } from './causes.ts';
import { describeCause } from './words.ts';

const GIB = 1024 ** 3;
const FINE: Circumstances = {
  health: { sources: [], jobs: [] },
  unknownNames: [],
  leaguesWithoutForecast: [],
  late: [],
  disk: { freeBytes: 20 * GIB, totalBytes: 100 * GIB },
  replicaFollows: true,
};
const SHRANK: Oddity = { kind: 'fewer-matches', found: 379, before: 380 };
const at = new Date('2026-03-14T12:00:00Z');
const job = (name: string, well: boolean, cause: string | null = null) => ({
  job: name,
  well,
  cause,
  lastDone: at,
  lastFailed: well ? null : at,
  lastRows: 0,
});
const source = (well: boolean) => ({
  source: 'the-odds-api',
  well,
  silent: false,
  lastSuccess: at,
  ageMs: 0,
  lastFailure: at,
  cause: 'status 503',
  failing: well ? [] : ['/odds'],
  matches: 0,
  refused: 0,
  oddFiles: [] as { address: string; oddities: Oddity[] }[],
});
const keys = (now: Partial<Circumstances>) => findCauses({ ...FINE, ...now }).map(({ key }) => key);

test('when all is well there is no alert', () => {
  expect(keys({ health: { sources: [source(true)], jobs: [job('forecast', true)] } })).toEqual([]);
});

test.each<[string, Partial<Circumstances>, string[]]>([
  [
    'a source and a job that fail',
    { health: { sources: [source(false)], jobs: [job('forecast', false, 'x'), job('a', true)] } },
    ['source:the-odds-api', 'job-failing:forecast'],
  ],
  [
    'a ledger that is not whole',
    { health: { sources: [], jobs: [job('keep-ledger-head', false, 'cut off')] } },
    ['ledger:keep-ledger-head'],
  ],
  [
    'a file that shrank',
    {
      health: {
        sources: [{ ...source(true), oddFiles: [{ address: '/I1.csv', oddities: [SHRANK] }] }],
        jobs: [],
      },
    },
    ['odd-file:the-odds-api /I1.csv'],
  ],
  ['a league', { leaguesWithoutForecast: ['Italy Serie A'] }, ['no-forecast:Italy Serie A']],
  [
    'queues',
    {
      late: [
        { queue: 'settle', waiting: 2 },
        { queue: 'send-mail', waiting: 7 },
      ],
    },
    ['queue-late:settle', 'mail-queue:send-mail'],
  ],
  ['little room', { disk: { freeBytes: 4 * GIB, totalBytes: 100 * GIB } }, ['disk:data']],
  ['a small disk', { disk: { freeBytes: 0.4 * GIB, totalBytes: 2 * GIB } }, ['disk:data']],
  ['a replica left behind', { replicaFollows: false }, ['replica:read']],
])('%s', (_, now, expected) => {
  expect(keys(now)).toEqual(expected);
});

test('what is odd about a file is said by whole sentences of each language', () => {
  const early: Oddity = { kind: 'early-results', early: 3 };
  const said = (oddities: Oddity[]) => {
    const oddFiles = [{ address: '/I1.csv', oddities }];
    const health = { sources: [{ ...source(true), oddFiles }], jobs: [] };
    const [cause] = findCauses({ ...FINE, health });
    return (['it', 'en'] as const).map((language) => describeCause(cause!, language));
  };
  expect(said([SHRANK])).toEqual([
    'Un file di the-odds-api va guardato: /I1.csv. Ha meno partite dell’ultima volta: 379 invece di 380.',
    'A file of the-odds-api needs a look: /I1.csv. It has fewer matches than the last time: 379 instead of 380.',
  ]);
  expect(said([early, SHRANK])).toEqual([
    'Un file di the-odds-api va guardato: /I1.csv. Contiene risultati di partite ancora da giocare: 3. Ha meno partite dell’ultima volta: 379 invece di 380.',
    'A file of the-odds-api needs a look: /I1.csv. It has results of matches still to be played: 3. It has fewer matches than the last time: 379 instead of 380.',
  ]);
});

const names = (...unknown: string[]) =>
  findCauses({ ...FINE, unknownNames: unknown.map((name) => ({ country: 'Italy', name })) });

test('every unknown name is listed, once', () => {
  const many = Array.from({ length: 40 }, (_, at) => `Club ${at}`);
  const [cause] = names(...many, 'Club 3');
  expect(cause?.values.names?.split(', ')).toHaveLength(40);
});

test('what goes on is not told again, but for a name that is new', () => {
  const reported = names('Intr', 'Mlan');
  expect(compareCauses(reported, names('Intr', 'Mlan'))).toEqual({ begun: [], ended: [] });
  expect(compareCauses(reported, names('Intr'))).toEqual({ begun: [], ended: [] });
  expect(compareCauses(reported, names('Intr', 'Juv')).begun).toEqual(names('Intr', 'Juv'));
  expect(compareCauses(reported, [])).toEqual({ begun: [], ended: reported });
});
