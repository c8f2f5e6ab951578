import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { postponeSilent } from './silent-store.ts';

test('a match without a result is postponed once its kick-off is long past', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2026-03-14T18:00:00Z');
  const { coming, played } = await seedSmallWorld(db, { now, playedWeeks: 1, coming: 2 });
  const statusOf = async (id: number) =>
    (await db.select().from(match).where(eq(match.id, id)))[0]?.status;
  expect(await postponeSilent(db, now)).toBe(0);
  const corrected = { corrected: { status: 'scheduled' as const } };
  await db.update(match).set({ sourceData: corrected }).where(eq(match.id, coming[1]!));
  const later = new Date('2026-04-30T00:00:00Z');
  expect(await postponeSilent(db, later)).toBe(1);
  expect(await postponeSilent(db, later)).toBe(0);
  expect(await statusOf(coming[0]!)).toBe('postponed');
  // An operator's correction is kept, and so is a result.
  expect(await statusOf(coming[1]!)).toBe('scheduled');
  expect(await statusOf(played[0]!)).toBe('finished');
});
