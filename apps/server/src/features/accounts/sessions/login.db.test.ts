import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { appUser, session } from '#db/schema/accounts.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { addUser, logIn, PASSWORD } from '#testing/test-app.ts';
import { addSession, prepareFindSession } from './store.ts';

const { database, db, clock, app, other, postbox } = await createAccountWorld();

const login = (username: string, password = PASSWORD, remoteAddress = '203.0.113.1') =>
  app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username, password },
    remoteAddress,
  });
const verify = (token: string, inBody = false) =>
  app.inject({
    method: 'POST',
    url: '/api/account/verify-token/',
    ...(inBody ? { payload: { token } } : { headers: { authorization: `Bearer ${token}` } }),
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a login returns the user and a token, by name or address in any case', async () => {
  const id = await addUser(db, 'anna@example.test', { username: 'AnnaBianchi', firstName: 'Anna' });
  for (const name of ['anna@example.test', 'ANNA@Example.Test', 'annabianchi', ' AnnaBianchi ']) {
    const reply = await login(name);
    expect(reply.statusCode, name).toBe(200);
    expect(reply.json()).toMatchObject({
      user: {
        id,
        username: 'AnnaBianchi',
        first_name: 'Anna',
        last_name: '',
        premium: false,
        receive_newsletter: null,
      },
      access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('the token itself is not stored anywhere', async () => {
  const id = await addUser(db, 'hash@example.test');
  const token = await logIn(app, 'hash@example.test');
  const [row] = await db.select().from(session).where(eq(session.userId, id));
  expect(row?.tokenHash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('a wrong password and an unknown user are refused in the same way', async () => {
  await addUser(db, 'luca@example.test');
  const wrong = await login('luca@example.test', 'wrong');
  const unknown = await login('nobody@example.test', 'wrong');
  for (const reply of [wrong, unknown]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ non_field_errors: ['Login failed.'], code: 'login_failed' });
  }
});

test.each([
  ['10,000 characters', 'x'.repeat(10_000), { username: ['too_long'] }],
  ['nothing but spaces', '   ', { username: ['required'] }],
])('a username of %s gets a clear answer', async (_, username, codes) => {
  const reply = await login(username);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'validation', codes });
});

test.each(['Ada\u0000', '\ud83d', '<img src=x>', "' or 1=1 --", 'محمد', '%', '_'])(
  'the username %j matches nobody and causes no error',
  async (username) => {
    const reply = await login(username);
    expect(reply.statusCode).toBe(400);
    expect(['login_failed', 'validation']).toContain(reply.json().code);
  },
);

test('a password of 10,000 characters is refused before it is hashed', async () => {
  const reply = await login('luca@example.test', 'x'.repeat(10_000));
  expect(reply.json()).toMatchObject({ code: 'validation', codes: { password: ['too_long'] } });
});

test('a password that is changed while it is being compared does not log in', async () => {
  const id = await addUser(db, 'changed@example.test');
  await logIn(app, 'changed@example.test');
  const change = await database.pool.connect();
  await change.query('begin');
  await change.query("update app_user set password_hash = 'another' where id = $1", [id]);
  const opened = Promise.resolve(login('changed@example.test'));
  const isWaiting = () =>
    database.pool.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(async () => (await isWaiting()).rowCount).toBe(1);
  await change.query('update session set ended_at = now() where user_id = $1', [id]);
  await change.query('commit');
  change.release();
  expect((await opened).json().code).toBe('login_failed');
});

test('only with the right password does a login say that the address is unverified', async () => {
  await addUser(db, 'new@example.test', { emailVerifiedAt: null });
  expect((await login('new@example.test', 'wrong')).json().code).toBe('login_failed');
  const right = await login('new@example.test');
  expect(right.statusCode).toBe(400);
  expect(right.json()).toEqual({
    non_field_errors: ['E-mail is not verified.'],
    code: 'email_not_verified',
  });
});

test('premium is computed by the server at the time of the request', async () => {
  const premiumUntil = new Date(clock.now().getTime() + DAY_MS);
  await addUser(db, 'pro@example.test', { premiumUntil });
  const token = await logIn(app, 'pro@example.test');
  expect((await verify(token)).json().user.premium).toBe(true);
  clock.move(DAY_MS + 1_000);
  expect((await verify(token)).json().user.premium).toBe(false);
});

test('a token is verified as bearer or in the body, and a bad one gets 401', async () => {
  await addUser(db, 'token@example.test');
  const token = await logIn(app, 'token@example.test');
  expect((await verify(token)).statusCode).toBe(200);
  expect((await verify(token, true)).json().user.username).toBe('token@example.test');
  for (const reply of [
    await verify('x'),
    await verify('A'.repeat(43), true),
    await app.inject({ method: 'POST', url: '/api/account/verify-token/' }),
    await app.inject({ method: 'POST', url: '/api/account/verify-token/', payload: {} }),
  ]) {
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('unauthenticated');
  }
});

test('logout ends the session immediately, even if another process has just looked it up', async () => {
  await addUser(db, 'out@example.test');
  const token = await logIn(app, 'out@example.test');
  const seenByOther = () =>
    other.inject({ method: 'POST', url: '/api/account/verify-token/', headers: bearer(token) });
  expect((await seenByOther()).statusCode).toBe(200);
  const out = await app.inject({
    method: 'POST',
    url: '/api/v1/account/logout/',
    headers: bearer(token),
  });
  expect(out.statusCode).toBe(204);
  expect(out.body).toBe('');
  expect((await verify(token)).statusCode).toBe(401);
  await expect.poll(async () => (await seenByOther()).statusCode, { timeout: 2_000 }).toBe(401);
  const again = await app.inject({
    method: 'POST',
    url: '/api/v1/account/logout/',
    headers: bearer(token),
  });
  expect(again.statusCode).toBe(401);
});

test('a session lives thirty days from its last use', async () => {
  await addUser(db, 'slide@example.test');
  const token = await logIn(app, 'slide@example.test');
  const idle = await logIn(app, 'slide@example.test');
  clock.move(20 * DAY_MS);
  expect((await verify(token)).statusCode).toBe(200);
  clock.move(20 * DAY_MS);
  expect((await verify(token)).statusCode).toBe(200);
  expect((await verify(idle)).statusCode).toBe(401);
  clock.move(31 * DAY_MS);
  expect((await verify(token)).statusCode).toBe(401);
});

test('a session lives at most a hundred and eighty days, however often it is used', async () => {
  const userId = await addUser(db, 'always@example.test');
  const tokenHash = Buffer.alloc(32, 7);
  const begun = new Date('2026-01-01T00:00:00Z');
  await addSession(db, userId, { tokenHash, userAgent: '' }, begun);
  const findSession = prepareFindSession(db);
  const find = (day: number) => findSession(tokenHash, new Date(begun.getTime() + day * DAY_MS));
  for (let day = 20; day < 180; day += 20) expect(await find(day)).toBeDefined();
  expect(await find(180)).toBeUndefined();
});

test('a user has at most twenty sessions: another login ends the one unused for longest', async () => {
  await addUser(db, 'everywhere@example.test');
  const tokens = [];
  for (let i = 0; i < 20; i += 1) {
    tokens.push(await logIn(app, 'everywhere@example.test'));
    clock.move(1_000);
  }
  clock.move(10 * 60_000);
  // The first is used again, so that the second is the one unused for longest.
  expect((await verify(tokens[0]!)).statusCode).toBe(200);
  expect((await verify(tokens[1]!)).statusCode).toBe(200);
  clock.move(10 * 60_000);
  expect((await verify(tokens[0]!)).statusCode).toBe(200);
  const newest = await logIn(app, 'everywhere@example.test');
  const statuses = [];
  for (const token of [...tokens, newest]) statuses.push((await verify(token)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses[2]).toBe(401);
  // If the clock is set back, the newest session still stays.
  clock.move(-HOUR_MS);
  const now = clock.now.bind(clock);
  const asked = vi.spyOn(clock, 'now').mockImplementation(() => {
    clock.move(1);
    return now();
  });
  const later = await logIn(app, 'everywhere@example.test');
  asked.mockRestore();
  expect((await verify(later)).statusCode).toBe(200);
  clock.move(HOUR_MS);
});

test("one's own profile can be read and changed, another's is not found", async () => {
  const id = await addUser(db, 'mine@example.test');
  const otherId = await addUser(db, 'theirs@example.test');
  const headers = bearer(await logIn(app, 'mine@example.test'));
  const url = `/api/v1/tredici/userprofile/${id}/`;
  await app.inject({ method: 'PATCH', url, headers, payload: { budget: '123.45' } });
  const read = await app.inject({ url, headers });
  expect(read.json()).toMatchObject({ user: { id }, premium: false, budget: '123.45' });

  const patch = (target: string, payload: object) =>
    app.inject({ method: 'PATCH', url: target, headers, payload });
  const changed = await patch(url, { user: { id, receive_newsletter: true } });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().user.receive_newsletter).toBe(true);
  expect((await app.inject({ url, headers })).json().user.receive_newsletter).toBe(true);

  const theirs = `/api/v1/tredici/userprofile/${otherId}/`;
  expect((await app.inject({ url: theirs, headers })).statusCode).toBe(404);
  expect((await patch(theirs, { user: { receive_newsletter: true } })).statusCode).toBe(404);
  expect(
    (await patch(url, { user: { id: otherId, receive_newsletter: true } })).json().codes,
  ).toEqual({
    'user.id': ['invalid'],
  });
  expect((await patch(url, { user: { receive_newsletter: 'yes' } })).statusCode).toBe(400);
  expect((await patch(url, { premium: true, user: { premium: true } })).json().premium).not.toBe(
    true,
  );
  const [untouched] = await db.select().from(appUser).where(eq(appUser.id, otherId));
  expect(untouched?.receiveNewsletter).toBeNull();
});

test('a user agent is stored shortened and without control characters', async () => {
  const id = await addUser(db, 'agent@example.test');
  await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username: 'agent@example.test', password: PASSWORD },
    headers: { 'user-agent': `Agent\u0001${'x'.repeat(500)}` },
  });
  const [row] = await db.select().from(session).where(eq(session.userId, id));
  expect(row?.userAgent).toHaveLength(256);
  expect(row?.userAgent.startsWith('Agent x')).toBe(true);
});

test('a login with another browser is reported by mail, one after a browser update is not', async () => {
  await addUser(db, 'device@example.test');
  const from = (userAgent: string, on = app) =>
    on.inject({
      method: 'POST',
      url: '/api/account/login/',
      payload: { username: 'device@example.test', password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
  const firefox = (version: number) => `Mozilla/5.0 (X11; Linux x86_64) Firefox/${version}.0`;
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
  await postbox.collect();
  await from(firefox(140));
  await from(firefox(141));
  expect(await postbox.collect()).toEqual([]);
  // At the same time on two processes: one mail.
  await Promise.all([from(phone), from(phone, other)]);
  const [mail, ...more] = await postbox.collect();
  expect([mail?.kind, mail?.to, more]).toEqual(['new-device', 'device@example.test', []]);
  expect(mail?.text).toContain('Safari · iPhone');
  expect(mail?.text).toMatch(/2026 alle ore \d/);
  await from(phone);
  expect(await postbox.collect()).toEqual([]);
});
