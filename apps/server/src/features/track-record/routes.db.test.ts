import { createHash } from 'node:crypto';
import { errorBody } from '@tredici/contract/errors';
import { trackRecordCalls } from '@tredici/contract/track-record';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#db/pool.ts';
import { match } from '#db/schema/football.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import type { Clock } from '../../clock.ts';
import { forecastAll } from '../forecasts/compute/forecast-all.ts';
import { freezeDue } from '../forecasts/ledger/freeze.ts';
import { settleDue } from '../forecasts/settle/settle.ts';
import { countReached, measureAccuracy, picksOf, shareOf, sumPicks } from './accuracy.ts';
import { loadWeekSums } from './accuracy-store.ts';
import { refreshRecord, sumChangedDays } from './job.ts';
import { loadSettled } from './record-store.ts';

const clock = createTestClock();
const database = await createTestDatabase();
const app = await createTestApp(database, { clock });
await seedSmallWorld(database.db, { now: clock.now() });
await settlePlayed(database.db, clock);
await sumChangedDays(database.db);
await refreshRecord({ db: database.db, clock });
await addUser(database.db, 'pro@example.test', { premiumUntil: new Date('2030-01-01') });
const pro = await logIn(app, 'pro@example.test');

async function settlePlayed(db: Db, clock: Clock): Promise<void> {
  await forecastAll({ db, clock });
  await freezeDue({ db, clock });
  await settleDue({ db, clock });
}

