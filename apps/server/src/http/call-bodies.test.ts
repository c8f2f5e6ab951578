import { once } from 'node:events';
import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineCall } from '@tredici/contract/call';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type CallDeps, type Handlers, registerCalls } from './calls.ts';
import { renderDocs } from './docs-page.ts';
import { handleErrors } from './errors.ts';
import { describeCalls } from './openapi.ts';
import type { SessionUser } from './session.ts';

const reply = z.object({ text: z.string() });
const common = { method: 'POST', access: 'public', summary: 'A call', status: 200, reply } as const;
const calls = {
  hook: defineCall({ ...common, path: '/hook/', body: { kind: 'raw', maxBytes: 100 } }),
  upload: defineCall({
    ...common,
    path: '/upload/:id/',
    access: 'login',
    params: z.object({ id: z.coerce.number().check(z.int()) }),
    body: { kind: 'file', maxBytes: 2_000_000, types: ['csv', 'xlsx'] },
  }),
  json: defineCall({ ...common, path: '/json/', body: z.object({ a: z.number() }) }),
  operate: defineCall({ ...common, path: '/operate/', access: 'operator' }),
};

function build(more: Partial<Handlers<typeof calls>> = {}, user: Partial<SessionUser> = {}) {
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app);
  const deps = {
    sessions: { find: async (token: string) => (token === 'ok' ? { id: 1, user } : undefined) },
    clock: { now: () => new Date('2026-03-14T18:00:00Z') },
  };
  registerCalls(
    app,
    calls,
    {
      hook: ({ body, header }) => ({ text: `${body.toString('hex')} ${header('x-signature')}` }),
      upload: async ({ body, params }) => {
        const bytes = await buffer(body.bytes);
        return { text: `${params.id} ${body.type} ${bytes.length}` };
      },
      json: ({ body }) => ({ text: String(body.a) }),
      operate: () => ({ text: 'done' }),
      ...more,
    },
    deps as unknown as CallDeps,
  );
  onTestFinished(() => app.close());
  return app;
}

const bearer = { authorization: 'Bearer ok' };
const upload = (app: FastifyInstance, payload: Buffer | string, headers: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/upload/7/',
    payload,
    headers: { ...bearer, 'content-type': 'application/octet-stream', ...headers },
  });

test('a raw body arrives byte for byte, whatever its content type', async () => {
  const app = build();
  const bytes = Buffer.from([0x7b, 0x20, 0x00, 0xff, 0x0d, 0x0a, 0x7d]);
  for (const type of ['application/json', 'text/plain', 'application/x-nobody-knows']) {
    const headers = { 'content-type': type, 'x-signature': 't=1,v1=ab' };
    const got = await app.inject({ method: 'POST', url: '/api/hook/', payload: bytes, headers });
    expect(got.json()).toEqual({ text: `${bytes.toString('hex')} t=1,v1=ab` });
  }
  const nothing = await app.inject({ method: 'POST', url: '/api/hook/' });
  expect(nothing.json().text).toBe(' undefined');
});

test('a raw body has the limit of its call', async () => {
  const app = build();
  const send = (bytes: number) =>
    app.inject({ method: 'POST', url: '/api/hook/', payload: Buffer.alloc(bytes, 'a') });
  expect((await send(100)).statusCode).toBe(200);
  const refused = await send(101);
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'body_too_large']);
});

test('the calls beside it still take JSON and nothing else', async () => {
  const app = build();
  const send = (payload: string, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/json/',
      payload,
      headers: { 'content-type': type },
    });
  expect((await send('{"a":1}', 'application/json')).json()).toEqual({ text: '1' });
  expect((await send('{"a":1}', 'text/plain')).statusCode).toBe(415);
  expect((await send('a,b', 'text/csv')).statusCode).toBe(415);
});

test("a file's type is recognised by its bytes, not by the header", async () => {
  const app = build();
  const table = 'Nome;Squadra\nLautaro;Inter\n';
  const claims = ['text/csv', 'image/png', 'application/json'];
  for (const type of claims) {
    const got = await upload(app, table, { 'content-type': type });
    expect(got.json()).toEqual({ text: `7 csv ${table.length}` });
  }
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1');
  const refused = await upload(app, png, { 'content-type': 'text/csv' });
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupported_media_type']);
});

test('a text that turns into binary data is refused on the way', async () => {
  const text = Buffer.concat([Buffer.alloc(100_000, 'a,b\n'), Buffer.from([0, 1, 2])]);
  // Sent in one piece, the end would arrive with the beginning; here the pieces arrive as they are written.
  const app = build();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = post(app, { 'transfer-encoding': 'chunked' });
  sent.write(text.subarray(0, 50_000));
  await sleep(20);
  sent.end(text.subarray(50_000));
  expect(await answerOf(sent)).toMatchObject({ status: 415 });
});

