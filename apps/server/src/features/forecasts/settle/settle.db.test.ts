import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match, price } from '#db/schema/football.ts';
import { settlement, settlingMatch } from '#db/schema/settlements.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { createForecastWorld, finish } from '#testing/forecast-world.ts';
import { freezeDue } from '../ledger/freeze.ts';
import { settleDue } from './settle.ts';

test('results settle every frozen forecast, once', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 4 });
  await freezeDue({ db, clock });
  expect(await settleDue({ db, clock })).toBe(16);
  expect(await settleDue({ db, clock })).toBe(0);
  const rows = await db.select().from(settlement).orderBy(settlement.kickoffUtc);
  expect(rows.map(({ matchId }) => matchId)).toEqual(world.played);
  const [first] = rows;
  const [played] = await db.select().from(match).where(eq(match.id, world.played[0]!));
  expect(first).toMatchObject({
    homeGoals: played!.homeGoals,
    awayGoals: played!.awayGoals,
    voidReason: null,
    revision: 1,
  });
  expect(Object.keys(first!.closing!).sort()).toEqual(['1', '2', 'X', 'goal', 'o_2_5']);
});

test('a corrected result settles again, a void returns the stake', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 2, coming: 3 });
  const [first, second, third] = world.coming as [number, number, number];
  clock.move(DAY_MS);
  await freezeDue({ db, clock });
  await finish(db, first, 1, 0);
  await db.update(match).set({ status: 'abandoned' }).where(eq(match.id, second));
  await settleDue({ db, clock });
  const settled = async (id: number) => {
    const [row] = await db.select().from(settlement).where(eq(settlement.matchId, id));
    return row;
  };
  expect(await settled(first)).toMatchObject({ homeGoals: 1, revision: 1 });
  expect((await settled(first))?.won).toContain('1');
  expect(await settled(second)).toMatchObject({
    voidReason: 'abandoned',
    homeGoals: null,
    won: [],
  });
  expect(await settled(third)).toBeUndefined();

  await finish(db, first, 1, 1);
  expect(await settleDue({ db, clock })).toBe(1);
  expect(await settled(first)).toMatchObject({ awayGoals: 1, revision: 2 });
  expect((await settled(first))?.won).not.toContain('1');

  // Awarded, then withdrawn.
  await db.update(match).set({ status: 'awarded' }).where(eq(match.id, first));
  await settleDue({ db, clock });
  expect(await settled(first)).toMatchObject({ voidReason: 'awarded', won: [] });
  await db
    .update(match)
    .set({ status: 'scheduled', homeGoals: null, awayGoals: null })
    .where(eq(match.id, first));
  await settleDue({ db, clock });
  expect(await settled(first)).toBeUndefined();

  // Postponed after it was frozen: void, even once it is played on another day.
  await db.update(match).set({ status: 'postponed' }).where(eq(match.id, third));
  await settleDue({ db, clock });
  expect(await settled(third)).toMatchObject({ voidReason: 'postponed' });
  await finish(db, third, 2, 0);
  await db
    .update(match)
    .set({ kickoffUtc: new Date(clock.now().getTime() + 9 * DAY_MS) })
    .where(eq(match.id, third));
  await settleDue({ db, clock });
  expect(await settled(third)).toMatchObject({ voidReason: 'postponed', won: [] });
});

test('settling looks only at what has changed, and after a failure does nothing twice', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 4, coming: 2 });
  const noted = () => db.select({ matchId: settlingMatch.matchId }).from(settlingMatch);
  clock.move(DAY_MS);
  await freezeDue({ db, clock });
  expect(new Set((await noted()).map(({ matchId }) => matchId))).toEqual(
    new Set([...world.played, ...world.coming]),
  );
  await db.execute(sql`alter table settlement rename to put_away`);
  await expect(settleDue({ db, clock })).rejects.toThrow();
  await db.execute(sql`alter table put_away rename to settlement`);
  expect(await settleDue({ db, clock })).toBe(16);
  expect(await noted()).toEqual([]);

  // A change that does not affect the result is no reason to settle again.
  const [first] = world.coming as [number];
  await db.update(match).set({ homeShots: 3 }).where(eq(match.id, first));
  expect(await noted()).toEqual([]);
  await finish(db, first, 2, 1);
  await finish(db, first, 2, 1);
  expect(await noted()).toEqual([{ matchId: first }]);
  expect(await settleDue({ db, clock })).toBe(1);
});

test('the newest prices of finished matches are deleted', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 1, coming: 2 });
  const [first] = world.coming;
  clock.move(4 * HOUR_MS);
  await freezeDue({ db, clock });
  await finish(db, first!, 0, 0);
  await settleDue({ db, clock });
  const { rows } = await db.execute<{ match_id: number }>(
    sql`select distinct match_id from latest_price`,
  );
  expect(rows.map(({ match_id }) => match_id)).toEqual([world.coming[1]]);
  expect(await db.$count(price, eq(price.matchId, first!))).toBe(20);
});
