import type { LastDay, LeagueResults } from '@tredici/contract/results';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { HOUR_MS } from '#durations.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { announceChange } from '#http/invalidation.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addMatch, seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';

/** Six matches from Saturday evening to Monday morning, forecast on Saturday at 19:00 in Rome. */
async function createResultsWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2 });
  await forecastAll({ db, clock });
  const app = await createTestApp(database, { clock });
  const premiumUntil = new Date('2030-01-01');
  await addUser(db, 'pro@example.test', { premiumUntil });
  await addUser(db, 'calm@example.test', { premiumUntil, noOdds: true });
  await addUser(db, 'free@example.test');
  const tokens = {
    pro: await logIn(app, 'pro@example.test'),
    calm: await logIn(app, 'calm@example.test'),
    free: await logIn(app, 'free@example.test'),
    nobody: null,
  };
  const get = (path: string, who: keyof typeof tokens = 'pro') =>
    app.inject({
      url: `/api/v1/tredici/results${path}`,
      headers: tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {},
    });
  const finish = async (id: number, homeGoals: number, awayGoals: number) => {
    await db
      .update(match)
      .set({ status: 'finished', homeGoals, awayGoals })
      .where(eq(match.id, id));
    await settleDue({ db, clock });
    await announceChange(db, 'matches');
  };
  return { db, clock, world, get, finish };
}

/** No test changes this world. */
const untouched = await createResultsWorld();

test('a match goes through scheduled, live, finished and corrected', async () => {
  const { db, clock, world, get, finish } = await createResultsWorld();
  const id = world.coming[0]!;
  const league = async (who?: 'free' | 'calm') => (await get('/524/', who)).json() as LeagueResults;
  const shown = async (who?: 'free' | 'calm') =>
    (await league(who)).results.find((row) => row.match_id === id);

  expect(await shown()).toBeUndefined();
  clock.move(2.5 * HOUR_MS);
  await freezeDue({ db, clock });
  await announceChange(db, 'matches');
  await expect.poll(() => shown()).toMatchObject({ status: 'live', home_goals: null, void: false });
  clock.move(2 * HOUR_MS);
  await announceChange(db, 'matches');
  await expect.poll(() => shown()).toMatchObject({ status: 'awaiting_result' });
  const { bets } = (await shown())!;
  const crossed = Object.entries(bets).sort(([, a], [, b]) => b! - a!)[0]!;

  const before = (await league()).score!;
  const [home, away] = crossed[0] === '1' ? [2, 0] : crossed[0] === '2' ? [0, 2] : [1, 1];
  await finish(id, home!, away!);
  await expect
    .poll(() => shown())
    .toMatchObject({
      status: 'finished',
      home_goals: home,
      away_goals: away,
      round: null,
      best_odds: { '1': expect.any(Number), X: 3.35, '2': expect.any(Number) },
    });
  const right = (await league()).score!;
  expect([right.judged, right.right]).toEqual([before.judged + 1, before.right + 1]);
  expect(right.expected).toBeCloseTo(before.expected + crossed[1]! / 100, 0);

  // Corrected to a result that was not the likeliest.
  await finish(id, away! + 1, home!);
  await expect.poll(async () => (await league()).score?.right).toBe(before.right);
  expect((await league()).score?.judged).toBe(right.judged);

  // Every logged-in user sees the result, but not the forecast, and prices only those who want them.
  expect(await shown('free')).toMatchObject({ status: 'finished', bets: {} });
  expect(await shown('free')).not.toHaveProperty('best_odds');
  expect(await league('free')).toMatchObject({ forecasts_locked: true, score: null });
  expect(await shown('calm')).toMatchObject({ bets });
  expect(await shown('calm')).not.toHaveProperty('best_odds');
});

test('seasons are kept apart, and an empty league is an empty list', async () => {
  const { db, clock, world, get } = await createResultsWorld();
  const before = { kickoff: new Date(clock.now().getTime() - 400 * 24 * HOUR_MS), seasonId: 34 };
  const goals = { homeGoals: 3, awayGoals: 1, status: 'finished' as const };
  const old = await addMatch(db, world, { home: 0, away: 1, ...before, ...goals });
  await db.execute(sql`update match set source_data = '{"round": 7}' where id = ${old}`);
  const now = (await get('/524/')).json() as LeagueResults;
  expect(now).toMatchObject({ season: '2025/26', seasons: ['2025/26', '2024/25'] });
  expect(now.results.map(({ match_id }) => match_id)).toEqual(world.played);
  const past = (await get('/524/?season=2024/25')).json() as LeagueResults;
  expect(past.results).toMatchObject([{ match_id: old, round: 7, home_goals: 3, bets: {} }]);
  expect(past.score).toEqual({ judged: 0, right: 0, expected: 0 });
  expect((await get('/795/')).json()).toMatchObject({ season: null, seasons: [], results: [] });
});

test('the last day with results is shown with its surest forecasts', async () => {
  const { db, clock, world, get, finish } = await createResultsWorld();
  const lastDay = async () => (await get('/last-day/')).json() as LastDay;
  expect(await lastDay()).toEqual({
    date: null,
    results: [],
    score: { judged: 0, right: 0, expected: 0 },
  });
  // Monday noon: four of the six began on Sunday in Rome.
  clock.move(41 * HOUR_MS);
  await freezeDue({ db, clock });
  for (const id of world.coming) await finish(id, 1, 1);
  await expect.poll(async () => (await lastDay()).date).toBe('2026-03-15');
  const { score, results } = await lastDay();
  expect(score).toMatchObject({ judged: 4 });
  const surest = results.map(({ bets }) => Math.max(...Object.values(bets)));
  expect(surest).toEqual(surest.toSorted((a, b) => b - a));
  expect(results).toHaveLength(4);
});

test.each([
  ['/524/', 'nobody', 401, 'unauthenticated'],
  ['/last-day/', 'nobody', 401, 'unauthenticated'],
  ['/last-day/', 'free', 403, 'premium_required'],
  ['/1/', 'pro', 404, 'not_found'],
  ['/abc/', 'pro', 400, 'validation'],
  ['/524/?season=1999/00', 'pro', 400, 'validation'],
] as const)('%s for %s is refused with %i', async (path, who, status, code) => {
  const reply = await untouched.get(path, who);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});
