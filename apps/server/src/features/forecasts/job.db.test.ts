import { desc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match, price } from '#db/schema/football.ts';
import { forecast, run } from '#db/schema/forecasts.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { latestPrice } from '#db/schema/price-summaries.ts';
import { HOUR_MS } from '#durations.ts';
import type { Job, JobContext } from '#jobs/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { createLog } from '#log/logging.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addMatch, addPrices, seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock, testConfig } from '#testing/test-app.ts';
import { forecastAll } from './compute/forecast-all.ts';
import { FORECAST_JOBS, forecastMatches } from './job.ts';

async function createWorld() {
  const { db, pool } = await createTestDatabase();
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now() });
  const context: JobContext = {
    db,
    pool,
    clock,
    config: testConfig(),
    log: createLog('silent'),
    slot: clock.now().toISOString(),
    attempt: 1,
    signal: new AbortController().signal,
  };
  return { db, clock, world, context };
}

const forecastsOf = (db: Awaited<ReturnType<typeof createWorld>>['db']) =>
  db.select().from(forecast).orderBy(forecast.matchId);

test('every coming match gets a forecast, and a second run changes nothing', async () => {
  const { db, clock, world } = await createWorld();
  const first = await forecastAll({ db, clock });
  expect(first).toMatchObject({ read: 84, learned: 84, coming: 6, written: 6 });
  const made = await forecastsOf(db);
  expect(made.map(({ matchId }) => matchId)).toEqual([...world.coming].sort((a, b) => a - b));
  for (const one of made) {
    expect(Object.keys(one.blend)).toHaveLength(81);
    expect(one.market).not.toBeNull();
    expect(one.bestOdds).toMatchObject({ '1': expect.any(Number) });
  }
  // Nothing is new, so there is not even a run.
  expect(await forecastAll({ db, clock })).toBeUndefined();
  const again = await forecastAll({ db, clock, force: true });
  expect(again).toMatchObject({ written: 0 });
  expect(await forecastsOf(db)).toEqual(made);
  expect(await db.$count(run)).toBe(2);
});

test('only what changed is written again, with the newer run', async () => {
  const { db, clock, world } = await createWorld();
  await forecastAll({ db, clock });
  const before = await forecastsOf(db);
  clock.move(60_000);
  const [moved] = world.coming;
  await addPrices(db, world, moved!, clock.now(), 'live', 0.4);
  expect(await forecastAll({ db, clock })).toMatchObject({ written: 1 });
  const after = await forecastsOf(db);
  expect(after).toHaveLength(before.length);
  for (const [at, one] of after.entries()) {
    if (one.matchId === moved) {
      expect(one.runId).toBeGreaterThan(before[at]!.runId);
      expect(one.blend['1']).toBeLessThan(before[at]!.blend['1']!);
    } else expect(one).toEqual(before[at]);
  }
});

test('faults in prices are in the diagnostics of the run', async () => {
  const { db, clock, world } = await createWorld();
  const hour = (by: number) => new Date(clock.now().getTime() + by * HOUR_MS);
  await addPrices(db, world, world.coming[0]!, hour(1), 'live', 0.01);
  await addPrices(db, world, world.coming[1]!, hour(5), 'live', 3);
  const report = await forecastAll({ db, clock });
  expect(report!.warnings).toMatchObject({ 'clock-ahead': 1, 'price-after-kickoff': 1 });
  const [last] = await db.select().from(run).orderBy(desc(run.id)).limit(1);
  expect(last!.diagnostics).toMatchObject({ warnings: report!.warnings });
});

test('a new result, a new match and a new morning are reasons to forecast', async () => {
  const { db, clock, world } = await createWorld();
  await forecastAll({ db, clock });
  const reasons = [
    () =>
      db.execute(
        sql`update match set home_goals = 9, updated_at = now() where id = ${world.played.at(-1)}`,
      ),
    () => addMatch(db, world, { home: 0, away: 3, kickoff: new Date('2026-03-20T20:00:00Z') }),
    async () => clock.move(12 * HOUR_MS),
  ];
  for (const happen of reasons) {
    await happen();
    expect(await forecastAll({ db, clock })).toBeDefined();
    expect(await forecastAll({ db, clock })).toBeUndefined();
  }
});

