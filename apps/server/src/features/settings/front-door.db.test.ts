import type { Settings } from '@tredici/contract/settings';
import { expect, test } from 'vitest';
import { matchOfTheDay } from '#db/schema/forecasts.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestApp, createTestClock } from '#testing/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 4 });
await forecastAll({ db, clock });
await freezeDue({ db, clock });
await settleDue({ db, clock });
await db
  .insert(matchOfTheDay)
  .values({ day: '2026-03-14', matchId: world.coming[0]!, chosenAt: clock.now() });
const app = await createTestApp(database, { clock });

test('a visitor gets the match of the day, without a price', async () => {
  const reply = await app.inject('/api/v1/tredici/settings/');
  const { front_door: door } = reply.json() as Settings;
  expect(door.match).toMatchObject({
    match_id: world.coming[0],
    home_team_name: 'Atalanta',
    league: 'Serie A',
    match_date: '2026-03-14T20:00:00.000Z',
  });
  const chances = Object.values(door.match!.bets);
  expect(Object.keys(door.match!.bets).sort()).toEqual(['1', '2', 'X']);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
  expect(JSON.stringify(door)).not.toMatch(/odd|acme|zeta/i);
});
