import { expect, test } from 'vitest';
import { createLog } from '#log/logging.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn, testConfig } from '#testing/test-app.ts';
import { createRequestLimit } from './request-limit.ts';

const database = await createTestDatabase();
const log = createLog('silent');
const parts = (clock = createTestClock()) => ({ pool: database.pool, clock, log });

test('over the limit an address is refused with the time to wait, and others are not', async () => {
  const clock = createTestClock('2026-03-14T18:00:20Z');
  const app = await createTestApp(database, { clock, env: { RATE_LIMIT_PER_MINUTE: '30' } });
  const ask = (remoteAddress: string, url = '/api/v1/tredici/settings/') =>
    app.inject({ url, remoteAddress });
  for (let i = 0; i < 30; i += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200);
  const refused = await ask('203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too_many_requests');
  expect(refused.headers['retry-after']).toBe('40');
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
  // Neither health checks nor pages count towards the limit.
  expect((await ask('203.0.113.1', '/api/health/')).statusCode).toBe(200);
  clock.move(40_000);
  expect((await ask('203.0.113.1')).statusCode).toBe(200);
});

test('a reply from the cache is not counted', async () => {
  const app = await createTestApp(database, { env: { RATE_LIMIT_PER_MINUTE: '5' } });
  for (let i = 0; i < 50; i += 1) {
    const reply = await app.inject({
      url: '/api/v1/tredici/notices/',
      remoteAddress: '203.0.113.9',
    });
    expect(reply.statusCode).toBe(200);
  }
});

test('a reply that had to be made is counted, even if it is cached from then on', async () => {
  const clock = createTestClock();
  const app = await createTestApp(database, { clock, env: { RATE_LIMIT_PER_MINUTE: '5' } });
  await addUser(database.db, 'asks@example.test', { premiumUntil: new Date('2027-01-01') });
  const token = await logIn(app, 'asks@example.test');
  const ask = (threshold: number) =>
    app.inject({
      url: `/api/v1/tredici/accuracy/?threshold=${threshold}`,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: '203.0.113.10',
    });
  for (let i = 0; i < 5; i += 1) expect((await ask(50 + i)).statusCode).toBe(200);
  expect((await ask(60)).statusCode).toBe(429);
});

test('two processes share one limit', async () => {
  const [one, two] = [createRequestLimit(parts(), 100), createRequestLimit(parts(), 100)];
  const address = '198.51.100.1';
  for (let i = 0; i < 60; i += 1) expect(one.take(address)).toBeUndefined();
  await one.share();
  let taken = 0;
  for (let i = 0; i < 20; i += 1) if (two.take(address) === undefined) taken += 1;
  await two.share();
  for (let i = 0; i < 100; i += 1) if (two.take(address) === undefined) taken += 1;
  // The first process has counted sixty, so the second allows forty once the counts are shared.
  expect(taken).toBe(40);
  await two.share();
  one.take(address);
  await one.share();
  expect(one.take(address)).toBeGreaterThan(0);
  await Promise.all([one.close(), two.close()]);
});

test('an address with few requests is not written to the database', async () => {
  const limit = createRequestLimit(parts(), 1_000);
  for (let i = 0; i < 20; i += 1) limit.take('198.51.100.77');
  await limit.share();
  const { rows } = await database.pool.query("select 1 from rate_limit where key like '%100.77'");
  expect(rows).toEqual([]);
  await limit.close();
});

test('without the database each process still holds the limit', async () => {
  const pool = new Proxy(database.pool, {
    get: (target, key) =>
      key === 'query' ? () => Promise.reject(new Error('away')) : Reflect.get(target, key),
  });
  const limit = createRequestLimit({ ...parts(), pool }, 10);
  for (let i = 0; i < 10; i += 1) expect(limit.take('198.51.100.5')).toBeUndefined();
  await limit.share();
  expect(limit.take('198.51.100.5')).toBeGreaterThan(0);
  await limit.close();
});

test('this machine is exempt only when no limit is configured', async () => {
  expect(testConfig().rateLimitPerMinute).toBeUndefined();
  const free = createRequestLimit(parts(), undefined);
  for (let i = 0; i < 10_000; i += 1) expect(free.take('127.0.0.1')).toBeUndefined();
  let others = 0;
  while (free.take('203.0.113.50') === undefined) others += 1;
  expect(others).toBe(6_000);
  const set = createRequestLimit(parts(), 3);
  for (let i = 0; i < 3; i += 1) set.take('127.0.0.1');
  expect(set.take('127.0.0.1')).toBeGreaterThan(0);
  await Promise.all([free.close(), set.close()]);
});
