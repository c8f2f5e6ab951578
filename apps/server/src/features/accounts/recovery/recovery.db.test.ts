import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { appUser, oneTimeKey } from '#db/schema/accounts.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { addUser, logIn, PASSWORD } from '#testing/test-app.ts';

const { database, db, clock, app, other, postbox } = await createAccountWorld();
// Each test reads only the mails that it caused.
beforeEach(() => postbox.collect());
const NEW = 'Schedina-26';

const post = (
  url: string,
  payload: object,
  {
    token,
    at = app,
    from = '203.0.113.9',
  }: { token?: string; at?: FastifyInstance; from?: string } = {},
) =>
  at.inject({
    method: 'POST',
    url: `/api/v1/account/register${url}`,
    payload,
    remoteAddress: from,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
const reset = (uid: number | string, token: string, password = NEW, repeat = password) =>
  post('/password/reset/confirm/', {
    new_password1: password,
    new_password2: repeat,
    uid: String(uid),
    token,
  });
const login = (username: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/account/login/', payload: { username, password } });
const isOpen = async (token: string, at = app) => {
  const reply = await at.inject({
    method: 'POST',
    url: '/api/account/verify-token/',
    payload: { token },
  });
  return reply.statusCode === 200;
};
/** The other process is notified through the database, a moment later. */
const isClosedEverywhere = async (token: string) => {
  expect(await isOpen(token)).toBe(false);
  await expect.poll(() => isOpen(token, other), { timeout: 2_000 }).toBe(false);
};

test('a forgotten password is reset by the mailed link, which ends every session', async () => {
  const id = await addUser(db, 'lost@example.com');
  const tokens = [await logIn(app, 'lost@example.com'), await logIn(other, 'lost@example.com')];
  const asked = await post('/password/reset/', { email: ' Lost@example.com' });
  expect(asked.statusCode).toBe(200);
  const key = await postbox.keyOf('password-reset');
  const done = await reset(id, key);
  expect(done.statusCode).toBe(200);
  expect(done.json()).toEqual({ detail: 'La password è stata reimpostata con successo' });
  for (const token of tokens) await isClosedEverywhere(token);
  expect((await login('lost@example.com', PASSWORD)).json().code).toBe('login_failed');
  expect((await login('lost@example.com', NEW)).statusCode).toBe(200);
  expect((await postbox.collect()).map(({ kind }) => kind)).toEqual(['password-changed']);
});

test('an address that nobody has is not found', async () => {
  const reply = await post('/password/reset/', { email: 'nobody@example.com' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ email: ['Email non trovata'], code: 'email_not_found' });
  const invalid = await post('/password/reset/', { email: 'nobody' });
  expect(invalid.json()).toMatchObject({ email: ['Email non valida'], code: 'validation' });
});

test('a key works once, even when it is used twice at the same instant', async () => {
  const id = await addUser(db, 'once@example.com');
  await post('/password/reset/', { email: 'once@example.com' });
  const key = await postbox.keyOf('password-reset');
  const both = await Promise.all([reset(id, key, 'Prima-volta1'), reset(id, key, 'Prima-volta2')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await reset(id, key)).json().code).toBe('key_invalid');
});

test('a key works only for its account, unaltered, for one hour', async () => {
  const anna = await addUser(db, 'anna@example.com');
  const bruno = await addUser(db, 'bruno@example.com');
  await post('/password/reset/', { email: 'anna@example.com' });
  const key = await postbox.keyOf('password-reset');
  const altered = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const [uid, token] of [
    [bruno, key],
    [anna, altered],
    [anna, ''],
    [anna, key.toUpperCase()],
    ['', key],
    ['1 or 1=1', key],
    [`${anna}.0`, key],
  ] as const) {
    const reply = await reset(uid, token);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('key_invalid');
  }
  clock.move(3_600_000);
  expect((await reset(anna, key)).json().code).toBe('key_invalid');
  expect((await login('anna@example.com', PASSWORD)).statusCode).toBe(200);
});

test('a key for verifying cannot reset a password', async () => {
  const id = await addUser(db, 'mixed@example.com', { emailVerifiedAt: null });
  await post('/resend-email/', { email: 'mixed@example.com' });
  const key = await postbox.keyOf('verification');
  expect((await reset(id, key)).json().code).toBe('key_invalid');
  await post('/password/reset/', { email: 'mixed@example.com' });
  const own = await postbox.keyOf('password-reset');
  // Reading a mail sent to an address proves it, whichever mail it was.
  expect((await reset(id, own)).statusCode).toBe(200);
  expect((await login('mixed@example.com', NEW)).statusCode).toBe(200);
});

test('a key sent to an address that has changed since does not work', async () => {
  const id = await addUser(db, 'before@example.com');
  await post('/password/reset/', { email: 'before@example.com' });
  const key = await postbox.keyOf('password-reset');
  await db.update(appUser).set({ email: 'after@example.com' }).where(eq(appUser.id, id));
  expect((await reset(id, key)).json().code).toBe('key_invalid');
});

test('the rules of a new password are checked before the key', async () => {
  const reply = await reset(1, 'x', 'kurz', 'anders');
  expect(reply.json()).toMatchObject({
    code: 'validation',
    codes: {
      new_password1: ['password_too_short', 'password_too_simple'],
      new_password2: ['password_mismatch'],
    },
  });
});

test('keys are stored only as hashes', async () => {
  await addUser(db, 'hash@example.com');
  await post('/password/reset/', { email: 'hash@example.com' });
  const key = await postbox.keyOf('password-reset');
  const kept = await db.select().from(oneTimeKey);
  expect(JSON.stringify(kept)).not.toContain(key);
  const { rows } = await database.pool.query<{ data: string }>(
    'select data::text as data from pgboss.job',
  );
  expect(rows.map(({ data }) => data).join()).not.toContain(key);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  await addUser(db, 'change@example.com');
  const mine = await logIn(app, 'change@example.com');
  const others = [await logIn(app, 'change@example.com'), await logIn(other, 'change@example.com')];
  for (const token of others) expect(await isOpen(token, other)).toBe(true);
  await post('/password/reset/', { email: 'change@example.com' });
  const mailed = await postbox.keyOf('password-reset');
  const form = { current_password: PASSWORD, password: NEW, password2: NEW };
  const reply = await post('/change-password/', form, { token: mine });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ detail: 'La password è stata modificata con successo' });
  expect(await isOpen(mine)).toBe(true);
  for (const token of others) await isClosedEverywhere(token);
  // A link mailed before the change belongs to the old password.
  const [user] = await db.select().from(appUser).where(eq(appUser.email, 'change@example.com'));
  expect((await reset(user!.id, mailed)).json().code).toBe('key_invalid');
  expect((await postbox.collect()).map(({ kind }) => kind)).toEqual(['password-changed']);
});

