import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { notice } from '#db/schema/notices.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createTestApp, createTestClock } from '#testing/test-app.ts';
import { createReplyCache, prepareText } from './cached-reply.ts';
import { announceChange, type Invalidations } from './invalidation.ts';

const database = await createTestDatabase();

/** Invalidations triggered by the test. */
function fakeInvalidations(): Invalidations & { tell(tag?: string): void; listening: boolean } {
  const listeners: ((tag: string | undefined) => void)[] = [];
  return {
    listening: true,
    subscribe: (listener) => void listeners.push(listener),
    tell: (tag) => {
      for (const listener of listeners) listener(tag);
    },
  };
}

const schema = z.object({ rows: z.array(z.string()) });
const big = { rows: Array.from({ length: 200 }, (_, i) => `row number ${i}`) };
const options = (load: () => Promise<{ value: unknown; freshForMs?: number }>) => ({
  tags: ['rows'],
  schema,
  audience: 'public' as const,
  load,
});

test('a reply is sent as brotli, gzip or plain, each with its own strong ETag', async () => {
  const reply = await prepareText(JSON.stringify(big), 'application/json', 'public');
  const app = Fastify();
  app.get('/', (request, answer) =>
    reply.send(request, answer, request.headers['accept-encoding'] as 'br'),
  );
  const get = (headers: Record<string, string>) => app.inject({ url: '/', headers });
  const br = await get({ 'accept-encoding': 'br' });
  const gzip = await get({ 'accept-encoding': 'gzip' });
  const plain = await get({ 'accept-encoding': 'identity' });
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(big);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(big);
  expect(plain.json()).toEqual(big);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
  const etags = [br, gzip, plain].map((one) => String(one.headers.etag));
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);

  for (const known of [...etags, `"x", ${etags[0]}`, `W/${etags[2]}`, '*']) {
    const unchanged = await get({ 'accept-encoding': 'br', 'if-none-match': known });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
    expect(unchanged.headers.etag).toBe(etags[0]);
    expect(unchanged.headers['content-encoding']).toBeUndefined();
  }
  expect((await get({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('only clients that do not take their reply are watched', async () => {
  const long = await prepareText(
    randomBytes(12_000_000).toString('base64'),
    'text/plain',
    'public',
  );
  const short = await prepareText('short', 'text/plain', 'public');
  const watched: unknown[] = [];
  const app = Fastify();
  const readers = { watch: (reply: unknown) => void watched.push(reply) };
  app.get('/:which', (request, reply) => {
    const { which } = request.params as { which: string };
    (which === 'long' ? long : short).sendAsIs(request, reply, 'identity', readers);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(`${url}/short`)).text()).toBe('short');
  expect(watched).toEqual([]);
  const deaf = connect(Number(new URL(url).port), '127.0.0.1');
  deaf.pause();
  deaf.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(watched).toHaveLength(1), { timeout: 30_000 });
  deaf.destroy();
  await app.close();
});

test('a value is loaded once, however many ask at once', async () => {
  const cache = createReplyCache(fakeInvalidations());
  const load = vi.fn(async () => ({ value: big }));
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => cache.get('k', options(load))),
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(new Set(replies).size).toBe(1);
  await cache.get('k', options(load));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a large reply in demand is compressed better after a while', async () => {
  // Like a list of matches: the same keys again and again, and numbers that compress badly.
  const line = (i: number) =>
    `{"home":${(Math.sin(i) * 50).toFixed(2)},"away":${(i * 7919) % 9973}}`;
  const large = { rows: Array.from({ length: 9_000 }, (_, i) => line(i)) };
  const invalidations = fakeInvalidations();
  let at = 0;
  const cache = createReplyCache(invalidations, { now: () => at });
  const load = vi.fn(async () => ({ value: large }));
  const app = Fastify();
  app.get('/', async (request, answer) =>
    (await cache.get('k', options(load))).send(request, answer, 'br'),
  );
  const ask = (headers = {}) => app.inject({ url: '/', headers });
  const quick = await ask();
  const before = cache.size.bytes;
  for (let i = 0; i < 20; i += 1) await ask();
  await vi.waitFor(
    async () => expect((await ask()).rawPayload.length).toBeLessThan(quick.rawPayload.length),
    {
      timeout: 30_000,
    },
  );
  const best = await ask();
  expect(JSON.parse(brotliDecompressSync(best.rawPayload).toString())).toEqual(large);
  expect(best.headers['content-length']).toBe(String(best.rawPayload.length));
  expect(cache.size.bytes - before).toBe(best.rawPayload.length - quick.rawPayload.length);
  // The improved reply has another ETag, but the first one is still accepted as current.
  expect(best.headers.etag).not.toBe(quick.headers.etag);
  expect((await ask({ 'if-none-match': quick.headers.etag })).statusCode).toBe(304);
  expect(load).toHaveBeenCalledTimes(1);
  // It was loaded again because it was old, and has not changed: the better compression is kept.
  at += 11 * 60_000;
  expect((await ask()).headers.etag).toBe(best.headers.etag);
  expect(load).toHaveBeenCalledTimes(2);
  invalidations.tell('rows');
  expect((await ask()).rawPayload.length).toBe(quick.rawPayload.length);
});

test('a change makes its tags stale and leaves the others', async () => {
  const invalidations = fakeInvalidations();
  const cache = createReplyCache(invalidations);
  const load = vi.fn(async () => ({ value: big }));
  await cache.get('k', options(load));
  invalidations.tell('other');
  await cache.get('k', options(load));
  expect(load).toHaveBeenCalledTimes(1);
  invalidations.tell('rows');
  await cache.get('k', options(load));
  expect(load).toHaveBeenCalledTimes(2);
  invalidations.tell(undefined);
  await cache.get('k', options(load));
  expect(load).toHaveBeenCalledTimes(3);
});

test('a value that changed while it was loading is not cached', async () => {
  const invalidations = fakeInvalidations();
  const cache = createReplyCache(invalidations);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const load = vi.fn(async () => {
    await gate;
    return { value: big };
  });
  const early = cache.get('k', options(load));
  invalidations.tell('rows');
  const late = cache.get('k', options(load));
  release();
  await Promise.all([early, late]);
  // Callers that asked after the change got a value loaded after it.
  expect(load).toHaveBeenCalledTimes(2);
  const other = cache.get('other', options(load));
  invalidations.tell('user:7');
  await Promise.all([other, cache.get('other', options(load))]);
  await cache.get('other', options(load));
  // A change of a user does not affect lists, not even one that is being loaded.
  expect(load).toHaveBeenCalledTimes(3);
});

test('nothing is cached while changes cannot be heard', async () => {
  const invalidations = fakeInvalidations();
  invalidations.listening = false;
  const cache = createReplyCache(invalidations);
  const load = vi.fn(async () => ({ value: big }));
  await cache.get('k', options(load));
  await cache.get('k', options(load));
  expect(load).toHaveBeenCalledTimes(2);
});

test('memory is bounded, the least recently used goes first, and old entries expire', async () => {
  let now = 0;
  const cache = createReplyCache(fakeInvalidations(), { maxBytes: 20_000, now: () => now });
  const load = vi.fn(async () => ({ value: big, freshForMs: 1_000 }));
  for (let i = 0; i < 50; i += 1) {
    await cache.get(`k${i}`, options(load));
    await cache.get('k0', options(load));
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
  }
  expect(cache.size.entries).toBeGreaterThan(1);
  expect(load).toHaveBeenCalledTimes(50);
  now = 1_001;
  await cache.get('k0', options(load));
  expect(load).toHaveBeenCalledTimes(51);
});

test('a value that breaks the contract is refused, and the next request loads it again', async () => {
  const cache = createReplyCache(fakeInvalidations());
  await expect(
    cache.get(
      'k',
      options(async () => ({ value: { rows: 5 } })),
    ),
  ).rejects.toThrow('breaks the contract');
  await expect(
    cache.get(
      'k',
      options(async () => ({ value: big })),
    ),
  ).resolves.toBeDefined();
});

test('the notices are cached, and follow the clock and every change', async () => {
  const clock = createTestClock('2026-09-20T21:59:00Z');
  const [app, other] = await Promise.all([
    createTestApp(database, { clock }),
    createTestApp(database, { clock }),
  ]);
  const list = async (from = app) => (await from.inject('/api/v1/tredici/notices/')).json().results;
  const add = (key: string, startsAt: string, endsAt: string) =>
    database.db.insert(notice).values({
      key,
      kind: 'season-pause',
      textKey: key,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  expect(await list()).toEqual([]);
  expect(await list(other)).toEqual([]);
  await database.db.transaction(async (tx) => {
    await tx.insert(notice).values({
      key: 'now',
      kind: 'payments',
      textKey: 'payments',
      startsAt: new Date('2026-09-20T00:00:00Z'),
      endsAt: new Date('2026-09-22T00:00:00Z'),
    });
    await announceChange(tx, 'notices');
  });
  for (const one of [app, other]) {
    await vi.waitFor(async () => expect(await list(one)).toHaveLength(1), { timeout: 30_000 });
  }
  expect((await list())[0]).toEqual({
    id: expect.any(Number),
    kind: 'payments',
    text_key: 'payments',
    starts_at: '2026-09-20T00:00:00.000Z',
    ends_at: '2026-09-22T00:00:00.000Z',
  });
  // Not announced, so it stays unseen until something else makes the list stale.
  await add('later', '2026-09-20T21:59:00Z', '2026-10-01T00:00:00Z');
  expect(await list()).toHaveLength(1);
  const reply = await app.inject('/api/v1/tredici/notices/');
  expect(reply.headers['cache-control']).toBe('public, no-cache');
  const unchanged = await app.inject({
    url: '/api/v1/tredici/notices/',
    headers: { 'if-none-match': String(reply.headers.etag) },
  });
  expect(unchanged.statusCode).toBe(304);
});
