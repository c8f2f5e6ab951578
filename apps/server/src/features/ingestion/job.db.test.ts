import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEASONS } from '@tredici/contract/seasons';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { loadSourcesHealth } from '#features/health/load-health.ts';
import type { JobContext } from '#jobs/job.ts';
import { createFetchSource } from '#sources/fetch-source.ts';
import { createFetchTools } from '#sources/fetch-tools.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { emptyWorld } from '#testing/empty-world.ts';
import { readSample } from '#testing/samples.ts';
import { type FetchContext, fetchAndImport } from './fetch-and-import.ts';
import { fetchPrices } from './fetch-prices.ts';
import { fetchFiles, providerJobs } from './job.ts';
import { loadCredit } from './store.ts';

/** A provider that answers by path, and records its requests. */
type Responder = (reply: ServerResponse, url: URL) => void;
let answers: Record<string, Responder> = {};
let asked: string[] = [];
const server = createServer((request, reply) => {
  const url = new URL(request.url!, 'http://provider');
  asked.push(`${url.pathname}${request.headers['if-none-match'] ?? ''}`);
  const answer = answers[url.pathname];
  if (answer) answer(reply, url);
  else reply.writeHead(404).end('{}');
});
let base = '';
const { db } = await createTestDatabase();
beforeAll(async () => {
  await seedConstants(db);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
let clock = new Date();
beforeEach(async () => {
  await emptyWorld(db);
  answers = {};
  asked = [];
  clock = new Date('2026-03-14T09:00:00Z');
});

const fetchContext: FetchContext = {
  db,
  now: () => clock,
  fetchSource: createFetchSource(
    {
      ...createFetchTools(
        () => clock,
        () => 0,
      ),
      sleep: async () => {},
    },
    { paceMs: 0, attempts: 2, answerTimeoutMs: 1_000, totalTimeoutMs: 5_000, maxBytes: 1_000_000 },
  ),
};
const PATH = '/mmz4281/2526/I1.csv';
const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG\n';
const GOOD = `${HEADER}I1,07/03/2026,17:00,Inter,Genoa,2,1\n`;
const send =
  (status: number, body: string, headers: Record<string, string> = {}): Responder =>
  (reply) =>
    void reply.writeHead(status, headers).end(body);

const ask = () => fetchAndImport(fetchContext, 'football-data.co.uk', PATH, { url: base + PATH });
const health = async () => (await loadSourcesHealth(db, clock)).sources[0]!;

test.each<[string, Responder, RegExp]>([
  ['a 503', send(503, 'busy'), /unavailable: status 503/],
  ['a 429', send(429, '', { 'retry-after': '7200' }), /rate-limited/],
  ['a web page', send(200, '<!doctype html><h1>Sorry</h1>'), /html/],
  ['silence', () => {}, /timeout/],
  ['a flood', send(200, 'x'.repeat(2_000_000)), /too-large/],
  ['half a file', send(200, `${HEADER}I1,07/03/2026,17:00,Inter`), /breaks off in line 2/],
  ['a column gone', send(200, 'Div,Date,HomeTeam,AwayTeam,FTHG\n'), /no column FTAG/],
])('%s: nothing is stored, and health reports the reason', async (_, answer, cause) => {
  answers[PATH] = answer;
  expect(await ask()).toMatchObject({ outcome: 'failed', cause: expect.stringMatching(cause) });
  expect(await db.$count(match)).toBe(0);
  expect(await health()).toMatchObject({ well: false, failing: [PATH] });
  expect((await health()).cause).toMatch(cause);
});

test('the next run recovers completely, without conditional requests', async () => {
  answers[PATH] = send(503, 'busy', { etag: '"v0"' });
  expect(await ask()).toMatchObject({ outcome: 'failed' });
  expect(await health()).toMatchObject({ well: false });
  clock = new Date('2026-03-14T10:00:00Z');
  asked = [];
  answers[PATH] = send(200, GOOD, { etag: '"v1"' });
  expect(await ask()).toMatchObject({ outcome: 'imported', changed: 1 });
  expect(asked).toEqual([PATH]);
  expect(await health()).toMatchObject({ well: true, failing: [], matches: 1 });
});

test('then only what changed is requested', async () => {
  answers[PATH] = send(200, GOOD, { etag: '"v1"' });
  expect(await ask()).toMatchObject({ outcome: 'imported' });
  clock = new Date('2026-03-14T11:00:00Z');
  asked = [];
  answers[PATH] = send(304, '');
  expect(await ask()).toMatchObject({ outcome: 'unchanged', changed: 0 });
  expect(await ask()).toMatchObject({ outcome: 'unchanged' });
  expect(asked).toEqual([`${PATH}"v1"`, `${PATH}"v1"`]);
});

test('a bad row loses only itself and is reported, and the rest continues', async () => {
  answers[PATH] = send(200, GOOD);
  expect(await ask()).toMatchObject({ outcome: 'imported', changed: 1 });
  clock = new Date('2026-03-14T12:00:00Z');
  answers[PATH] = send(
    200,
    `${GOOD}I1,31/02/2026,17:00,Milan,Roma,1,0\nI1,08/03/2026,17:00,Lazio,Como,99,0\nI1,08/03/2026,17:00,Pisa,Lecce,0,0\n`,
  );
  expect(await ask()).toMatchObject({ outcome: 'imported', matches: 2, changed: 1 });
  expect(await health()).toMatchObject({ well: true, refused: 2 });
});

test('prices are bought within the credits, and never beyond', async () => {
  clock = new Date('2026-03-30T09:00:00Z');
  let remaining = 7;
  const price = (cost: number, reply: ServerResponse) => {
    remaining -= cost;
    reply.setHeader('x-requests-remaining', remaining).setHeader('x-requests-last', cost);
  };
  const event = (id: string, sport: string, home: string, away: string, bookmakers: unknown[]) => ({
    id,
    sport_key: sport,
    commence_time: '2026-03-30T18:00:00Z',
    home_team: home,
    away_team: away,
    bookmakers,
  });
  const leagues = [
    ['soccer_italy_serie_a', 'AC Milan', 'AS Roma'],
    ['soccer_epl', 'Arsenal', 'Chelsea'],
    ['soccer_spain_la_liga', 'Girona', 'Getafe'],
  ] as const;
  answers['/sports'] = (reply) => {
    price(0, reply);
    reply.end('[]');
  };
  for (const [sport, home, away] of leagues) {
    const outcomes = [home, 'Draw', away].map((name) => ({ name, price: 2.9 }));
    const book = {
      key: 'pinnacle',
      title: 'Pinnacle',
      last_update: '2026-03-30T08:59:00Z',
      markets: [{ key: 'h2h', outcomes }],
    };
    answers[`/sports/${sport}/events`] = send(
      200,
      JSON.stringify([event(sport, sport, home, away, [])]),
    );
    answers[`/sports/${sport}/odds`] = (reply) => {
      price(2, reply);
      reply.end(JSON.stringify([event(sport, sport, home, away, [book])]));
    };
  }
  const access = { url: base, key: 'secret' };
  const reports = await fetchPrices(fetchContext, access);
  expect(reports.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  // Two days of the month are left: four credits today, three tomorrow.
  expect(asked.filter((path) => path.endsWith('/odds'))).toHaveLength(2);
  expect(remaining).toBe(3);
  expect(await loadCredit(db, 'the-odds-api')).toMatchObject({ remaining: 3, spentThatDay: 4 });
  expect(reports.reduce((sum, report) => sum + report.prices, 0)).toBe(6);

  // Again immediately: nothing is due, so nothing is paid.
  asked = [];
  await fetchPrices(fetchContext, access);
  expect(asked.filter((path) => path.endsWith('/odds'))).toEqual([]);

  clock = new Date('2026-03-31T09:00:00Z');
  for (const [sport, home, away] of leagues) {
    const tomorrow = {
      ...event(sport, sport, home, away, []),
      commence_time: '2026-03-31T18:00:00Z',
    };
    answers[`/sports/${sport}/events`] = send(200, JSON.stringify([tomorrow]));
  }
  asked = [];
  await fetchPrices(fetchContext, access);
  expect(asked.filter((path) => path.endsWith('/odds'))).toHaveLength(1);
  expect(remaining).toBe(1);
  const rows = await db.select({ data: match.sourceData }).from(match);
  expect(rows.filter(({ data }) => 'keys' in data)).toHaveLength(3);
});

test('an exhausted quota is reported once and no further request is made', async () => {
  clock = new Date('2026-03-31T09:00:00Z');
  answers['/sports'] = send(200, '[]', { 'x-requests-remaining': '1' });
  await fetchPrices(fetchContext, { url: base, key: 'secret' });
  asked = [];
  clock = new Date('2026-04-01T09:00:00Z');
  answers['/sports'] = send(401, '{"error_code":"OUT_OF_USAGE_CREDITS"}');
  const reports = await fetchPrices(fetchContext, { url: base, key: 'secret' });
  expect(reports).toMatchObject([{ outcome: 'failed', cause: 'refused: status 401, final' }]);
  expect(asked).toEqual(['/sports']);
  const { sources, credits } = await loadSourcesHealth(db, clock);
  expect(sources.find(({ source }) => source === 'the-odds-api')).toMatchObject({ well: false });
  expect(credits).toBe(1);
});

test('prices with an unknown name are bought once, not every hour', async () => {
  clock = new Date('2026-04-01T10:00:00Z');
  const sport = 'soccer_epl';
  answers['/sports'] = send(200, '[]', { 'x-requests-remaining': '3000' });
  const event = (home: string) =>
    JSON.stringify([
      {
        id: 'e1',
        sport_key: sport,
        commence_time: '2026-04-01T20:00:00Z',
        home_team: home,
        away_team: 'Everton',
      },
    ]);
  answers[`/sports/${sport}/events`] = send(200, event('Fulham'));
  answers[`/sports/${sport}/odds`] = send(200, event('Fullham'));
  answers[`/sports/${sport}/events/e1/odds`] = send(200, event('Fulham'));
  await fetchPrices(fetchContext, { url: base, key: 'secret' });
  clock = new Date('2026-04-01T10:30:00Z');
  await fetchPrices(fetchContext, { url: base, key: 'secret' });
  expect(asked.filter((path) => path === `/sports/${sport}/odds`)).toHaveLength(1);
});

test('a result that no other provider has is bought once, and other results are unchanged', async () => {
  const sport = 'soccer_epl';
  const scores = readSample('the-odds-api/epl-scores.json');
  const events = JSON.parse(Buffer.from(scores).toString()).map(
    ({ id, commence_time, home_team, away_team }: Record<string, string>) => ({
      id,
      sport_key: sport,
      commence_time,
      home_team,
      away_team,
    }),
  );
  answers['/sports'] = send(200, '[]', { 'x-requests-remaining': '3000' });
  answers[`/sports/${sport}/events`] = send(200, JSON.stringify(events));
  answers[`/sports/${sport}/scores`] = send(200, Buffer.from(scores).toString());
  const bought = () => asked.filter((path) => path.endsWith('/scores')).length;
  const access = { url: base, key: 'secret' };
  clock = new Date('2026-03-31T12:00:00Z');
  await fetchPrices(fetchContext, access);
  clock = new Date('2026-03-31T23:00:00Z');
  await fetchPrices(fetchContext, access);
  expect(bought()).toBe(0);

  clock = new Date('2026-04-01T10:05:00Z');
  await fetchPrices(fetchContext, access);
  expect(bought()).toBe(1);
  const rows = await db.select().from(match).orderBy(match.kickoffUtc);
  expect(rows.map(({ status, homeGoals, awayGoals }) => [status, homeGoals, awayGoals])).toEqual([
    ['finished', 2, 1],
    ['scheduled', null, null],
    ['live', null, null],
    ['scheduled', null, null],
  ]);
  clock = new Date('2026-04-01T15:00:00Z');
  await fetchPrices(fetchContext, access);
  expect(bought()).toBe(1);
});

function contextFor(mode: 'demo' | 'live') {
  const warnings: unknown[] = [];
  const log = {
    warn: (...line: unknown[]) => void warnings.push(line),
    info: () => {},
    error: () => {},
  };
  const context = {
    db,
    clock: { now: () => clock },
    config: { mode, footballDataUrl: base, oddsApi: {} },
    log,
    slot: 'test',
    attempt: 1,
    signal: new AbortController().signal,
  } as unknown as JobContext;
  return { context, warnings };
}
const jobs = providerJobs(async ({ config }) => (config.mode === 'demo' ? 13 : 0));
const fixtures = jobs.find(({ name }) => name === 'fetch-fixtures')!;

test('a job imports what is available, and reports what is missing without asking for a retry', async () => {
  clock = new Date('2026-04-02T09:00:00Z');
  answers['/fixtures.csv'] = send(
    200,
    'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\nI1,04/04/2026,18:00,Parma,Cagliari,2.2,3.1,3.5\nI1,05/04/2026,18:00,Torino,Torino,2,3,4\n',
  );
  const { context, warnings } = contextFor('live');
  expect(await fixtures.run(context)).toBe(4);
  expect(asked).toEqual(['/fixtures.csv', '/new_league_fixtures.csv']);
  expect(JSON.stringify(warnings)).toContain('Torino against itself');
  expect(JSON.stringify(warnings)).toContain('not-found: status 404');
});

test('a missing season file is reported only if it existed before, or its season began long ago', async () => {
  const serieA = { kind: 'season', division: 'I1', season: SEASONS.find(isOf2025)! } as const;
  const rows = (...lines: string[]) =>
    send(200, `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HS,AS\n${lines.join('\n')}\n`);
  const path = '/mmz4281/2526/I1.csv';
  const run = async (day: string) => {
    clock = new Date(`${day}T09:00:00Z`);
    const { context, warnings } = contextFor('live');
    await fetchFiles(context, [serieA]);
    return JSON.stringify(warnings);
  };
  expect(await run('2025-08-02')).toBe('[]');
  answers[path] = rows(
    'I1,23/08/2025,Parma,Cagliari,1,0,9,8',
    'I1,24/08/2025,Torino,Lecce,1,1,9,8',
    'I1,30/11/2025,Lecce,Parma,1,1,9,8',
  );
  expect(await run('2025-08-25')).toContain('it has a result and has not been played yet');
  answers[path] = rows('I1,23/08/2025,Parma,Cagliari,1,0,9,8');
  expect(await run('2025-08-26')).toBe('[]');
  const { sources } = await loadSourcesHealth(db, clock);
  const oddities = [{ kind: 'fewer-matches', found: 1, before: 2 }];
  expect(sources[0]?.oddFiles).toEqual([{ address: path, oddities }]);
  expect(await db.$count(match)).toBe(2);
  delete answers[path];
  expect(await run('2025-08-27')).toContain('not-found');
});

const isOf2025 = ({ label }: { readonly label: string }) => label === '2025/26';

test('in the demo world the same jobs ask it instead of providers', async () => {
  for (const job of jobs) expect(await job.run(contextFor('demo').context)).toBe(13);
  expect(asked).toEqual([]);
});
