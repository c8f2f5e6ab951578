import { eq } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { match } from '#db/schema/football.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { createTestDatabase } from './database/test-database.ts';
import { seedSmallWorld } from './small-world.ts';
import { createTestClock } from './test-app.ts';

/** Weeks without forecasts made in time, then coming matches, which are forecast. */
export async function createForecastWorld(options: { playedWeeks?: number; coming?: number } = {}) {
  const { db } = await createTestDatabase();
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), ...options });
  await forecastAll({ db, clock });
  return { db, clock, world };
}

export const finish = (db: Db, id: number, homeGoals: number, awayGoals: number) =>
  db.update(match).set({ status: 'finished', homeGoals, awayGoals }).where(eq(match.id, id));
