import { FAVOURITES_LIMIT, type Favourites } from '@tredici/contract/favourites';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { favourite } from '#db/schema/favourites.ts';
import { match, team } from '#db/schema/football.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn, PASSWORD } from '#testing/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2 });
const app = await createTestApp(database, { clock });

async function createUser(name: string) {
  const id = await addUser(db, `${name}@example.test`);
  const token = await logIn(app, `${name}@example.test`);
  const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/tredici/favourites/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const list = async () => (await ask('GET')).json() as Favourites;
  return { id, token, ask, list };
}

test('clubs and leagues are kept in the order they were added, each once', async () => {
  const { ask, list } = await createUser('anna');
  expect(await list()).toEqual({ clubs: [], leagues: [] });
  await ask('POST', '', { kind: 'club', slug: 'italy-roma' });
  await ask('POST', '', { kind: 'league', slug: 'japan-j1-league' });
  await ask('POST', '', { kind: 'club', slug: 'italy-como' });
  const again = await ask('POST', '', { kind: 'club', slug: 'italy-roma' });
  const como = { slug: 'italy-como', name: 'Como', country: 'Italy', tournament_id: 524 };
  expect([again.statusCode, again.json()]).toEqual([
    200,
    { clubs: [{ ...como, slug: 'italy-roma', name: 'Roma' }, como], leagues: ['japan-j1-league'] },
  ]);
  expect((await ask('DELETE', 'club/italy-roma/')).json()).toMatchObject({ clubs: [como] });
  expect(await list()).toEqual({ clubs: [como], leagues: ['japan-j1-league'] });
});

test("users cannot access another's favourites, and favourites are deleted with their user", async () => {
  const bruno = await createUser('bruno');
  const carla = await createUser('carla');
  await bruno.ask('POST', '', { kind: 'club', slug: 'italy-lazio' });
  expect(await carla.list()).toEqual({ clubs: [], leagues: [] });
  expect((await carla.ask('DELETE', 'club/italy-lazio/')).statusCode).toBe(404);
  expect((await bruno.list()).clubs).toHaveLength(1);

  const exported = await app.inject({
    method: 'POST',
    url: '/api/v1/account/export/',
    payload: { password: PASSWORD },
    headers: { authorization: `Bearer ${bruno.token}` },
  });
  expect(exported.json().sections.favourites).toEqual([
    { club: 'Lazio', tournament_id: null, created_at: expect.any(String) },
  ]);
  await db.delete(appUser).where(eq(appUser.id, bruno.id));
  expect(await db.$count(favourite, eq(favourite.userId, bruno.id))).toBe(0);
});

test('there is a limit, even for two added at once', async () => {
  const { id, ask } = await createUser('dario');
  const made = await db
    .insert(team)
    .values(Array.from({ length: FAVOURITES_LIMIT }, (_, at) => ({ name: `C${at}`, country: 'X' })))
    .returning({ id: team.id });
  await db.insert(match).values(
    made.map((one) => ({
      tournamentId: 524,
      seasonId: 36,
      kickoffUtc: clock.now(),
      source: 'test',
      homeTeamId: one.id,
      awayTeamId: world.teamIds[0]!,
    })),
  );
  const all = made.slice(1).map((one) => ({ userId: id, teamId: one.id }));
  await db.insert(favourite).values(all);
  const replies = await Promise.all([
    ask('POST', '', { kind: 'club', slug: 'italy-milan' }),
    ask('POST', '', { kind: 'league', slug: 'italy-serie-a' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await db.$count(favourite, eq(favourite.userId, id))).toBe(FAVOURITES_LIMIT);
  // An existing favourite can be added again.
  const kept = replies[0]!.statusCode === 200 ? 'italy-milan' : 'italy-serie-a';
  const kind = kept === 'italy-milan' ? 'club' : 'league';
  expect((await ask('POST', '', { kind, slug: kept })).statusCode).toBe(200);
});

const eve = createUser('eve');

test.each([
  ['POST', '', { kind: 'club', slug: 'italy-nobody' }, 404, 'not_found'],
  ['POST', '', { kind: 'league', slug: 'italy-inter' }, 404, 'not_found'],
  ['POST', '', { kind: 'player', slug: 'italy-inter' }, 400, 'validation'],
  ['POST', '', { kind: 'club' }, 400, 'validation'],
  ['DELETE', 'league/italy-serie-b/', undefined, 404, 'not_found'],
] as const)('%s %s %j is refused with %i', async (method, path, payload, status, code) => {
  const { ask } = await eve;
  const reply = await ask(method, path, payload);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});