test('the current password must be right, and attempts are limited', async () => {
  await addUser(db, 'guess@example.com');
  const token = await logIn(app, 'guess@example.com');
  const form = { current_password: 'Sbagliata1!', password: NEW, password2: NEW };
  const wrong = await post('/change-password/', form, { token });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({
    detail: 'Si è verificato un errore durante la modifica della password',
    code: 'password_change_failed',
    codes: { current_password: ['password_wrong'] },
  });
  const poor = await post('/change-password/', { ...form, password: 'x' }, { token });
  expect(poor.json().codes).toEqual({
    password: ['password_too_short', 'password_too_simple'],
    password2: ['password_mismatch'],
  });
  const statuses = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const at = turn % 2 ? app : other;
    statuses.push((await post('/change-password/', form, { token, at })).statusCode);
  }
  expect(statuses).toEqual([...Array(9).fill(400), 429, 429, 429]);
  const right = { ...form, current_password: PASSWORD };
  expect((await post('/change-password/', right, { token })).statusCode).toBe(429);
  expect((await post('/change-password/', right)).statusCode).toBe(401);
});

test('reset requests are limited per account and per address across two processes', async () => {
  await addUser(db, 'limit@example.com');
  const ask = (turn: number, email: string, from: string) =>
    post('/password/reset/', { email }, { at: turn % 2 ? app : other, from });
  const toOne = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => ask(turn, 'limit@example.com', `198.51.100.${turn}`)),
  );
  expect(toOne.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  const guesses = await Promise.all(
    Array.from({ length: 34 }, (_, turn) => ask(turn, `guess-${turn}@example.com`, '192.0.2.77')),
  );
  const codes = guesses.map((reply): string => reply.json().code).sort();
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('email_not_found'));
  expect(codes.slice(30)).toEqual(Array(4).fill('too_many_requests'));
});
