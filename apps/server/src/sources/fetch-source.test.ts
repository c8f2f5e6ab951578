import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFetchSource, type FetchLimits, type Turns } from './fetch-source.ts';

/** A provider that misbehaves as configured: each request takes the next behaviour, the last one is repeated. */
type Behaviour = (reply: ServerResponse, request: IncomingMessage) => void;

let behaviours: Behaviour[] = [];
let requests: IncomingMessage[] = [];
let base = '';
const server = createServer((request, reply) => {
  requests.push(request);
  const behave = behaviours[Math.min(requests.length, behaviours.length) - 1]!;
  behave(reply, request);
});

beforeEach(async () => {
  behaviours = [];
  requests = [];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function client(limits: Partial<FetchLimits> = {}, turns?: Turns) {
  const waits: number[] = [];
  let elapsed = 0;
  const fetchSource = createFetchSource(
    {
      now: () => new Date('2026-03-14T12:00:00Z'),
      elapsedMs: () => elapsed,
      sleep: async (ms) => {
        waits.push(ms);
        elapsed += ms;
      },
      random: () => 1,
    },
    { answerTimeoutMs: 2_000, totalTimeoutMs: 2_000, maxBytes: 100_000, paceMs: 0, ...limits },
    turns,
  );
  return { fetchSource, waits };
}

const csv: Behaviour = (reply) => {
  reply.setHeader('etag', '"abc"').setHeader('last-modified', 'Fri, 13 Mar 2026 17:00:00 GMT');
  reply.end('Div,Date\n');
};
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (reply) => {
    reply.writeHead(code, headers).end(body);
  };

test('a good response returns its bytes and the conditions for the next request', async () => {
  behaviours = [csv];
  const outcome = await client().fetchSource({ url: `${base}/E0.csv` });
  expect(outcome).toMatchObject({
    kind: 'fresh',
    etag: '"abc"',
    lastModified: 'Fri, 13 Mar 2026 17:00:00 GMT',
  });
  expect(outcome.kind === 'fresh' && Buffer.from(outcome.body).toString()).toBe('Div,Date\n');
});

test('304: the conditions are sent and nothing is read', async () => {
  behaviours = [status(304)];
  const outcome = await client().fetchSource({
    url: base,
    etag: '"abc"',
    lastModified: 'Fri, 13 Mar 2026 17:00:00 GMT',
  });
  expect(outcome.kind).toBe('unchanged');
  expect(requests[0]!.headers['if-none-match']).toBe('"abc"');
  expect(requests[0]!.headers['if-modified-since']).toBe('Fri, 13 Mar 2026 17:00:00 GMT');
});

test('503 is retried with growing delays until it succeeds', async () => {
  behaviours = [status(503), status(502), status(500), csv];
  const { fetchSource, waits } = client();
  expect((await fetchSource({ url: base })).kind).toBe('fresh');
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test('permanent 503 returns a failure value after the last attempt', async () => {
  behaviours = [status(503)];
  expect(await client().fetchSource({ url: base })).toMatchObject({
    kind: 'failed',
    reason: 'unavailable',
    detail: 'status 503',
    retryable: true,
    attempts: 4,
  });
  expect(requests).toHaveLength(4);
});

test('a call that costs credits is made once', async () => {
  behaviours = [status(503), csv];
  const outcome = await client().fetchSource({ url: base, attempts: 1 });
  expect(outcome).toMatchObject({ reason: 'unavailable', retryable: true, attempts: 1 });
  expect(requests).toHaveLength(1);
});

test.each([
  ['in seconds', '7', 7_000],
  ['as a date', 'Sat, 14 Mar 2026 12:00:30 GMT', 30_000],
  ['absent', undefined, 1_000],
  ['unreadable', 'soon', 1_000],
])('429 with Retry-After %s', async (_, value, expected) => {
  behaviours = [status(429, value ? { 'retry-after': value } : {}), csv];
  const { fetchSource, waits } = client();
  expect((await fetchSource({ url: base })).kind).toBe('fresh');
  expect(waits).toEqual([expected]);
});

test('429 that asks for an hour is left to the next run', async () => {
  behaviours = [status(429, { 'retry-after': '3600' })];
  const { fetchSource, waits } = client();
  expect(await fetchSource({ url: base })).toMatchObject({
    reason: 'rate-limited',
    retryable: true,
    retryAfterMs: 3_600_000,
    attempts: 1,
  });
  expect(waits).toEqual([]);
});

test('an exhausted quota is final although its status is 429', async () => {
  behaviours = [status(429, {}, '{"error_code":"OUT_OF_USAGE_CREDITS"}')];
  const outcome = await client().fetchSource({
    url: base,
    isFinal: (_, body) => body.includes('OUT_OF_USAGE_CREDITS'),
  });
  expect(outcome).toMatchObject({ reason: 'rate-limited', retryable: false, attempts: 1 });
});

test.each([
  [404, 'not-found'],
  [401, 'refused'],
  [422, 'refused'],
])('%i is not retried', async (code, reason) => {
  behaviours = [status(code)];
  expect(await client().fetchSource({ url: base })).toMatchObject({ reason, retryable: false });
  expect(requests).toHaveLength(1);
});

test.each<[string, Behaviour]>([
  ['by its type', status(200, { 'content-type': 'text/html' }, 'Sorry')],
  ['by its look', status(200, { 'content-type': 'text/csv' }, '\n <!DOCTYPE html><p>Sorry')],
])('a web page with status 200 is not data: %s', async (_, behave) => {
  behaviours = [behave];
  expect(await client({ attempts: 2 }).fetchSource({ url: base })).toMatchObject({
    reason: 'html',
  });
});

test('an empty response with status 200 is not data', async () => {
  behaviours = [status(200)];
  expect(await client({ attempts: 1 }).fetchSource({ url: base })).toMatchObject({
    reason: 'empty',
  });
});

test('a gigabyte is cut off while it streams', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(65_536, 'a');
  behaviours = [
    (reply) => {
      const pour = () => {
        while (sent < 1e9 && !reply.destroyed) {
          sent += chunk.length;
          if (!reply.write(chunk)) return void reply.once('drain', pour);
        }
      };
      pour();
    },
  ];
  const outcome = await client().fetchSource({ url: base });
  expect(outcome).toMatchObject({ reason: 'too-large', retryable: false, attempts: 1 });
  expect(sent).toBeLessThan(50e6);
});

test('a gigabyte that is announced is not even started', async () => {
  behaviours = [
    (reply) => void reply.writeHead(200, { 'content-length': '1000000000' }).write('a'),
  ];
  expect(await client().fetchSource({ url: base })).toMatchObject({ reason: 'too-large' });
});

test('a compressed bomb counts by its unpacked size', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  behaviours = [(reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)];
  expect(bomb.length).toBeLessThan(100_000);
  expect(await client().fetchSource({ url: base })).toMatchObject({ reason: 'too-large' });
});

test('a provider that hangs before its response', async () => {
  behaviours = [() => {}];
  const { fetchSource } = client({ answerTimeoutMs: 60, attempts: 2 });
  expect(await fetchSource({ url: base })).toMatchObject({
    reason: 'timeout',
    detail: 'no answer in 60 ms',
    attempts: 2,
  });
});

test('a provider that hangs within its response', async () => {
  behaviours = [(reply) => void reply.writeHead(200).write('Div,')];
  const { fetchSource } = client({ totalTimeoutMs: 80, attempts: 1 });
  expect(await fetchSource({ url: base })).toMatchObject({
    reason: 'timeout',
    detail: 'no whole answer in 80 ms',
  });
});

test('a response cut off in the middle is retried', async () => {
  behaviours = [
    (reply) => {
      reply.writeHead(200, { 'content-length': '5000' }).write('Div,Date');
      setTimeout(() => reply.destroy(), 20);
    },
    csv,
  ];
  const { fetchSource, waits } = client();
  expect((await fetchSource({ url: base })).kind).toBe('fresh');
  expect(waits).toHaveLength(1);
});

test('a failed connection returns a value that does not contain the address', async () => {
  const outcome = await client({ attempts: 1 }).fetchSource({
    url: 'http://127.0.0.1:1/?apiKey=secret',
  });
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'connection', retryable: true });
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

test('requests to one host keep their distance', async () => {
  behaviours = [csv];
  const { fetchSource, waits } = client({ paceMs: 500 });
  await Promise.all([1, 2, 3].map((n) => fetchSource({ url: `${base}/${n}` })));
  expect(waits).toEqual([500, 500]);
});

test('and so do those of two jobs that share their turns', async () => {
  behaviours = [csv];
  const turns = new Map<string, number>();
  const [one, other] = [client({ paceMs: 500 }, turns), client({ paceMs: 500 }, turns)];
  await Promise.all([one, other].map(({ fetchSource }) => fetchSource({ url: `${base}/x` })));
  expect([...one.waits, ...other.waits]).toEqual([500]);
});

test('an abort ends the request immediately', async () => {
  behaviours = [() => {}];
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  expect(await client().fetchSource({ url: base, signal: stop.signal })).toMatchObject({
    reason: 'aborted',
    attempts: 1,
  });
});
