import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fantasyTeam } from '#db/schema/fantasy.ts';
import { violatedConstraint } from '#db/transaction.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, logIn, PASSWORD } from '#testing/test-app.ts';
import { listTeams } from './store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await createTestApp(database);

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1${url}`,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(payload ? { payload } : {}),
  });

async function enter(email: string, teams: readonly string[] = []) {
  const id = await addUser(db, email);
  for (const name of teams) await db.insert(fantasyTeam).values({ userId: id, name });
  return { id, token: await logIn(app, email) };
}

test('users see only their own teams, oldest first', async () => {
  const names = ['Undici di Paola', '⚽ <b>שלום</b>'];
  const paola = await enter('paola@example.com', names);
  const franco = await enter('franco@example.com', ['Riserve']);
  const none = await enter('nessuna@example.com');
  const listed = await call('GET', '/tredici/fantasy/teams/', paola.token);
  expect(listed.statusCode).toBe(200);
  expect(listed.json().results.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(Object.keys(listed.json().results[0])).toEqual(['id', 'name', 'created_at', 'updated_at']);
  const theirs = await call('GET', '/tredici/fantasy/teams/', franco.token);
  expect(theirs.json().results).toMatchObject([{ name: 'Riserve' }]);
  const empty = await call('GET', '/tredici/fantasy/teams/', none.token);
  expect(empty.json()).toEqual({ results: [] });
});

test('teams need a login but not Pro, and an unknown user has none', async () => {
  const refused = await call('GET', '/tredici/fantasy/teams/');
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated']);
  expect(await listTeams(db, 999_999)).toEqual([]);
});

test('teams are part of the export, and are deleted with the account', async () => {
  const { id, token } = await enter('via@example.com', ['Ultima']);
  const { sections } = (
    await call('POST', '/account/export/', token, { password: PASSWORD })
  ).json();
  expect(sections.fantasy_teams).toEqual([
    {
      id: expect.any(Number),
      name: 'Ultima',
      championship_id: null,
      rules: null,
      players: [],
      lineups: [],
      scores: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  const gone = await call('DELETE', `/tredici/userprofile/${id}/`, token, { password: PASSWORD });
  expect(gone.statusCode).toBe(204);
  expect(await db.select().from(fantasyTeam).where(eq(fantasyTeam.userId, id))).toEqual([]);
});

test.each(['', 'x'.repeat(61)])('a team cannot be called %j', async (name) => {
  const { id } = await enter(`nome-${name.length}@example.com`);
  await expect(db.insert(fantasyTeam).values({ userId: id, name })).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'fantasy_team_name_length',
  );
});
