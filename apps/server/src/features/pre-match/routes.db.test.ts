import type { PreMatch } from '@tredici/contract/pre-match';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 8 });
const app = await createTestApp(database, { clock });
await addUser(db, 'free@example.test');
const token = await logIn(app, 'free@example.test');
const ask = (id: number | string, headers: object = { authorization: `Bearer ${token}` }) =>
  app.inject({ url: `/api/v1/tredici/match/${id}/before/`, headers: { ...headers } });

test('any logged-in user can read the form of two clubs before a match', async () => {
  const reply = await ask(world.coming[0]!);
  expect(reply.statusCode).toBe(200);
  const { home, away, round } = reply.json() as PreMatch;
  expect(home).toMatchObject({ team_name: 'Atalanta', slug: 'italy-atalanta' });
  for (const side of [home, away]) {
    expect(side.last).toHaveLength(5);
    expect(side.place).toBeGreaterThan(0);
    // Matches are on every seventh day, though not every club plays each time.
    expect(side.rest_days! % 7).toBe(0);
  }
  // Eight clubs with an irregular calendar have no rounds.
  expect(round).toBeNull();
});

test('before the first match of a season there is only the season before', async () => {
  const { home } = (await ask(world.played[0]!)).json() as PreMatch;
  expect([home.place, home.points, home.rest_days]).toEqual([null, null, null]);
  expect(home.last.map(({ season }) => season)).toEqual(['2024/25']);
});

test('an unknown match is not found, and reading needs a login', async () => {
  expect((await ask(999_999)).statusCode).toBe(404);
  expect((await ask('99999999999999')).statusCode).toBe(404);
  expect((await ask(world.coming[0]!, {})).statusCode).toBe(401);
});
