import { beforeAll, beforeEach, expect, test } from 'vitest';
import { unknownTeam } from '#db/schema/ingestion.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { seedConstants } from '#db/seed-constants.ts';
import type { JobContext } from '#jobs/job.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { purgePayloads } from './job.ts';
import { listPayloads, loadPayload, savePayload } from './payload-store.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-14T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const save = (address: string, text: string, days: number, source = 'the-odds-api') =>
  savePayload(db, { source, address, body: Buffer.from(text), fetchedAt: ago(days), etag: null });
const purge = () =>
  purgePayloads.run({
    db,
    clock: { now: () => now },
    config: { keepPayloadsDays: 60 },
  } as unknown as JobContext);
const textOf = async (id: number) => {
  const payload = await loadPayload(db, id);
  return payload && Buffer.from(payload.body).toString();
};

beforeAll(() => seedConstants(db));
beforeEach(async () => {
  await db.delete(unknownTeam);
  await db.delete(rawPayload);
});

test('old responses are deleted, except the newest of each file and league and those with a waiting name', async () => {
  const sites = 'football-data.co.uk';
  const [first, second, third] = [
    await save('/mmz4281/2526/I1.csv', 'one', 200, sites),
    await save('/mmz4281/2526/I1.csv', 'two', 100, sites),
    await save('/mmz4281/2526/I1.csv', 'three', 30, sites),
  ];
  const pastSeason = await save('/mmz4281/2425/I1.csv', 'whole', 300, sites);
  const events = await Promise.all(
    [300, 200].map((days) => save(`/sports/soccer_epl/events/${days}/odds?x=1`, 'e', days)),
  );
  const otherLeague = await save('/sports/soccer_italy/events/1/odds?x=1', 'e', 400);
  const waiting = await save('/sports/soccer_epl/odds', 'old', 90);
  await save('/sports/soccer_epl/odds', 'new', 80);
  await db.insert(unknownTeam).values({
    source: 'the-odds-api',
    seasonId: 36,
    country: 'England',
    name: 'Fullham',
    seenAt: ago(90),
    rawPayloadId: waiting,
  });
  expect(await purge()).toBe(3);
  expect(await textOf(first)).toBeUndefined();
  expect(await textOf(second)).toBeUndefined();
  expect(await textOf(events[0]!)).toBeUndefined();
  const kept = [third, pastSeason, events[1]!, otherLeague, waiting];
  for (const id of kept) expect(await textOf(id)).toBeDefined();
  expect(await listPayloads(db, sites)).toEqual([pastSeason, third]);
  expect(await purge()).toBe(0);
});

test('a deleted response that arrives again is stored again under its old row', async () => {
  const [first] = [await save('/a', 'same', 200), await save('/a', 'other', 100)];
  await purge();
  expect(await textOf(first)).toBeUndefined();
  expect(await save('/a', 'same', 1)).toBe(first);
  expect(await textOf(first)).toBe('same');
});
