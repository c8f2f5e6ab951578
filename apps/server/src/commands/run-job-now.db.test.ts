import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withJobLock } from '#db/job-lock.ts';
import { match } from '#db/schema/football.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { settlement } from '#db/schema/settlements.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { command as forecast } from './forecast.ts';
import { command as settle } from './settle.ts';

const clock = createTestClock();
let database: TestDatabase;
let said = '';

beforeEach(async () => {
  said = '';
  database = await createTestDatabase();
  await seedSmallWorld(database.db, { now: clock.now(), playedWeeks: 2, coming: 3 });
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('TREDICI_NOW', clock.now().toISOString());
  const hear = (line: unknown) => {
    said += `${line}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const runs = async () =>
  (await database.db.select().from(jobRun).orderBy(jobRun.id)).map(
    ({ job, outcome, rows, slot }) => `${job} ${outcome} ${rows} ${slot.slice(0, 7)}`,
  );

test('forecast and settle by hand show where they are, and are recorded as jobs', async () => {
  expect(await forecast.run([])).toBe(0);
  expect(said).toContain('1/4 forecasting 3 matches');
  expect(said).toContain('3 matches forecast from 12 played, 3 written');
  expect(said).toContain('8/8 frozen');
  expect(await settle.run([])).toBe(0);
  expect(said).toContain('8/8 settled');
  expect(await database.db.$count(settlement)).toBe(8);
  expect(await runs()).toEqual([
    'forecast done 3 by hand',
    'freeze done 8 by hand',
    'settle done 8 by hand',
  ]);
});

test('a fit that fails by hand says why and that the forecasts before it stand', async () => {
  const { db } = database;
  expect(await forecast.run([])).toBe(0);
  await db.update(match).set({ updatedAt: clock.now() });
  vi.spyOn(Math, 'exp').mockImplementation(() => Number.NaN);
  expect(await forecast.run([])).toBe(1);
  vi.restoreAllMocks();
  expect(said).toContain('The previous forecasts stand.');
  expect((await runs()).at(-1)).toBe('forecast failed null by hand');
});

test('what a worker is at is waited for', async () => {
  const { pool } = database;
  const mayEnd = Promise.withResolvers<void>();
  const working = withJobLock(pool, 'job settle', () => mayEnd.promise);
  const asked = settle.run([]);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and application_name = 'tredici-cli' and query like '%advisory%'",
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  expect(said).toBe('');
  mayEnd.resolve();
  await working;
  expect(await asked).toBe(0);
  expect(said).toContain('0 settled');
});
