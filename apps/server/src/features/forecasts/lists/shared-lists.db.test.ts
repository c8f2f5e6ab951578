import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { nginxPath, startNginx, startVarnish, varnishPath } from '#testing/front-caches.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { forecastAll } from '../compute/forecast-all.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
await seedSmallWorld(db, { now: clock.now(), playedWeeks: 4 });
await forecastAll({ db, clock });
const env = { SHARED_LISTS: 'on' };
const app = await createTestApp(database, { clock, env });
const premiumUntil = new Date('2030-01-01');
await addUser(db, 'anna@example.test', { premiumUntil });
await addUser(db, 'bruno@example.test', { premiumUntil });
await addUser(db, 'no-odds@example.test', { premiumUntil, noOdds: true });
await addUser(db, 'free@example.test');

const ask = (path: string, token?: string, on = app) =>
  on.inject({
    url: `/api/v1/tredici${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const passOf = async (name: string, on = app): Promise<string> => {
  const token = await logIn(on, `${name}@example.test`);
  return (await ask('/shared/', token, on)).json().pass;
};

test('everybody with the same rights has the same pass, and it gives the same reply as without it', async () => {
  const anna = await logIn(app, 'anna@example.test');
  const reply = (await ask('/shared/', anna)).json();
  expect(reply).toMatchObject({ odds_hidden: false, expires_at: '2026-03-14T18:05:00.000Z' });
  expect(await passOf('bruno')).toBe(reply.pass);
  for (const list of ['/bets/', '/bets/best/?bets=main', '/bets/524/?season=2025%2F26']) {
    const shared = await ask(`/shared/${reply.pass}${list}`);
    expect(shared.body).toBe((await ask(list, anna)).body);
    expect(shared.headers['cache-control']).toBe('public, max-age=0, s-maxage=15');
  }
  const plain = await passOf('no-odds');
  expect((await ask(`/shared/${plain}/bets/`)).json()).toMatchObject({
    odds_hidden: true,
    bookmakers: [],
  });
});

test('a user without Pro gets no pass, and an invented one does not work', async () => {
  const free = await logIn(app, 'free@example.test');
  expect((await ask('/shared/', free)).statusCode).toBe(403);
  expect((await ask('/shared/')).statusCode).toBe(401);
  const pass = await passOf('anna');
  const later = pass.replace(/^\d+/, '1900000000');
  const withOdds = (await passOf('no-odds')).replace('plain', 'odds');
  for (const wrong of [later, withOdds, `${pass}x`, 'x', '1.odds.', `${'9'.repeat(13)}.odds.x`]) {
    const reply = await ask(`/shared/${wrong}/bets/`);
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  expect((await ask(`/shared/${'x'.repeat(150)}/bets/`)).statusCode).toBe(400);
  expect((await ask(`/shared/${pass}/bets/999999/`)).statusCode).toBe(404);
});

test('a pass expires, tolerating clocks that differ by a minute, and works on another server', async () => {
  const itsClock = createTestClock('2026-03-14T18:01:00Z');
  const other = await createTestApp(database, { clock: itsClock, env });
  const pass = await passOf('anna');
  expect((await ask(`/shared/${pass}/bets/`, undefined, other)).statusCode).toBe(200);
  itsClock.move(4.9 * 60_000);
  expect((await ask(`/shared/${pass}/bets/`, undefined, other)).statusCode).toBe(200);
  itsClock.move(0.2 * 60_000);
  expect((await ask(`/shared/${pass}/bets/`, undefined, other)).statusCode).toBe(403);
});

test('without a cache in front of the servers there are no passes', async () => {
  const plain = await createTestApp(database, { clock });
  const pass = await passOf('anna');
  const anna = await logIn(plain, 'anna@example.test');
  expect((await ask('/shared/', anna, plain)).statusCode).toBe(404);
  expect((await ask(`/shared/${pass}/bets/`, undefined, plain)).statusCode).toBe(403);
});

test.skipIf(!nginxPath)('nginx answers all readers with one reply', () => answerAll(startNginx));
test.skipIf(!varnishPath)('so does Varnish', () => answerAll(startVarnish));

/** A reply's number shows which request it was made for. */
async function answerAll(startCache: (server: number) => Promise<string>) {
  const server = await createTestApp(database, { clock, env });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const url = await startCache(Number(port));
  const get = async (path: string, authorization: string) => {
    const reply = await fetch(`${url}/api/v1/tredici${path}`, { headers: { authorization } });
    return {
      status: reply.status,
      id: reply.headers.get('x-request-id'),
      body: await reply.text(),
    };
  };
  const shared = `/shared/${await passOf('anna', server)}/bets/524/`;
  const first = await get(shared, 'Bearer anna');
  expect(first.status).toBe(200);
  const others = await Promise.all(['x', 'y', 'z'].map((who) => get(shared, `Bearer ${who}`)));
  expect(others).toEqual([first, first, first]);
  // Users who see no odds use a different address.
  const plain = await get(`/shared/${await passOf('no-odds', server)}/bets/524/`, 'Bearer x');
  expect(JSON.parse(plain.body)).toMatchObject({ odds_hidden: true, bookmakers: [] });
  // Personal replies and refusals are never cached.
  const anna = `Bearer ${await logIn(server, 'anna@example.test')}`;
  const own = [await get('/bets/524/', anna), await get('/bets/524/', anna)];
  expect(own.map(({ body }) => body)).toEqual([first.body, first.body]);
  expect(own[0]!.id).not.toBe(own[1]!.id);
  expect((await get('/bets/524/', 'Bearer x')).status).toBe(401);
  const wrong = shared.replace('odds', 'plain');
  const refusals = [await get(wrong, anna), await get(wrong, anna)];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403]);
  expect(refusals[0]!.id).not.toBe(refusals[1]!.id);
}
