import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seasonByLabel } from '@tredici/contract/seasons';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedConstants } from '#db/seed-constants.ts';
import { inTransaction } from '#db/transaction.ts';
import { loadSourcesHealth } from '#features/health/load-health.ts';
import type { JobContext } from '#jobs/job.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { deleteWorld } from '../../demo/store.ts';
import { fetchFiles } from './job.ts';
import { listUnknown } from './store.ts';

/** Every kind of bad answer that a provider may send: for each case the job runs twice, first with the bad
 *  answer beside a good one, then with a good one. Checked each time: nothing wrong is stored, the rest
 *  continues, health and log report the fault, and the next run recovers. */
type Responder = (reply: ServerResponse) => void;

const BAD = '/mmz4281/2526/I1.csv';
const REST = '/mmz4281/2526/E0.csv';
let answers: Record<string, Responder> = {};
const server = createServer((request, reply) => {
  const answer = answers[request.url!];
  if (answer) answer(reply);
  else reply.writeHead(404).end();
});
let base = '';
let now = new Date('2026-03-14T09:00:00Z');
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
beforeEach(() => inTransaction(db, deleteWorld));

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
const file = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;
const send =
  (status: number, body: string, headers: Record<string, string> = {}): Responder =>
  (reply) =>
    void reply.writeHead(status, headers).end(body);
const row = (teams: string, { date = '07/03/2026', score = '2,1', odds = '1.5,4,6' } = {}) =>
  `I1,${date},17:00,${teams},${score},${odds}`;
const GOOD = file(row('Inter,Genoa'), row('Milan,Roma'));
const flood: Responder = (reply) => {
  const chunk = Buffer.alloc(65_536, 'a');
  const pour = () => {
    while (!reply.destroyed) if (!reply.write(chunk)) return void reply.once('drain', pour);
  };
  pour();
};

/** @returns the job's message, and whether it asks to be run again soon */
async function runJob() {
  const lines: string[] = [];
  const context = {
    db,
    clock: { now: () => now },
    config: { mode: 'live', footballDataUrl: base },
    log: { warn: (...line: unknown[]) => void lines.push(JSON.stringify(line)) },
    signal: new AbortController().signal,
  } as unknown as JobContext;
  const season = seasonByLabel('2025/26');
  const files = ['I1', 'E0'].map((division) => ({ kind: 'season', division, season }) as const);
  const limits = {
    paceMs: 0,
    attempts: 2,
    firstDelayMs: 1,
    maxRetryAfterMs: 2_000,
    maxBytes: 1_000_000,
    answerTimeoutMs: 300,
    totalTimeoutMs: 2_000,
  };
  const again = await fetchFiles(context, files, limits).then(
    () => false,
    () => true,
  );
  return { log: lines.join('\n'), again };
}

