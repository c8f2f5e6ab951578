import { defineCall } from '@tredici/contract/call';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallDeps, registerCalls } from '#http/calls.ts';
import { handleErrors } from '#http/errors.ts';
import type { SessionUser } from '#http/session.ts';

const reply = z.object({ ok: z.boolean() });
const calls = {
  odds: defineCall({
    method: 'GET',
    path: '/odds/',
    access: 'premium',
    showsOdds: true,
    summary: '',
    status: 200,
    reply,
  }),
  plain: defineCall({
    method: 'GET',
    path: '/plain/',
    access: 'premium',
    summary: '',
    status: 200,
    reply,
  }),
};

const NOW = new Date('2026-03-14T18:00:00Z');

async function ask(path: string, selfExcludedUntil: Date | null) {
  const user = { id: 1, premiumUntil: new Date('2027-01-01'), selfExcludedUntil } as SessionUser;
  const app = Fastify();
  handleErrors(app);
  const deps = { sessions: { find: async () => ({ id: 1, user }) }, clock: { now: () => NOW } };
  registerCalls(
    app,
    calls,
    { odds: () => ({ ok: true }), plain: () => ({ ok: true }) },
    deps as unknown as CallDeps,
  );
  return app.inject({ url: `/api${path}`, headers: { authorization: 'Bearer x' } });
}

test('on a break the calls that show odds are refused, the others are not', async () => {
  const later = new Date(NOW.getTime() + 1);
  const refused = await ask('/odds/', later);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('on_break');
  expect((await ask('/plain/', later)).statusCode).toBe(200);
  expect((await ask('/odds/', NOW)).statusCode).toBe(200);
  expect((await ask('/odds/', null)).statusCode).toBe(200);
});
