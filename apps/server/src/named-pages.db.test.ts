import { expect, test } from 'vitest';
import { customList } from '#db/schema/fantasy.ts';
import { match } from '#db/schema/football.ts';
import { createMemory } from '#http/memory.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestClock } from '#testing/test-app.ts';
import { createNamedPages } from './named-pages.ts';

const { db } = await createTestDatabase();
/** Nothing changes under these tests. */
const memory = createMemory({ listening: true, subscribe() {} });
const clock = createTestClock();
await seedSmallWorld(db, { now: clock.now(), playedWeeks: 1 });

test('says of clubs, matches and shared lists whether they are there, and asks for nothing else', async () => {
  const [first] = await db.select({ id: match.id }).from(match).limit(1);
  const isThere = createNamedPages({ db, memory });
  const found = await Promise.all(
    [`/match/${first!.id}`, `/match/${first!.id}/`, '/club/italy-inter', '/', '/squadra/9'].map(
      isThere,
    ),
  );
  expect(found).toEqual([true, true, true, true, true]);
  const missing = await Promise.all(
    [
      '/match/999999999',
      '/match/99999999999',
      '/club/non-esiste',
      '/club/%F0%9F%98%80',
      '/club/%',
      '/lista/xyz',
    ].map(isThere),
  );
  expect(missing).toEqual([false, false, false, false, false, false]);
});

test('a list is there as long as it is shared', async () => {
  const userId = await addUser(db, 'list@example.test');
  await db
    .insert(customList)
    .values({ userId, name: 'Da prendere', players: [], shareKey: 'a-key' });
  const isThere = createNamedPages({ db, memory });
  expect(await isThere('/lista/a-key')).toBe(true);
  await db.update(customList).set({ shareKey: null });
  expect(await isThere('/lista/a-key')).toBe(false);
});