const get = (path: string, token: string | null = null, on = app) =>
  on.inject({
    url: `/api/v1/tredici${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test('the record is first empty, then follows settlements, corrections and changes of date', async () => {
  const own = await createTestDatabase();
  const { db } = own;
  const clock = createTestClock();
  const processes = [await createTestApp(own, { clock }), await createTestApp(own, { clock })];
  const everywhere = async (expected: object) => {
    for (const on of processes) {
      await expect
        .poll(async () => (await get('/track-record/', null, on)).json())
        .toMatchObject(expected);
    }
  };

  const record = await get('/track-record/', null, processes[0]);
  expect(record.statusCode).toBe(200);
  expect(record.json()).toMatchObject({
    number_of_matches: 0,
    window: { start: '2025-03-14', end: '2026-03-14' },
    ledger: { rows: 0, head: null, files: ['/api/v1/tredici/track-record/ledger.csv'] },
  });
  const ledger = await get('/track-record/ledger.csv', null, processes[0]);
  expect(ledger.statusCode).toBe(200);
  expect(ledger.body.split('\n')).toHaveLength(2);

  const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2 });
  await settlePlayed(db, clock);
  expect(await refreshRecord({ db, clock })).toBe(8);
  expect(await refreshRecord({ db, clock })).toBe(0);
  await everywhere({ number_of_matches: 8, voided: 0 });

  const last = world.played.at(-1)!;
  await db.update(match).set({ status: 'cancelled' }).where(eq(match.id, last));
  await settleDue({ db, clock });
  expect(await refreshRecord({ db, clock })).toBe(8);
  await everywhere({ number_of_matches: 7, voided: 1 });

  clock.move(24 * 3_600_000);
  expect(await refreshRecord({ db, clock })).toBe(8);
  await everywhere({ window: { start: '2025-03-15', end: '2026-03-15' } });
});

test('the rest needs Pro', async () => {
  await addUser(database.db, 'free@example.test');
  const free = await logIn(app, 'free@example.test');
  for (const path of ['/accuracy/', '/accuracy/524/', '/accuracy/levels/', '/accuracy/chart/']) {
    expect((await get(path)).statusCode, path).toBe(401);
    const refused = await get(path, free);
    expect([refused.statusCode, refused.json().code], path).toEqual([403, 'premium_required']);
  }
});

test('settled forecasts make up the record', async () => {
  const reply = await get('/track-record/');
  const record = trackRecordCalls.getTrackRecord.reply.parse(reply.json());
  expect(record).toMatchObject({ number_of_matches: 80, replayed: 80, with_market: 80, voided: 0 });
  expect(record.blend.rps).toBeGreaterThan(0);
  expect(record.market.log_loss).toBeGreaterThan(0);
  expect(record.closing_line.number_of_bets).toBe(80);
  expect(record.tournaments).toHaveLength(1);
  expect(record.ledger.rows).toBe(80);
  expect(reply.headers['cache-control']).toBe('public, no-cache');

  const year = (await get('/accuracy/', pro)).json();
  expect(year).toMatchObject({
    start: '2025-03-14',
    end: '2026-03-14',
    threshold: 40,
    season: null,
    tournament_id: null,
  });
  expect(year.number_of_matches).toBeGreaterThan(0);
  expect(
    year.weeks.reduce(
      (sum: number, week: { number_of_matches: number }) => sum + week.number_of_matches,
      0,
    ),
  ).toBe(year.number_of_matches);
  expect((await get('/accuracy/524/', pro)).json()).toMatchObject({
    tournament_id: 524,
    number_of_matches: year.number_of_matches,
  });
  expect((await get('/accuracy/795/', pro)).json()).toMatchObject({
    number_of_matches: 0,
    accuracy: null,
  });
  const all = (await get('/accuracy/?threshold=0', pro)).json();
  expect(all.number_of_matches).toBe(80);
  const few = (
    await get('/accuracy/524/?start=2026-03-01&end=2026-03-08&threshold=0&season=2025/26', pro)
  ).json();
  expect(few).toMatchObject({ number_of_matches: 4, season: '2025/26', start: '2026-03-01' });
  expect((await get('/accuracy/?season=2024/25&threshold=0', pro)).json().number_of_matches).toBe(
    0,
  );

  const levels = (await get('/accuracy/levels/', pro)).json();
  expect(levels.results.map((one: { threshold: number }) => one.threshold)).toEqual([
    70, 65, 60, 55,
  ]);
  const chart = (await get('/accuracy/chart/', pro)).json();
  expect(chart).toMatchObject({ initial_capital: 100, threshold: 70 });
  for (const week of chart.results) {
    expect(week).toEqual({
      bet_week: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      roi_capital: expect.any(Number),
      number_of_bets: expect.any(Number),
    });
  }
});

test('the daily sums match the settled forecasts, also after a correction', async () => {
  const own = await createTestDatabase();
  const { db } = own;
  const at = createTestClock();
  const world = await seedSmallWorld(db, { now: at.now(), playedWeeks: 4 });
  await settlePlayed(db, at);
  const window = { start: '2025-03-14', end: '2026-03-14' };
  const summed = async (threshold: number) =>
    measureAccuracy(await loadWeekSums(db, window, threshold));
  const counted = async (threshold: number) =>
    countReached(sumPicks(picksOf(await loadSettled(db, window))), threshold);
  const agree = async () => {
    for (const threshold of [0, 40, 45, 50]) {
      const { matches, hits, doubleHits } = await counted(threshold);
      expect(await summed(threshold)).toMatchObject({
        ...shareOf(hits, matches),
        double_chance: shareOf(doubleHits, matches),
      });
    }
  };
  expect(await summed(0)).toMatchObject({ number_of_matches: 0 });
  expect(await sumChangedDays(db)).toBeGreaterThan(0);
  expect(await sumChangedDays(db)).toBe(0);
  await agree();
  expect((await summed(0)).number_of_matches).toBe(16);

  const [corrected, called, again] = world.played;
  await db.update(match).set({ homeGoals: 9, awayGoals: 0 }).where(eq(match.id, corrected!));
  await db.update(match).set({ status: 'cancelled' }).where(eq(match.id, called!));
  await db
    .update(match)
    .set({ status: 'scheduled', homeGoals: null, awayGoals: null })
    .where(eq(match.id, again!));
  at.move(1000);
  await settleDue({ db, clock: at });
  expect(await sumChangedDays(db)).toBeGreaterThan(0);
  await agree();
  expect((await summed(0)).number_of_matches).toBe(14);
});

test('requests that need new sums are limited for each user, cached ones are not', async () => {
  const own = await createTestApp(database, { clock });
  const email = 'curious@example.test';
  await addUser(database.db, email, { premiumUntil: new Date('2030-01-01') });
  const curious = await logIn(own, email);
  const ask = async (threshold: number, token = curious) =>
    (await get(`/accuracy/?threshold=${threshold}`, token, own)).statusCode;
  for (let threshold = 0; threshold < 60; threshold += 1) expect(await ask(threshold)).toBe(200);
  const refused = await get('/accuracy/?threshold=60', curious, own);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await ask(3)).toBe(200);
  expect(await ask(60, pro)).toBe(200);
});

test('anybody can verify the ledger by its text alone', async () => {
  const reply = await get('/track-record/ledger.csv');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...lines] = reply.body.trimEnd().split('\n');
  expect(lines).toHaveLength(80);
  expect(header).toMatch(
    /^format,sequence,previous_hash,.*,content_sha256,hash,home_goals,away_goals,void$/,
  );
  let previous = '';
  for (const line of lines) {
    const [, text, hash] = /^(.*),([0-9a-f]{64}),(\d*),(\d*),(\w*)$/.exec(line)!;
    expect(text!.split(',', 3)[2]).toBe(previous);
    expect(createHash('sha256').update(text!).digest('hex')).toBe(hash);
    previous = hash!;
  }
  expect((await get('/track-record/')).json().ledger.head).toBe(previous);
  const head = await get('/track-record/head/', null);
  expect(head.json()).toEqual({ rows: 80, hash: previous });
  const again = await app.inject({
    url: '/api/v1/tredici/track-record/ledger.csv',
    headers: { 'if-none-match': String(reply.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['/accuracy/1/', 404, 'not_found'],
  ['/accuracy/abc/', 400, 'validation'],
  ['/accuracy/?start=yesterday', 400, 'validation'],
  ['/accuracy/?start=2026-02-30', 400, 'validation'],
  ['/accuracy/?start=2026-03-02&end=2026-03-01', 400, 'validation'],
  ['/accuracy/?end=0001-01-01', 400, 'validation'],
  ['/accuracy/?threshold=101', 400, 'validation'],
  ['/accuracy/?threshold=many', 400, 'validation'],
  ['/accuracy/?threshold=60.5', 400, 'validation'],
  ['/accuracy/?start=2021-03-13&end=2026-03-14', 400, 'validation'],
  ['/accuracy/?season=1999/00', 400, 'validation'],
  ['/track-record/ledger.csv?from=0', 400, 'validation'],
  ['/track-record/ledger.csv?from=80', 400, 'validation'],
  ['/track-record/ledger.csv?from=10001', 404, 'not_found'],
])('%s is refused with %i', async (path, status, code) => {
  const reply = await get(path, pro);
  expect(reply.statusCode).toBe(status);
  expect(errorBody.parse(reply.json())).toMatchObject({ code });
});
