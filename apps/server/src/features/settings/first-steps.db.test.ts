import { expect, test } from 'vitest';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { refreshRecord } from '#features/track-record/job.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestApp, createTestClock } from '#testing/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();

test('the settings follow the first computation, from nothing to the record', async () => {
  const app = await createTestApp(database, { clock });
  const steps = async () => (await app.inject('/api/v1/tredici/settings/')).json().first_steps;
  expect(await steps()).toBeNull();
  await seedSmallWorld(db, { now: clock.now(), playedWeeks: 4 });
  const { played } = await steps();
  expect(played).toBeGreaterThan(0);
  expect(await steps()).toEqual({ forecasts: false, played, recorded: 0 });
  await forecastAll({ db, clock });
  expect(await steps()).toEqual({ forecasts: true, played, recorded: 0 });
  await freezeDue({ db, clock });
  const { recorded } = await steps();
  expect(recorded).toBeGreaterThan(0);
  await settleDue({ db, clock });
  await refreshRecord({ db, clock });
  expect(await steps()).toBeNull();
});
