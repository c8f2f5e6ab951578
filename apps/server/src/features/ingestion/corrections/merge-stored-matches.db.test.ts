import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match, price } from '#db/schema/football.ts';
import { forecast } from '#db/schema/forecasts.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { latestPrice } from '#db/schema/price-summaries.ts';
import { settlement } from '#db/schema/settlements.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { DAY_MS } from '#durations.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { verifyLedger } from '#features/forecasts/ledger/verify-ledger.ts';
import { findMatch } from '#features/forecasts/match-store.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { correctMatch } from '#features/matches/correct-match.ts';
import { readOddsApiReply } from '#sources/the-odds-api/parse.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { readSample } from '#testing/samples.ts';
import { addMatch, addPrices, seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { importResponse } from '../import-response.ts';
import { MOVED_WITH_A_MATCH } from './join-store.ts';
import { joinStoredDoubles, mergeByOperator } from './merge-stored-matches.ts';
import { MOVED_WITH_A_TEAM } from './team-store.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>['db'];
const standing = (db: Database) => db.select().from(match).where(isNull(match.mergedInto));

test('a match that was stored under two dates becomes one with the prices of both, and stays one', async () => {
  const { db } = await createTestDatabase();
  await seedConstants(db);
  const sample = JSON.parse(
    Buffer.from(readSample('the-odds-api/ligue-1-two-listings.json')).toString(),
  );
  const now = new Date('2024-08-01T10:00:00Z');
  const take = (listings: unknown[], again = false) => {
    const body = Buffer.from(JSON.stringify(listings));
    const read = () => readOddsApiReply(body);
    const response = {
      source: 'the-odds-api',
      address: '/odds',
      body,
      fetchedAt: now,
      read,
      again,
    } as const;
    return importResponse(db, { ...response, etag: null, lastModified: null }, () => now);
  };
  // Stored as before listings were joined: each with its own id.
  await take([sample[0]]);
  const [{ kickoffUtc }] = (await db.select().from(match)) as [typeof match.$inferSelect];
  await db.update(match).set({ seasonId: 30, kickoffUtc: new Date('2022-08-18T15:00:00Z') });
  await take([sample[1]]);
  await db.update(match).set({ seasonId: 34, kickoffUtc }).where(eq(match.seasonId, 30));
  const [first, second] = await db.select().from(match).orderBy(match.id);
  await db
    .update(match)
    .set({ createdAt: new Date('2024-07-20T10:00:00Z') })
    .where(eq(match.id, first!.id));

  expect(await joinStoredDoubles(db, new Date(0))).toBe(1);
  expect(await joinStoredDoubles(db, new Date(0))).toBe(0);
  const [joined, ...others] = await standing(db);
  expect(others).toEqual([]);
  expect(joined).toMatchObject({ id: first!.id, kickoffUtc: new Date('2024-08-16T18:45:00Z') });
  const kept = await db.select().from(latestPrice);
  expect(new Set(kept.map(({ matchId }) => matchId))).toEqual(new Set([first!.id]));
  expect(new Set(kept.map(({ bookmakerId }) => bookmakerId)).size).toBe(2);
  expect(await db.$count(price, eq(price.matchId, first!.id))).toBe(6);
  // The old id still leads to it.
  expect(await findMatch(db, second!.id)).toMatchObject({ id: first!.id, status: 'scheduled' });

  expect(await take(sample, true)).toMatchObject({ outcome: 'imported' });
  await take([sample[0]], true);
  expect(await standing(db)).toMatchObject([
    { id: first!.id, kickoffUtc: new Date('2024-08-16T18:45:00Z') },
  ]);
});

/** The first coming match is stored a second time, a day later. */
async function createDouble() {
  const { db } = await createTestDatabase();
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 3, coming: 2 });
  const [kept] = world.coming as [number, number];
  const [row] = await db.select().from(match).where(eq(match.id, kept));
  const home = world.teamIds.indexOf(row!.homeTeamId);
  const away = world.teamIds.indexOf(row!.awayTeamId);
  const kickoff = new Date(row!.kickoffUtc.getTime() + DAY_MS);
  const other = await addMatch(db, world, { home, away, kickoff });
  await addPrices(db, world, other, new Date(clock.now().getTime() - 60_000), 'live', 0.3);
  await forecastAll({ db, clock });
  const merge = (keptId: number, otherId: number) =>
    mergeByOperator(db, { keptId, otherId, now: clock.now() });
  return { db, clock, world, kept, other, merge };
}

test('an operator merges two ids: the ledger stays valid, the frozen line of the other is void', async () => {
  const { db, clock, kept, other, merge } = await createDouble();
  clock.move(2 * DAY_MS);
  await freezeDue({ db, clock });
  const frozen = await db.select().from(forecast).where(isNotNull(forecast.frozenAt));
  expect(frozen.map(({ matchId }) => matchId)).toEqual(expect.arrayContaining([kept, other]));
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 2, awayGoals: 1 })
    .where(eq(match.id, other));

  expect(await merge(kept, other)).toMatchObject({ ok: true, value: { id: kept, homeGoals: 2 } });
  await settleDue({ db, clock });
  const settled = await db.select().from(settlement).where(eq(settlement.matchId, other));
  expect(settled).toMatchObject([{ voidReason: 'cancelled', won: [] }]);
  expect(await verifyLedger(db)).toMatchObject({ ok: true });
  expect(await db.select().from(operatorAction)).toMatchObject([
    { command: 'match merge', detail: { matchId: kept, otherId: other } },
  ]);
  expect(await merge(kept, other)).toMatchObject({ ok: false });
  const correction = { status: 'cancelled' } as const;
  const command = 'match void';
  expect(
    await correctMatch(db, { matchId: other, correction, command, now: clock.now() }),
  ).toMatchObject({ ok: false, message: expect.stringContaining(`merged into ${kept}`) });
});

test('open forecasts move where there is none yet, and none keeps the old id', async () => {
  const { db, kept, other, merge } = await createDouble();
  await db.delete(forecast).where(and(eq(forecast.matchId, kept), isNull(forecast.frozenAt)));
  await merge(kept, other);
  expect(await db.$count(forecast, eq(forecast.matchId, kept))).toBe(1);
  expect(await db.$count(forecast, eq(forecast.matchId, other))).toBe(0);
});

test('rows that cannot be one match are refused and nothing changes', async () => {
  const { db, world, kept, other, merge } = await createDouble();
  const before = await standing(db);
  for (const [a, b, message] of [
    [kept, kept, 'same number'],
    [kept, 99_999, 'no match 99999'],
    [kept, world.coming[1]!, 'other clubs'],
  ] as const) {
    expect(await merge(a, b)).toEqual({ ok: false, message: expect.stringContaining(message) });
  }
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 0, awayGoals: 0 })
    .where(eq(match.id, kept));
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 1, awayGoals: 0 })
    .where(eq(match.id, other));
  expect(await merge(kept, other)).toMatchObject({ ok: false });
  expect(await standing(db)).toHaveLength(before.length);
  expect(await db.$count(operatorAction)).toBe(0);
});

test('every table that refers to a match or a club is handled', async () => {
  const { db } = await createTestDatabase();
  const refer = async (table: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = ${table}::regclass`);
    return rows.map(({ name }) => name).sort();
  };
  // Prices refer to their match by a trigger.
  expect([...(await refer('match')), 'price'].sort()).toEqual(
    Object.keys(MOVED_WITH_A_MATCH).sort(),
  );
  expect(await refer('team')).toEqual(Object.keys(MOVED_WITH_A_TEAM).sort());
});
