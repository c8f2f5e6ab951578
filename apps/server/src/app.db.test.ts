import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { API_BASE } from '@tredici/contract/call';
import { CALLS } from '@tredici/contract/calls';
import { errorBody } from '@tredici/contract/errors';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { DOCS_PATH } from '#http/docs.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, logIn } from '#testing/test-app.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
const login = '/api/account/login/';

test('every call of the contract has a route, and every route of the API a contract', async () => {
  const routes = new Set<string>();
  const probe = await createTestApp(database, {
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    },
  });
  await probe.ready();
  const promised = Object.values(CALLS).map((call) => `${call.method} ${API_BASE}${call.path}`);
  const served = [...routes].filter(
    (route) => route.includes(` ${API_BASE}`) && !route.startsWith(`GET ${DOCS_PATH}`),
  );
  expect(served.sort()).toEqual(promised.sort());
});

test('the trailing slash may be left out', async () => {
  for (const url of ['/api/health', '/api/health/', '/api/v1/tredici/notices', '/api/docs/json/']) {
    expect((await app.inject(url)).statusCode, url).toBe(200);
  }
});

test('settings say how the server is set up, and only a demonstration shows its users', async () => {
  const demo = (await app.inject('/api/v1/tredici/settings/')).json();
  expect(demo).toMatchObject({
    mode: 'demo',
    now: '2026-03-14T18:00:00.000Z',
    ad_tracking_src: null,
  });
  expect(demo.demo_users).toHaveLength(2);
  // Nothing is played in an empty world.
  expect(demo.front_door).toEqual({ match: null, record: null });
  const live = await createTestApp(database, { env: { TREDICI_MODE: 'live' } });
  expect((await live.inject('/api/v1/tredici/settings/')).json().demo_users).toEqual([]);
});

