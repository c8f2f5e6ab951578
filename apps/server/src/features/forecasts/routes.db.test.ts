import { errorBody } from '@tredici/contract/errors';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { HOUR_MS } from '#durations.ts';
import { setLicensed } from '#features/bookmakers/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addMatch, addPrices, seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { forecastAll } from './compute/forecast-all.ts';
import { loadComing } from './compute/input-store.ts';
import { freezeDue } from './ledger/freeze.ts';
import { settleDue } from './settle/settle.ts';

/** No test changes this world's matches, prices or clock. */
const { database, db, clock, world, app, pro } = await createForecastWorld();
await addUser(db, 'free@example.test');
const free = await logIn(app, 'free@example.test');

/** Matches with forecasts, two processes that serve them and a user who may see them. Tests that change
 *  something make their own, with as short a history as possible. */
async function createForecastWorld(size: { playedWeeks?: number } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), ...size });
  await forecastAll({ db, clock });
  const app = await createTestApp(database, { clock });
  const other = await createTestApp(database, { clock });
  await addUser(db, 'pro@example.test', { premiumUntil: new Date('2030-01-01') });
  const pro = await logIn(app, 'pro@example.test');
  const get = (path: string, on = app) => getFrom(on, path, pro);
  return { database, db, clock, world, app, other, pro, get };
}

const get = (path: string, token: string | null = pro, on = app) => getFrom(on, path, token);

