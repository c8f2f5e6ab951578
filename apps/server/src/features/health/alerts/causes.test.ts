import { expect, test } from 'vitest';
import { type Circumstances, compareCauses, findCauses } from './causes.ts';

const GIB = 1024 ** 3;
const FINE: Circumstances = {
  health: { sources: [], jobs: [] },
  unknownNames: [],
  leaguesWithoutForecast: [],
  late: [],
  disk: { freeBytes: 20 * GIB, totalBytes: 100 * GIB },
  replicaFollows: true,
};
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
  warnings: [] as { address: string; text: string }[],
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
        sources: [{ ...source(true), warnings: [{ address: '/I1.csv', text: 'less' }] }],
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
