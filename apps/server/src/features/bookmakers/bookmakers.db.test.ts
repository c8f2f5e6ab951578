import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { listBookmakers, setLicensed } from './store.ts';

test('bookmakers are listed with the prices of coming matches and whether they are licensed', async () => {
  const { db } = await createTestDatabase();
  await seedSmallWorld(db, { now: createTestClock().now(), playedWeeks: 1, coming: 2 });
  // A bookmaker without prices so far already gets its row.
  await setLicensed(
    db,
    new Map([
      ['zeta', 'Zeta'],
      ['newcomer', 'newcomer'],
    ]),
  );
  const listed = await listBookmakers(db);
  expect(listed.map(({ key, licensed }) => [key, licensed])).toEqual([
    ['acme', false],
    ['newcomer', true],
    ['zeta', true],
  ]);
  expect(listed[0]!.prices).toBeGreaterThan(0);
  expect(listed[2]!.prices).toBeGreaterThan(0);
  expect(listed[1]!.prices).toBe(0);
});