const getFrom = (on: FastifyInstance, path: string, token: string | null) =>
  on.inject({
    url: `/api/v1/tredici${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test('coming matches have probabilities of every bet and prices of every bookmaker', async () => {
  const reply = await get('/bets/');
  expect(reply.statusCode).toBe(200);
  const { results, ...rest } = reply.json();
  expect(rest).toEqual({
    bookmakers: ['Acme', 'Zeta'],
    odds_hidden: false,
    forecasts_at: '2026-03-14T18:00:00.000Z',
    prices_at: '2026-03-14T17:00:00.000Z',
  });
  expect(results.map((row: { match_id: number }) => row.match_id)).toEqual(world.coming);
  const [first] = results;
  expect(first).toMatchObject({
    date: '2026-03-14',
    match_date: '2026-03-14T20:00:00.000Z',
    tournament_id: 524,
    tournament_name: 'Italy Serie A',
    season: '2025/26',
    status: 'scheduled',
    home_goals: null,
    bet_house_url: 'https://acme.example/',
    forecast_at: '2026-03-14T18:00:00.000Z',
  });
  expect(Object.keys(first.bets)).toHaveLength(81);
  expect(first.bets.X2).toBe(first.bets['2X']);
  expect(first.bets['1'] + first.bets.X + first.bets['2']).toBeCloseTo(100, 1);
  expect(first.bets['1']).toBe(Math.round(first.bets['1'] * 100) / 100);
  expect(first.odds.Acme).toMatchObject({
    url: 'https://acme.example/',
    '1': { odd: expect.closeTo(2.1 + (world.coming[0]! % 5) / 10, 4) },
    X2: { odd: 1.7 },
    '2X': { odd: 1.7 },
  });
  expect(first.odds.Zeta.url).toBeNull();
  const main = (await get('/bets/?bets=main')).json().results[0].bets;
  expect(Object.keys(main).sort()).toEqual(
    '1 X 2 1X 12 X2 2X u_1_5 o_1_5 u_2_5 o_2_5 u_3_5 o_3_5 goal no_goal'.split(' ').sort(),
  );
});

test('once a bookmaker is licensed only licensed ones are shown and linked; without one, none is linked', async () => {
  const { database, db, clock, world, pro } = await createForecastWorld({ playedWeeks: 1 });
  /** Another server each time, so that nothing comes from a cache. */
  const ask = async (path: string) =>
    (await getFrom(await createTestApp(database, { clock }), path, pro)).json();
  const bestOdds = async () => {
    const inAWeek = new Date(clock.now().getTime() + 7 * 24 * HOUR_MS);
    const coming = await loadComing(db, clock.now(), inAWeek);
    return coming.find(({ id }) => id === world.coming[0])!.best!;
  };
  // Zeta's prices are higher by 0.05.
  const all = await bestOdds();
  await setLicensed(
    db,
    new Map([
      ['acme', 'Acme'],
      ['other', 'other'],
    ]),
  );
  const list = await ask('/bets/');
  expect(list.bookmakers).toEqual(['Acme']);
  expect(Object.keys(list.results[0].odds)).toEqual(['Acme']);
  const detail = await ask(`/match/${world.coming[0]}/`);
  expect(detail.bookmakers).toEqual(['Acme']);
  expect(detail.odds.Acme.url).toBe('https://acme.example/');
  expect((await bestOdds())['1']).toBeCloseTo(all['1']! - 0.05, 6);

  await setLicensed(db, new Map());
  const open = await ask('/bets/');
  expect(open.bookmakers).toEqual(['Acme', 'Zeta']);
  expect(open.results[0].bet_house_url).toBeNull();
  expect(open.results[0].odds.Acme.url).toBeNull();
});

test('a league, a season', async () => {
  expect((await get('/bets/524/')).json().results).toHaveLength(6);
  expect((await get('/bets/524/?season=2025/26')).json().results).toHaveLength(6);
  expect((await get('/bets/795/')).json().results).toEqual([]);
  expect((await get('/bets/?season=2024/25')).json().results).toEqual([]);
});

test('all leagues are listed a week ahead, one league a month, the best bets six days', async () => {
  const { db, clock, world, get } = await createForecastWorld({ playedWeeks: 2 });
  const late = await addMatch(db, world, {
    home: 0,
    away: 5,
    kickoff: new Date(clock.now().getTime() + 6.5 * 24 * HOUR_MS),
  });
  await forecastAll({ db, clock });
  await expect.poll(async () => (await get('/bets/')).json().results).toHaveLength(7);
  expect((await get('/bets/best/')).json().results).toHaveLength(6);
  const later = new Date(clock.now().getTime() + 20 * 24 * HOUR_MS);
  await db.update(match).set({ kickoffUtc: later }).where(eq(match.id, late));
  await announceChange(db, 'matches');
  await expect.poll(async () => (await get('/bets/')).json().results).toHaveLength(6);
  expect((await get('/bets/524/')).json().results).toHaveLength(7);
  // In a break it is the week that begins with the next kick-off.
  const coming = inArray(match.id, [...world.coming]);
  const move = (days: number) =>
    db.update(match).set({ kickoffUtc: sql`${match.kickoffUtc} + ${days} * interval '1 day'` });
  await move(9).where(coming);
  await announceChange(db, 'matches');
  await expect.poll(async () => (await get('/bets/best/')).json().results).toEqual([]);
  expect((await get('/bets/')).json().results).toHaveLength(6);
});

test('a match has the model, the market, the blend and the reasons', async () => {
  const reply = await get(`/match/${world.coming[0]}/`);
  expect(reply.statusCode).toBe(200);
  const detail = reply.json();
  for (const side of ['model', 'market', 'blend', 'bets']) {
    expect(detail[side]['1'], side).toBeGreaterThan(0);
  }
  expect(detail.bets).toEqual(detail.blend);
  const [low, high] = detail.interval['1'];
  expect(low).toBeLessThan(detail.bets['1']);
  expect(high).toBeGreaterThan(detail.bets['1']);
  expect(detail.scores).toHaveLength(7);
  expect(detail.scores.flat().reduce((a: number, b: number) => a + b)).toBeCloseTo(100, 0);
  expect(detail.explanation.factors.map((factor: { name: string }) => factor.name)).toContain(
    'home_advantage',
  );
  expect(detail.forecast).toMatchObject({ frozen_at: null, replayed: false, sequence: null });
  expect(detail.odds.Acme['1']).toEqual({
    odd: expect.any(Number),
    captured_at: '2026-03-14T17:00:00.000Z',
    opening_odd: expect.any(Number),
    opening_at: '2026-03-13T18:00:00.000Z',
  });
  expect(detail.odds.Acme['1'].odd - detail.odds.Acme['1'].opening_odd).toBeCloseTo(0.1, 6);
  expect(detail.outcomes).toBeNull();
  expect(Date.parse(detail.forecasts_at)).toBeGreaterThanOrEqual(
    Date.parse(detail.forecast.made_at),
  );
  expect(detail.prices_at).toBe('2026-03-14T17:00:00.000Z');
});

test.each([
  ['/match/999999/', 404, 'not_found'],
  ['/match/-1/', 404, 'not_found'],
  ['/match/0/', 404, 'not_found'],
  [`/match/1${'0'.repeat(20)}/`, 404, 'not_found'],
  ['/match/abc/', 400, 'validation'],
  ['/match/1.5/', 400, 'validation'],
  ['/bets/1/', 404, 'not_found'],
  [`/bets/1${'0'.repeat(20)}/`, 404, 'not_found'],
  ['/bets/abc/', 400, 'validation'],
  ['/bets/?season=1999/00', 400, 'validation'],
  ['/bets/524/?season=x', 400, 'validation'],
  ['/bets/?bets=few', 400, 'validation'],
])('%s is refused with %i', async (path, status, code) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(status);
  expect(errorBody.parse(reply.json())).toMatchObject({ code });
  if (status === 404) expect(reply.json().detail).toEqual(expect.any(String));
});

test('a bet has the prices of every bookmaker, change by change', async () => {
  const reply = await get(`/match/${world.coming[0]}/prices/?bet=1`);
  expect(reply.statusCode).toBe(200);
  const { bet, lines } = reply.json();
  expect(bet).toBe('1');
  expect(lines.map((line: { bookmaker: string }) => line.bookmaker)).toEqual(['Acme', 'Zeta']);
  const { odds } = (await get(`/match/${world.coming[0]}/`)).json();
  for (const { bookmaker, points } of lines) {
    const { odd, captured_at, opening_odd, opening_at } = odds[bookmaker]['1'];
    expect(points).toEqual([
      { at: opening_at, odd: opening_odd },
      { at: captured_at, odd },
    ]);
  }
  const second = await get(`/match/${world.coming[0]}/prices/?bet=2X`);
  const first = await get(`/match/${world.coming[0]}/prices/?bet=X2`);
  expect(second.json().lines).toEqual(first.json().lines);
  expect((await get(`/match/${world.coming[0]}/prices/?bet=3`)).statusCode).toBe(400);
  expect((await get(`/match/${world.coming[0]}/prices/?bet=1`, free)).statusCode).toBe(403);
});

test('an unknown season is refused with its code', async () => {
  expect((await get('/bets/?season=1999/00')).json().codes).toEqual({ season: ['season_unknown'] });
});

test('anonymous and free users are refused', async () => {
  for (const path of ['/bets/', '/bets/524/', '/bets/best/', `/match/${world.coming[0]}/`]) {
    const anonymous = await get(path, null);
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'unauthenticated']);
    const refused = await get(path, free);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium_required']);
  }
});

test('a user who is on a break, or wants no odds, sees none', async () => {
  for (const more of [{ noOdds: true }, { selfExcludedUntil: new Date('2026-04-01') }]) {
    const email = `${Object.keys(more)[0]?.toLowerCase()}@example.test`;
    await addUser(db, email, { premiumUntil: new Date('2030-01-01'), ...more });
    const token = await logIn(app, email);
    const list = (await get('/bets/', token)).json();
    expect(list.odds_hidden).toBe(true);
    expect(list.bookmakers).toEqual([]);
    expect(list.results).toHaveLength(6);
    for (const row of list.results) {
      expect([row.odds, row.bet_house_url]).toEqual([{}, null]);
      expect(row.bets['1']).toBeGreaterThan(0);
    }
    const detail = (await get(`/match/${world.coming[0]}/`, token)).json();
    expect([detail.odds, detail.bet_house_url, detail.odds_hidden]).toEqual([{}, null, true]);
  }
});

test('a setting puts another bookmaker first', async () => {
  const zeta = await createTestApp(database, { clock, env: { FIRST_BOOKMAKER: 'zeta' } });
  const reply = (await get('/bets/', pro, zeta)).json();
  expect(reply.bookmakers).toEqual(['Zeta', 'Acme']);
  expect(reply.results[0].bet_house_url).toBeNull();
  const unknown = await createTestApp(database, { clock, env: { FIRST_BOOKMAKER: 'nobody' } });
  expect((await get('/bets/', pro, unknown)).json().bookmakers).toEqual(['Acme', 'Zeta']);
});

test('new prices and forecasts reach every process', async () => {
  const { db, clock, world, app, other, get } = await createForecastWorld({ playedWeeks: 2 });
  const id = world.coming[1]!;
  const oddOf = async (on: typeof app) =>
    (await get('/bets/524/', on)).json().results[1].odds.Acme['1'].odd;
  const before = await oddOf(app);
  expect(await oddOf(other)).toBe(before);
  await addPrices(db, world, id, new Date(clock.now().getTime() - 60_000), 'live', 0.7);
  expect(await oddOf(app)).toBe(before);
  await announceChange(db, 'matches');
  for (const on of [app, other]) {
    await expect.poll(() => oddOf(on)).toBeCloseTo(before + 0.6, 4);
  }
  const madeAt = async (on: typeof app) => (await get(`/match/${id}/`, on)).json().forecast.made_at;
  expect(await madeAt(other)).toBe('2026-03-14T18:00:00.000Z');
  clock.move(1_000);
  await forecastAll({ db, clock });
  for (const on of [app, other]) {
    await expect.poll(() => madeAt(on)).toBe('2026-03-14T18:00:01.000Z');
  }
});

test('an unchanged reply is not sent again', async () => {
  const first = await get('/bets/');
  const again = await app.inject({
    url: '/api/v1/tredici/bets/',
    headers: { authorization: `Bearer ${pro}`, 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(first.headers['cache-control']).toBe('private, no-cache');
});

test('a finished match shows its frozen forecast and the outcome of each bet', async () => {
  const { db, clock, world, get } = await createForecastWorld({ playedWeeks: 2 });
  const id = world.coming[0]!;
  clock.move(3 * HOUR_MS);
  await freezeDue({ db, clock });
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 2, awayGoals: 0 })
    .where(eq(match.id, id));
  await settleDue({ db, clock });
  await expect
    .poll(async () => (await get(`/match/${id}/`)).json().outcomes)
    .toMatchObject({
      '1': 'won',
      X: 'lost',
      '1X': 'won',
      u_2_5: 'won',
      goal: 'lost',
      '1_no_goal': 'won',
    });
  const detail = (await get(`/match/${id}/`)).json();
  expect(detail).toMatchObject({ status: 'finished', home_goals: 2, away_goals: 0 });
  expect(detail.forecast).toMatchObject({
    frozen_at: '2026-03-14T21:00:00.000Z',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Object.keys(detail.odds)).toEqual(['Acme', 'Zeta']);
  // It stays in the lists until midnight in Rome, with its last prices, and is no longer a bet.
  const listed = async () =>
    (await get('/bets/?season=2025/26'))
      .json()
      .results.find((row: { match_id: number }) => row.match_id === id);
  expect(await listed()).toMatchObject({
    status: 'finished',
    home_goals: 2,
    odds: {},
    best_odds: { '1': expect.any(Number), X: expect.any(Number), '2': expect.any(Number) },
  });
  const best = (await get('/bets/best/')).json().results;
  expect(best.map((row: { match_id: number }) => row.match_id)).not.toContain(id);
  clock.move(2 * HOUR_MS);
  await announceChange(db, 'matches');
  await expect.poll(listed).toBeUndefined();
  await db.execute(sql`update match set season_id = 34 where id = ${id}`);
  await announceChange(db, 'matches');
  const past = async () => (await get('/bets/524/?season=2024/25')).json().results;
  await expect.poll(past).toHaveLength(1);
  expect((await past())[0]).toMatchObject({ match_id: id, home_goals: 2, odds: {} });
});