/** The stored matches as `Inter 2-1 Genoa 3`, with the number of their prices. */
async function stored(tournamentId: number): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select concat_ws(' ', h.name, home_goals || '-' || away_goals, a.name,
      (select count(*) from price where match_id = m.id)) as text
    from match m join team h on h.id = home_team_id join team a on a.id = away_team_id
    where tournament_id = ${tournamentId} order by text`);
  return rows.map(({ text }) => text);
}

async function healthOf() {
  const [health] = (await loadSourcesHealth(db, now)).sources;
  return health!;
}

const INTER = 'Inter 2-1 Genoa 3';
const MILAN = 'Milan 2-1 Roma 3';

interface Case {
  readonly case: string;
  readonly answer: Responder;
  /** What health and log must report. */
  readonly says: RegExp;
  /** Trying again soon may help, so the job asks for it. */
  readonly again: boolean;
  /** The part of the answer that can still be trusted. */
  readonly keeps?: string[];
}

test.each<Case>([
  {
    case: 'a truncated CSV',
    answer: send(200, GOOD.slice(0, -14)),
    says: /breaks off in line 3/,
    again: false,
  },
  {
    case: 'a CSV cut off while it is sent',
    answer: (reply) => {
      reply.writeHead(200, { 'content-length': '5000' }).write(GOOD.slice(0, 80));
      reply.socket?.end();
    },
    says: /cut-off/,
    again: true,
  },
  {
    case: 'an HTML error page with status 200',
    answer: send(200, '<!doctype html><title>Sorry</title>'),
    says: /html: status 200 with a web page/,
    again: true,
  },
  { case: 'a 503', answer: send(503, 'busy'), says: /unavailable: status 503/, again: true },
  {
    case: 'a 429 with Retry-After',
    answer: send(429, '', { 'retry-after': '3600' }),
    says: /rate-limited: status 429/,
    again: true,
  },
  { case: 'a 429 without', answer: send(429, ''), says: /rate-limited: status 429/, again: true },
  { case: 'a gigabyte', answer: flood, says: /too-large/, again: false },
  { case: 'a provider that hangs', answer: () => {}, says: /timeout: no answer/, again: true },
  {
    case: 'a column gone',
    answer: send(200, GOOD.replace('FTAG', 'XXX')),
    says: /the file has no column FTAG/,
    again: false,
  },
  {
    case: 'a name that nobody knows',
    answer: send(200, GOOD.replace('Genoa', 'Genova 1893')),
    says: /unknown names: Genova 1893 \(Italy\)/,
    again: false,
    keeps: [MILAN],
  },
])('$case', async ({ answer, says, again, keeps = [] }) => {
  answers = { [BAD]: answer, [REST]: send(200, file(row('Arsenal,Chelsea')).replace('I1', 'E0')) };
  now = new Date('2026-03-14T09:00:00Z');
  const first = await runJob();
  expect(await stored(524)).toEqual(keeps);
  expect(await stored(364)).toEqual(['Arsenal 2-1 Chelsea 3']);
  expect(first.log).toMatch(says);
  expect(first.again).toBe(again);
  expect(await healthOf()).toMatchObject({ well: false, failing: [BAD] });
  expect((await healthOf()).cause).toMatch(says);

  now = new Date('2026-03-14T10:00:00Z');
  answers[BAD] = send(200, GOOD);
  expect(await runJob()).toEqual({ log: '', again: false });
  expect(await stored(524)).toEqual([INTER, MILAN]);
  expect(await healthOf()).toMatchObject({ well: true, failing: [] });
  expect(await listUnknown(db)).toEqual([]);
});

test.each([
  ['a date of 31/02', row('Milan,Roma', { date: '31/02/2026' }), /no such day: 31/, [INTER]],
  ['a score of 99', row('Milan,Roma', { score: '99,0' }), /no such score: 99-0/, [INTER]],
  ['odds of 0', row('Milan,Roma', { odds: '0,4,6' }), /no such price/, [INTER, 'Milan 2-1 Roma 0']],
  [
    'odds of 1000',
    row('Milan,Roma', { odds: '1.5,4,1000' }),
    /cannot be/,
    [INTER, 'Milan 2-1 Roma 0'],
  ],
  ['a club against itself', row('Milan,AC Milan'), /are the same club/, [INTER]],
])('%s loses only its row or its price', async (_, bad, says, expected) => {
  answers = { [BAD]: send(200, file(row('Inter,Genoa'), bad)), [REST]: send(304, '') };
  now = new Date('2026-03-14T09:00:00Z');
  const first = await runJob();
  expect(await stored(524)).toEqual(expected);
  expect(first.log).toMatch(says);
  expect(await healthOf()).toMatchObject({ well: true, refused: 1 });

  now = new Date('2026-03-14T10:00:00Z');
  answers[BAD] = send(200, GOOD);
  expect(await runJob()).toEqual({ log: '', again: false });
  expect(await stored(524)).toEqual([INTER, MILAN]);
  expect(await healthOf()).toMatchObject({ well: true, refused: 0 });
});

test('a 304, requested or not, removes nothing and adds nothing', async () => {
  answers = { [BAD]: send(304, ''), [REST]: send(304, '') };
  now = new Date('2026-03-14T09:00:00Z');
  expect(await runJob()).toEqual({ log: '', again: false });
  expect(await stored(524)).toEqual([]);
  now = new Date('2026-03-14T10:00:00Z');
  answers[BAD] = send(200, GOOD, { etag: '"1"' });
  await runJob();
  now = new Date('2026-03-14T11:00:00Z');
  answers[BAD] = send(304, '');
  expect(await runJob()).toEqual({ log: '', again: false });
  expect(await stored(524)).toEqual([INTER, MILAN]);
  expect(await healthOf()).toMatchObject({ well: true, matches: 2 });
});

test('two clubs with one name: each belongs to its own country, and none is guessed', async () => {
  const extra = 'Country,League,Season,Date,Time,Home,Away,HG,AG\n';
  const argentine = (home: string) =>
    `${extra}Argentina,Liga Profesional,2026,07/03/2026,20:00,${home},Boca Juniors,1,0\n`;
  answers = { '/new/ARG.csv': send(200, argentine('Arsenal')) };
  answers[REST] = send(200, file(row('Arsenal,Chelsea')).replace('I1', 'E0'));
  now = new Date('2026-03-14T09:00:00Z');
  const lines: string[] = [];
  const context = {
    db,
    clock: { now: () => now },
    config: { footballDataUrl: base },
    log: { warn: (...line: unknown[]) => void lines.push(JSON.stringify(line)) },
    signal: new AbortController().signal,
  } as unknown as JobContext;
  const files = [
    { kind: 'extra-league', code: 'ARG' },
    { kind: 'season', division: 'E0', season: seasonByLabel('2025/26') },
  ] as const;
  await fetchFiles(context, files, { paceMs: 0 });
  expect(await stored(110)).toEqual([]);
  expect(await stored(364)).toEqual(['Arsenal 2-1 Chelsea 3']);
  expect(lines.join()).toContain('unknown names: Arsenal (Argentina)');
  now = new Date('2026-03-14T10:00:00Z');
  answers['/new/ARG.csv'] = send(200, argentine('Arsenal Sarandi'));
  await fetchFiles(context, files, { paceMs: 0 });
  expect(await stored(110)).toEqual(['Arsenal de Sarandí 1-0 Boca Juniors 0']);
});
