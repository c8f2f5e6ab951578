import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, PASSWORD } from '#testing/test-app.ts';

const database = await createTestDatabase();
const clock = createTestClock();
const apps = await Promise.all([
  createTestApp(database, { clock }),
  createTestApp(database, { clock }),
]);

/** Each request goes to the next process. */
let turn = 0;
const login = (username: string, password: string, remoteAddress: string) => {
  turn += 1;
  return apps[turn % 2]!.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username, password },
    remoteAddress,
  });
};

/** After the first twenty every attempt takes the same path; the nightly run, which has its own seed, makes
 *  ten times as many. */
const BATCHES = process.env.TREDICI_TEST_SEED === undefined ? 10 : 100;

test('thousands of wrong passwords are all refused, and two processes share one limit', async () => {
  await addUser(database.db, 'target@example.test', { username: 'target' });
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        // From many addresses, by username and by e-mail: it counts as one account.
        login(
          i % 2 ? 'TARGET' : 'target@example.test',
          `guess-${batch}-${i}`,
          `203.0.${batch}.${i}`,
        ),
      ),
    );
    for (const { statusCode } of replies) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 20, 429: BATCHES * 100 - 20 });

  const right = await login('target', PASSWORD, '198.51.100.1');
  expect(right.statusCode).toBe(429);
  const wait = Number(right.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  clock.move(wait * 1_000);
  expect((await login('target', PASSWORD, '198.51.100.1')).statusCode).toBe(200);
}, 120_000);

test('one address, with its neighbours in a /64, may not try many accounts', async () => {
  const statuses = [];
  for (let i = 0; i < 60; i += 1) {
    statuses.push((await login(`nobody-${i}`, 'x', `2001:db8:7:7::${i + 1}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
  expect((await login('nobody', 'x', '2001:db8:7:8::1')).statusCode).toBe(400);
});

test('one address cannot lock the owner out, however often it tries', async () => {
  await addUser(database.db, 'owner@example.test', { username: 'owner' });
  const refused = [];
  for (let i = 0; i < 200; i += 1) {
    refused.push((await login('owner', `guess-${i}`, '192.0.2.66')).statusCode);
  }
  expect(refused.filter((status) => status === 400)).toHaveLength(10);
  expect((await login('owner', PASSWORD, '198.51.100.66')).statusCode).toBe(200);
});

test('an address that is refused does not use up the attempts of the accounts it names', async () => {
  for (let i = 0; i < 50; i += 1) await login(`stranger-${i}`, 'x', '192.0.2.77');
  await addUser(database.db, 'named@example.test');
  for (let i = 0; i < 200; i += 1) {
    expect((await login('named@example.test', 'x', '192.0.2.77')).statusCode).toBe(429);
  }
  // All twenty attempts on the account are still left for others.
  for (let i = 0; i < 20; i += 1) {
    const reply = await login('named@example.test', 'x', `203.0.113.${i}`);
    expect(reply.statusCode).toBe(400);
  }
});

test('correct passwords are not counted', async () => {
  await addUser(database.db, 'often@example.test');
  for (let i = 0; i < 60; i += 1) {
    expect((await login('often@example.test', PASSWORD, '198.51.100.9')).statusCode).toBe(200);
  }
});

test('when attempts cannot be counted nobody can log in', async () => {
  await addUser(database.db, 'uncounted@example.test');
  const pool = new Proxy(database.pool, {
    get: (target, key) =>
      key === 'query' ? () => Promise.reject(new Error('no table')) : Reflect.get(target, key),
  });
  const app = await createTestApp({ db: database.db, pool }, { clock });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username: 'uncounted@example.test', password: PASSWORD },
  });
  expect(reply.statusCode).toBe(503);
  expect(reply.json().code).toBe('unavailable');
});