test.each([
  ['no file', '', {}, 400, 'validation'],
  ['a compressed one', 'a,b\n', { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ['nobody’s', 'a,b\n', { authorization: '' }, 401, 'unauthenticated'],
  ['too large', Buffer.alloc(2_000_001, 'a'), {}, 413, 'body_too_large'],
])('%s is refused', async (_, payload, headers, status, code) => {
  const refused = await upload(build(), payload, headers);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

test('a wrong parameter is refused before anything is read', async () => {
  const handler = vi.fn();
  const app = build({ upload: handler });
  const url = '/api/upload/x/';
  const got = await app.inject({ method: 'POST', url, payload: 'a,b', headers: bearer });
  expect(got.json().codes).toEqual({ id: ['invalid'] });
  expect(handler).not.toHaveBeenCalled();
});

function post(
  app: FastifyInstance,
  headers: Record<string, string | number>,
  agent?: Agent,
): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const sent = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload/7/',
    ...(agent ? { agent } : {}),
    headers: { ...bearer, ...headers },
  });
  onTestFinished(() => void sent.destroy());
  return sent;
}

async function answerOf(sent: ClientRequest): Promise<{ status: number; body: string }> {
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: (await buffer(response)).toString() };
}

test('a file that is too large is refused by its announced length, or while it arrives', async () => {
  const app = build();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const announced = post(app, { 'content-length': 50_000_000 });
  announced.flushHeaders();
  expect(await answerOf(announced)).toMatchObject({ status: 413 });

  const silent = post(app, { 'transfer-encoding': 'chunked' });
  const answer = answerOf(silent);
  for (let sent = 0; sent < 4_000_000; sent += 100_000) silent.write(Buffer.alloc(100_000, 'a'));
  silent.end();
  expect(await answer).toMatchObject({ status: 413 });
});

test('a slow reader slows the sender down', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let held = 0;
  const app = build({
    upload: async ({ body }) => {
      await gate;
      held = body.bytes.readableLength;
      return { text: String((await buffer(body.bytes)).length) };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = post(app, { 'content-length': 2_000_000 });
  const answer = answerOf(sent);
  sent.end(Buffer.alloc(2_000_000, 'a,b\n'));
  await sleep(150);
  go();
  expect(await answer).toEqual({ status: 200, body: '{"text":"2000000"}' });
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(400_000);
});

test('a sender who goes away half-way leaves nothing behind', async () => {
  const kept: string[] = [];
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const app = build({
    upload: async ({ body }) => {
      begun.resolve();
      try {
        kept.push((await buffer(body.bytes)).toString());
        return { text: 'kept' };
      } catch (error) {
        ended.resolve(error);
        throw error;
      }
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = post(app, { 'content-length': 1_000_000 });
  sent.on('error', () => {});
  sent.write(Buffer.alloc(200_000, 'a,b\n'));
  await begun.promise;
  sent.destroy();
  expect(await ended.promise).toMatchObject({ code: 'malformed_body' });
  expect(kept).toEqual([]);
});

test('a handler that reads none of it still answers, and the connection goes on', async () => {
  const app = build({ upload: () => ({ text: 'enough' }) });
  let connections = 0;
  app.server.on('connection', () => {
    connections += 1;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let time = 0; time < 2; time += 1) {
    const sent = post(app, { 'content-length': 1_500_000 }, agent);
    sent.end(Buffer.alloc(1_500_000, 'a,b\n'));
    expect(await answerOf(sent)).toEqual({ status: 200, body: '{"text":"enough"}' });
  }
  expect(connections).toBe(1);
});

test('an operator’s call is for operators', async () => {
  const ask = (app: FastifyInstance, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/operate/', headers });
  expect((await ask(build())).statusCode).toBe(401);
  const refused = await ask(build({}, { role: 'user' }), bearer);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  const unsafe = await ask(build({}, { role: 'operator', hasSecondFactor: false }), bearer);
  expect([unsafe.statusCode, unsafe.json().code]).toEqual([403, 'second_factor_required']);
  expect(unsafe.json().detail).toContain('/profile');
  const operator = { role: 'operator', hasSecondFactor: true } as const;
  expect((await ask(build({}, operator), bearer)).json()).toEqual({ text: 'done' });
});

test('the document says what each call takes and who may make it', () => {
  const document = describeCalls(calls, '1.0.0');
  const of = (path: string) => document.paths[`/api${path}`]?.post;
  expect(of('/hook/')?.requestBody).toMatchObject({
    description: 'Taken byte for byte, at most 100 bytes',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  });
  expect(Object.keys(of('/upload/{id}/')?.requestBody?.content ?? {})).toEqual([
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  expect(of('/upload/{id}/')?.responses).toHaveProperty('415');
  expect(of('/hook/')?.responses).not.toHaveProperty('415');
  expect(of('/operate/')?.['x-access']).toBe('operator');
  expect(of('/operate/')?.responses[403]?.description).toBe('forbidden, second_factor_required');
  const page = renderDocs(document);
  expect(page).toContain('body One file (csv, xlsx), told by its bytes, at most 2000000 bytes');
  expect(page).toContain('Needs an operator');
});
