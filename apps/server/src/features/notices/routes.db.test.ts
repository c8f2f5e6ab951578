import { beforeEach, expect, test } from 'vitest';
import { match, team } from '#db/schema/football.ts';
import { notice } from '#db/schema/notices.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createTestApp, createTestClock } from '#testing/test-app.ts';

const clock = createTestClock('2026-10-09T12:00:00Z');
let { db, pool } = await createTestDatabase();
let app = await createTestApp({ db, pool }, { clock });
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);

async function list(): Promise<Array<{ id: number; kind: string }>> {
  const reply = await app.inject({ url: '/api/v1/tredici/notices/' });
  return reply.json().results;
}
const kinds = async () => (await list()).map(({ kind }) => kind);
/** The cache is notified a moment after a change is announced. */
const becomes = (...wanted: string[]) => expect.poll(kinds).toEqual(wanted);

async function addMatch(tournamentId: number, days: number): Promise<void> {
  const clubs = await db.select({ id: team.id }).from(team);
  await db.insert(match).values({
    tournamentId,
    seasonId: 38,
    kickoffUtc: inDays(days),
    source: 'test',
    homeTeamId: clubs[0]!.id,
    awayTeamId: clubs[1]!.id,
  });
  await announceChange(db, MATCHES_TAG);
}

beforeEach(async () => {
  ({ db, pool } = await createTestDatabase());
  app = await createTestApp({ db, pool }, { clock });
  await seedConstants(db);
  await db.insert(team).values([
    { name: 'Inter', country: 'Italy' },
    { name: 'Milan', country: 'Italy' },
  ]);
});

test('a break of the five big leagues is announced automatically, and ends when they play again', async () => {
  await becomes();
  await addMatch(524, -6);
  await addMatch(364, 9);
  // Matches of other leagues do not end it.
  await addMatch(820, 1);
  await becomes('national-break');
  await addMatch(412, 2);
  await becomes();
});

test('a break that an operator has announced is not announced twice', async () => {
  await addMatch(524, -6);
  await addMatch(524, 12);
  await becomes('national-break');
  await db.insert(notice).values({
    key: 'own',
    kind: 'national-break',
    textKey: 'national-break',
    startsAt: inDays(-1),
    endsAt: inDays(1),
  });
  await announceChange(db, 'notices');
  await expect.poll(async () => (await list())[0]!.id).toBeGreaterThan(0);
  expect(await kinds()).toEqual(['national-break']);
});