test('a failed fit keeps the run before and reports the reason', async () => {
  const { db, clock, world, context } = await createWorld();
  expect(await runJob(forecastMatches, context)).toMatchObject({ ended: 'done' });
  const before = await forecastsOf(db);
  await addPrices(db, world, world.coming[0]!, clock.now(), 'live', 0.4);
  const failing: Job = {
    ...forecastMatches,
    run: async () => {
      const fit = () => {
        throw new Error('the fit did not converge');
      };
      return (await forecastAll({ db, clock, fit }))?.written ?? 0;
    },
  };
  const next = { ...context, slot: 'the next' };
  await expect(runJob(failing, next)).rejects.toThrow('did not converge');
  expect(await forecastsOf(db)).toEqual(before);
  expect(await db.$count(run)).toBe(1);
  const [last] = await db.select().from(jobRun).orderBy(desc(jobRun.id)).limit(1);
  expect(last).toMatchObject({ outcome: 'failed', cause: 'the fit did not converge' });
  // The next attempt succeeds.
  expect(await runJob(forecastMatches, { ...next, attempt: 2 })).toMatchObject({ ended: 'done' });
  expect((await forecastsOf(db)).some(({ runId }) => runId > before[0]!.runId)).toBe(true);
});

test('while the fit runs in its thread, the main thread can still give it up', async () => {
  const { db, context } = await createWorld();
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('its time was up')), 100);
  await expect(runJob(forecastMatches, { ...context, signal: stop.signal })).rejects.toThrow(
    'its time was up',
  );
  expect(await db.$count(run)).toBe(0);
  expect(await runJob(forecastMatches, { ...context, attempt: 2 })).toMatchObject({
    ended: 'done',
  });
  expect(await db.$count(forecast)).toBe(6);
});

test('a job that is interrupted leaves nothing behind and the next attempt completes it', async () => {
  const { db, context } = await createWorld();
  const cut = new AbortController();
  cut.abort(new Error('the program stopped'));
  await expect(runJob(forecastMatches, { ...context, signal: cut.signal })).rejects.toThrow(
    'the program stopped',
  );
  expect(await db.$count(forecast)).toBe(0);
  expect(await db.$count(run)).toBe(0);
  expect(await runJob(forecastMatches, { ...context, attempt: 2 })).toMatchObject({
    ended: 'done',
  });
  expect(await runJob(forecastMatches, { ...context, attempt: 3 })).toMatchObject({
    ended: 'done before',
  });
  expect(await db.$count(forecast)).toBe(6);
  const runs = await db.select().from(jobRun).orderBy(jobRun.id);
  expect(runs.map(({ outcome, cause, rows }) => ({ outcome, cause, rows }))).toEqual([
    { outcome: 'failed', cause: 'the program stopped', rows: null },
    { outcome: 'done', cause: null, rows: 6 },
  ]);
});

test('the newest price of each bookmaker is available without the history', async () => {
  const { db, clock, world } = await createWorld();
  const [id] = world.coming;
  const newest = async () => {
    const { rows } = await db.execute(sql`
      select bookmaker_id, bet_type, odd, captured_at, opening_odd, opening_at from latest_price
      where match_id = ${id} order by 1, 2`);
    return rows;
  };
  const fromHistory = async () => {
    const { rows } = await db.execute(sql`
      select bookmaker_id, bet_type, (array_agg(odd order by captured_at desc))[1] as odd,
        max(captured_at) as captured_at, (array_agg(odd order by captured_at))[1] as opening_odd,
        min(captured_at) as opening_at
      from price where match_id = ${id} group by 1, 2 order by 1, 2`);
    return rows;
  };
  expect(await newest()).toEqual(await fromHistory());
  // One that is seen late and is older than the stored one, and one that is newer.
  await addPrices(db, world, id!, new Date(clock.now().getTime() - 5 * HOUR_MS), 'live', 0.9);
  expect(await newest()).toEqual(await fromHistory());
  await addPrices(db, world, id!, clock.now(), 'live', 0.3);
  expect(await newest()).toEqual(await fromHistory());
  expect(await db.$count(latestPrice)).toBe(6 * 10);
  expect(await db.$count(price)).toBeGreaterThan(80 * 10);
});

test('a match far ahead, cancelled or begun is not forecast', async () => {
  const { db, clock, world } = await createWorld();
  await addMatch(db, world, { home: 1, away: 3, kickoff: new Date('2026-06-01T20:00:00Z') });
  const begun = new Date(clock.now().getTime() - HOUR_MS);
  await addMatch(db, world, { home: 2, away: 5, kickoff: begun });
  await db.update(match).set({ status: 'cancelled' }).where(sql`id = ${world.coming[0]}`);
  expect(await forecastAll({ db, clock })).toMatchObject({ coming: 5 });
});

test('each job has its own name and schedule', () => {
  expect(new Set(FORECAST_JOBS.map(({ name }) => name)).size).toBe(FORECAST_JOBS.length);
  for (const { cron } of FORECAST_JOBS) expect(cron).toMatch(/^\S+( \S+){4}$/);
});