test('who finds a hole is told whom to write to', async () => {
  const reply = await app.inject('/.well-known/security.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(
    [
      'Contact: mailto:privacy@tredici.test',
      'Expires: 2026-09-10T00:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: http://127.0.0.1:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a server about to close says so, serves on, and keeps no connection', async () => {
  const closing = new AbortController();
  const leaving = await createTestApp(database, { closing: closing.signal });
  const ask = (url: string) => leaving.inject(url);
  expect((await ask('/api/health/')).statusCode).toBe(200);
  const kept = await ask('/api/v1/tredici/notices/');
  expect(kept.headers.connection).not.toBe('close');
  closing.abort();
  expect((await ask('/api/health/')).statusCode).toBe(503);
  for (const url of ['/api/v1/tredici/notices/', '/api/v1/settings/']) {
    expect((await ask(url)).headers.connection).toBe('close');
  }
  const again = await ask('/api/v1/tredici/notices/');
  expect([again.statusCode, again.body]).toEqual([200, kept.body]);
});

test('health is 503 until the migrations have run', async () => {
  const empty = await createTestDatabase({ migrated: false });
  const early = await createTestApp(empty);
  const reply = await early.inject('/api/health/');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
  expect(reply.headers['retry-after']).toBeDefined();
});

const json = { 'content-type': 'application/json' };
const bad: [string, InjectOptions, number, string][] = [
  ['an unknown path', { url: '/api/nope' }, 404, 'not_found'],
  ['the root of the API', { url: '/api' }, 404, 'not_found'],
  [
    'an unknown path, posted to',
    { method: 'POST', url: '/api/a/b', payload: {} },
    404,
    'not_found',
  ],
  ['a path that cannot be decoded', { url: '/api/%E0%A4%A' }, 400, 'malformed_url'],
  ['a known path with another method', { method: 'DELETE', url: login }, 405, 'method_not_allowed'],
  [
    'malformed JSON',
    { method: 'POST', url: login, headers: json, payload: '{"a":' },
    400,
    'malformed_body',
  ],
  ['no body', { method: 'POST', url: login }, 400, 'validation'],
  [
    'an empty JSON body',
    { method: 'POST', url: login, headers: json, payload: '' },
    400,
    'validation',
  ],
  ['null', { method: 'POST', url: login, headers: json, payload: 'null' }, 400, 'validation'],
  ['a list', { method: 'POST', url: login, payload: [1, 2] }, 400, 'validation'],
  [
    'wrong types',
    { method: 'POST', url: login, payload: { username: 5, password: {} } },
    400,
    'validation',
  ],
  [
    'a text too long',
    { method: 'POST', url: login, payload: { username: 'a'.repeat(300), password: 'x' } },
    400,
    'validation',
  ],
  [
    'a prototype in the body',
    { method: 'POST', url: login, headers: json, payload: '{"__proto__":{"a":1}}' },
    400,
    'malformed_body',
  ],
  [
    '2 MB',
    { method: 'POST', url: login, payload: { username: 'a'.repeat(2 * 1024 * 1024) } },
    413,
    'body_too_large',
  ],
  [
    'XML',
    { method: 'POST', url: login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    {
      method: 'POST',
      url: login,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    },
    415,
    'unsupported_media_type',
  ],
  [
    'plain text',
    { method: 'POST', url: login, headers: { 'content-type': 'text/plain' }, payload: 'a' },
    415,
    'unsupported_media_type',
  ],
  [
    'a NUL in a name',
    { method: 'POST', url: login, payload: { username: 'a\u0000b', password: 'x' } },
    400,
    'validation',
  ],
  ['no token', { url: '/api/v1/tredici/userprofile/1/' }, 401, 'unauthenticated'],
  [
    'a garbage token',
    { url: '/api/v1/tredici/userprofile/1/', headers: { authorization: 'Bearer ä{}"' } },
    401,
    'unauthenticated',
  ],
  [
    'a token of the right shape',
    {
      url: '/api/v1/tredici/userprofile/1/',
      headers: { authorization: `Bearer ${'A'.repeat(43)}` },
    },
    401,
    'unauthenticated',
  ],
  [
    'another scheme',
    { url: '/api/v1/tredici/userprofile/1/', headers: { authorization: 'Basic YTpi' } },
    401,
    'unauthenticated',
  ],
  [
    'a huge token',
    {
      url: '/api/v1/tredici/userprofile/1/',
      headers: { authorization: `Bearer ${'A'.repeat(5000)}` },
    },
    401,
    'unauthenticated',
  ],
];

test.each(bad)('%s is refused in the one shape of an error', async (_, request, status, code) => {
  const reply = await app.inject(request);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(errorBody.safeParse(reply.json()).success).toBe(true);
  expect(reply.json().code).toBe(code);
  expect(reply.body).not.toMatch(/ at .*\.ts|node_modules|FST_|<html/i);
});

test('a login is asked for before the body is read', async () => {
  const reply = await app.inject({
    method: 'PATCH',
    url: '/api/v1/tredici/userprofile/1/',
    headers: json,
    payload: '{"user":',
  });
  expect(reply.statusCode).toBe(401);
});

test('an id that is no number is refused, not looked for', async () => {
  await addUser(database.db, 'id@example.test');
  const token = await logIn(app, 'id@example.test');
  for (const id of ['abc', '-1', '1.5', '99999999999999999999', '%00']) {
    const reply = await app.inject({
      url: `/api/v1/tredici/userprofile/${id}/`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode, id).toBe(400);
    expect(reply.json().codes).toEqual({ id: ['invalid'] });
  }
});

test('a mistake of ours tells nobody anything but the id of the request', async () => {
  const broken = await createTestApp({
    db: new Proxy(database.db, {
      get: () => {
        throw new Error('secret inner detail');
      },
    }),
    pool: database.pool,
  });
  const reply = await broken.inject({
    method: 'POST',
    url: login,
    payload: { username: 'a', password: 'b' },
  });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret');
  expect(reply.json()).toEqual({
    code: 'internal',
    detail: 'Something went wrong on our side.',
    request_id: reply.headers['x-request-id'],
  });
});

test('what is not HTTP, and headers that try to be two, are answered with 400', async () => {
  const listening = await createTestApp(database);
  await listening.listen({ port: 0, host: '127.0.0.1' });
  const { port } = listening.server.address() as AddressInfo;
  const say = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
    socket.end(text);
    await once(socket, 'close');
    return answer;
  };
  const garbage = await say('HELLO\r\n\r\n');
  expect(garbage).toContain('HTTP/1.1 400');
  expect(garbage).toContain('"code":"malformed_request"');
  expect(garbage).toContain('\r\nx-content-type-options: nosniff\r\n');
  const injected = await say(
    'GET /api/health/ HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\nSet-Cookie: b\r\nBad Header: c\r\n\r\n',
  );
  expect(injected).toContain('HTTP/1.1 400');
  expect(injected.toLowerCase()).not.toContain('set-cookie');
  const huge = await say(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`);
  expect(huge).toContain('HTTP/1.1 431');
});

test('an id given by the caller is not taken over', async () => {
  const reply = await app.inject({ url: '/api/health/', headers: { 'x-request-id': 'mine' } });
  expect(reply.headers['x-request-id']).not.toBe('mine');
});

test('every reply of the API carries the headers of safety', async () => {
  for (const url of ['/api/health/', '/api/nope', '/api/%E0%A4%A']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('behind a trusted proxy that speaks https, browsers are told to stay with it', async () => {
  const proxied = await createTestApp(database, { env: { TRUST_PROXY: '127.0.0.1' } });
  const https = { 'x-forwarded-proto': 'https' };
  const reply = await proxied.inject({ url: '/api/health/', headers: https });
  expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
  // What is kept is sent past the framework, with the same headers.
  const kept = await proxied.inject({ url: '/api/v1/tredici/notices/', headers: https });
  const names = Object.keys(reply.headers).filter((name) => /^(x-|cross|perm|ref|str)/.test(name));
  const etag = { 'if-none-match': String(kept.headers.etag) };
  const held = await proxied.inject({
    url: '/api/v1/tredici/notices/',
    headers: { ...https, ...etag },
  });
  expect([kept.statusCode, held.statusCode, held.body]).toEqual([200, 304, '']);
  for (const name of names.filter((each) => each !== 'x-request-id')) {
    expect([kept.headers[name], held.headers[name]]).toEqual(Array(2).fill(reply.headers[name]));
  }
  const untrusted = await app.inject({ url: '/api/health/', headers: https });
  expect(untrusted.headers['strict-transport-security']).toBeUndefined();
});

test('the description of the API is served as a document and as a page', async () => {
  const document = await app.inject('/api/docs/json');
  expect(document.json().openapi).toBe('3.1.0');
  for (const encoding of ['identity', 'br']) {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    const page = await app.inject({ url: '/api/docs/', headers });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'self'",
    );
  }
  const style = await app.inject('/api/docs/style.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});
