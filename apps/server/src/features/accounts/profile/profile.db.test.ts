import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser, oneTimeKey, session } from '#db/schema/accounts.ts';
import { inTransaction } from '#db/transaction.ts';
import { saveEntitlement } from '#features/entitlements/store.ts';
import { changeUser } from '#http/user-changes.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { addUser, logIn, PASSWORD } from '#testing/test-app.ts';

const { database, db, clock, app, other, postbox } = await createAccountWorld();

type Method = 'GET' | 'PATCH' | 'DELETE' | 'POST';
const call = (method: Method, url: string, token: string, payload?: object, at = app) =>
  at.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
let refused = 0;
const profile = (id: number) => `/tredici/userprofile/${id}/`;

async function enter(email: string, more = {}) {
  const id = await addUser(db, email, { firstName: 'Ada', lastName: 'Neri', ...more });
  return { id, token: await logIn(app, email) };
}

test('the profile is read and changed in parts', async () => {
  const { id, token } = await enter('parts@example.com');
  const before = (await call('GET', profile(id), token)).json();
  expect(before).toMatchObject({ premium: false, budget: '0.00', user: { id, first_name: 'Ada' } });

  const named = await call('PATCH', profile(id), token, {
    user: { id, first_name: '  Adele ', last_name: 'D’Àvila', receive_newsletter: true },
  });
  expect(named.statusCode).toBe(200);
  expect(named.json().user).toEqual({
    ...before.user,
    first_name: 'Adele',
    last_name: 'D’Àvila',
    receive_newsletter: true,
  });
  const budget = await call('PATCH', profile(id), token, { user: { id }, budget: '150.5' });
  expect(budget.json()).toMatchObject({ budget: '150.50', user: { first_name: 'Adele' } });
  const prefer = await call('PATCH', profile(id), token, {
    user: { language: 'en', no_odds: true, session_reminder_minutes: 45 },
  });
  expect(prefer.json().user).toMatchObject({
    language: 'en',
    no_odds: true,
    session_reminder_minutes: 45,
  });
  const off = await call('PATCH', profile(id), token, { user: { session_reminder_minutes: null } });
  expect(off.json().user).toMatchObject({ session_reminder_minutes: null, no_odds: true });
  const unasked = await call('PATCH', profile(id), token, { user: { receive_newsletter: null } });
  expect(unasked.json().user.receive_newsletter, 'null changes nothing').toBe(true);
  const nothing = await call('PATCH', profile(id), token, {});
  expect(nothing.json()).toEqual(off.json());
  // The profile can be sent back as it was read, with the budget as a number too.
  const read = (await call('GET', profile(id), token)).json();
  const back = await call('PATCH', profile(id), token, read);
  expect([back.statusCode, back.json()]).toEqual([200, read]);
  const amount = await call('PATCH', profile(id), token, { ...read, budget: 150.5 });
  expect([amount.statusCode, amount.json()]).toEqual([200, read]);
  // A session shows the changed profile immediately.
  const shown = await app.inject({
    method: 'POST',
    url: '/api/account/verify-token/',
    payload: { token },
  });
  expect(shown.json().user).toEqual(off.json().user);
});

test.each([
  [{ budget: '-1' }, { budget: ['invalid'] }],
  [{ budget: 'abc' }, { budget: ['invalid'] }],
  [{ budget: '1e9' }, { budget: ['invalid'] }],
  [{ budget: 0.001 }, { budget: ['invalid'] }],
  [{ budget: 1e12 }, { budget: ['invalid'] }],
  [{ budget: true }, { budget: ['invalid'] }],
  [{ user: { first_name: '' } }, { 'user.first_name': ['required'] }],
  [{ user: { last_name: 'x'.repeat(10_000) } }, { 'user.last_name': ['too_long'] }],
  [{ user: { first_name: '⚽'.repeat(10_000) } }, { 'user.first_name': ['too_long'] }],
  [{ user: { first_name: 'x'.repeat(30_000) } }, { 'user.first_name': ['too_long'] }],
  [{ user: { first_name: 'Ada\u202e' } }, { 'user.first_name': ['invalid'] }],
  [{ user: { first_name: 'a\u0000b' } }, { 'user.first_name': ['invalid'] }],
  [{ user: { language: 'fr' } }, { 'user.language': ['invalid'] }],
  [{ user: { session_reminder_minutes: 1 } }, { 'user.session_reminder_minutes': ['invalid'] }],
  [{ user: { session_reminder_minutes: 999 } }, { 'user.session_reminder_minutes': ['invalid'] }],
  [{ user: { receive_newsletter: 'yes' } }, { 'user.receive_newsletter': ['invalid'] }],
  [{ user: { id: 1_000_000 } }, { 'user.id': ['invalid'] }],
])('changing %j is refused as a whole', async (payload, codes) => {
  refused += 1;
  const { id, token } = await enter(`refused-${refused}@example.com`);
  const reply = await call('PATCH', profile(id), token, { budget: '5', ...payload });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'validation', codes });
  expect((await call('GET', profile(id), token)).json().budget).toBe('0.00');
});

test.each([
  ['emoji', '👩‍👩‍👧 Ada'],
  ['right to left', 'محمد\u200f'],
  ['HTML', '<script>alert(1)</script>'],
  ['SQL', "Robert'); drop table app_user;--"],
  ['150 characters beyond the first plane', '𝔸'.repeat(150)],
])('a name of %s is kept unchanged', async (kind, name) => {
  const { id, token } = await enter(`named-${kind.length}@example.com`);
  const reply = await call('PATCH', profile(id), token, { user: { last_name: name } });
  expect(reply.statusCode).toBe(200);
  expect((await call('GET', profile(id), token)).json().user.last_name).toBe(name);
});

test("an id that cannot be a user's or a session's is refused or not found, never a server error", async () => {
  const { token } = await enter('ids@example.com');
  for (const [id, status] of [
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['abc', 400],
    ['%00', 400],
    ['9007199254740991', 404],
    ['99999999999999999999', 400],
  ] as const) {
    for (const [method, url] of [
      ['GET', `/tredici/userprofile/${id}/`],
      ['DELETE', `/account/sessions/${id}/`],
    ] as const) {
      expect((await call(method, url, token)).statusCode, `${method} ${url}`).toBe(status);
    }
  }
});

test('fields that users may not change stay as they were', async () => {
  const { id, token } = await enter('sly@example.com');
  const reply = await call('PATCH', profile(id), token, {
    user: {
      premium: true,
      role: 'operator',
      username: 'admin',
      email: 'x@example.com',
      break_until: null,
    },
    premium: true,
  });
  expect(reply.statusCode).toBe(200);
  const [kept] = await db.select().from(appUser).where(eq(appUser.id, id));
  expect(kept).toMatchObject({ username: 'sly@example.com', role: 'user' });
  expect(reply.json().premium).toBe(false);
});

test('a user who sees in the profile that they have Pro has it immediately', async () => {
  const { id, token } = await enter('paid@example.com');
  const best = async () => (await call('GET', '/tredici/bets/best/', token)).statusCode;
  const isPro = async () => (await call('GET', profile(id), token)).json().premium;
  expect([await isPro(), await best()]).toEqual([false, 403]);
  const until = new Date(clock.now().getTime() + 86_400_000);
  await inTransaction(db, (tx) =>
    changeUser(tx, id, () => saveEntitlement(tx, { userId: id, source: 'grant', until })),
  );
  expect([await isPro(), await best()]).toEqual([true, 200]);
});

test('users can access only their own profile', async () => {
  const anna = await enter('anna@example.com');
  const bruno = await enter('bruno@example.com');
  for (const [method, payload] of [
    ['GET', undefined],
    ['PATCH', { budget: '1' }],
    ['DELETE', { password: PASSWORD }],
  ] as const) {
    const reply = await call(method, profile(bruno.id), anna.token, payload);
    expect(reply.statusCode).toBe(404);
  }
  const [theirs] = await db.select().from(session).where(eq(session.userId, bruno.id));
  const end = await call('DELETE', `/account/sessions/${theirs!.id}/`, anna.token);
  expect(end.statusCode).toBe(404);
  expect((await call('GET', profile(bruno.id), bruno.token)).statusCode).toBe(200);
});

test('sessions are listed and ended, one or all others', async () => {
  const { id, token } = await enter('many@example.com');
  clock.move(1_000);
  const second = await logIn(other, 'many@example.com');
  clock.move(1_000);
  const third = await logIn(app, 'many@example.com');
  const { results } = (await call('GET', '/account/sessions/', token)).json();
  expect(results).toHaveLength(3);
  expect(results.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
  expect(results[0].user_agent).toMatch(/lightMyRequest/);

  const one = await call('DELETE', `/account/sessions/${results[1].id}/`, token);
  expect(one.statusCode).toBe(204);
  expect((await call('GET', profile(id), second)).statusCode).toBe(401);
  const again = await call('DELETE', `/account/sessions/${results[1].id}/`, token);
  expect(again.statusCode).toBe(404);

  expect((await call('DELETE', '/account/sessions/', token)).json()).toEqual({ ended: 1 });
  expect((await call('GET', profile(id), third)).statusCode).toBe(401);
  expect((await call('GET', profile(id), token)).statusCode).toBe(200);
  expect((await call('DELETE', '/account/sessions/', token)).json()).toEqual({ ended: 0 });
});

test('on a break the shown budget can be sent back without beginning a plan', async () => {
  const { id, token } = await enter('resting@example.com');
  const send = (budget: string) => call('PATCH', profile(id), token, { budget });
  expect((await send('50.00')).statusCode).toBe(200);
  await call('POST', '/account/break/', token, { length: 'day' });
  expect((await send('50.00')).statusCode).toBe(200);
  const more = await send('80.00');
  expect([more.statusCode, more.json().code]).toEqual([403, 'on_break']);
  expect((await call('GET', profile(id), token)).json().budget).toBe('50.00');
});

test('a break can be made longer, never shorter', async () => {
  const { id, token } = await enter('break@example.com');
  const take = (length: string) => call('POST', '/account/break/', token, { length });
  const day = await take('day');
  expect(day.statusCode).toBe(200);
  const until = (hours: number) =>
    new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  expect(day.json().user.break_until).toBe(until(24));
  expect((await take('month')).json().user.break_until).toBe(until(720));
  const shorter = await take('week');
  expect(shorter.statusCode).toBe(409);
  expect(shorter.json().code).toBe('break_not_shortened');
  const both = await Promise.all([take('month'), take('month')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect((await take('year')).json().codes).toEqual({ length: ['invalid'] });
  const shown = (await call('GET', profile(id), token)).json();
  expect(shown.user.break_until).toBe(until(720));
  clock.move(29 * 86_400_000);
  await call('GET', profile(id), token);
  clock.move(2 * 86_400_000);
  const over = await logIn(app, 'break@example.com');
  expect((await call('GET', profile(id), over)).json().user.break_until).toBeNull();
});

test('the export has everything stored about a user, and nothing that gives access', async () => {
  const { id, token } = await enter('mine@example.com');
  await call('PATCH', profile(id), token, { budget: 123.45 });
  await app.inject({
    method: 'POST',
    url: '/api/v1/account/register/password/reset/',
    payload: { email: 'mine@example.com' },
  });
  await postbox.collect();
  const wrong = await call('POST', '/account/export/', token, { password: 'Sbagliata-9' });
  expect(wrong.json()).toMatchObject({ codes: { password: ['password_wrong'] } });
  const reply = await call('POST', '/account/export/', token, { password: PASSWORD });
  expect(reply.statusCode).toBe(200);
  const { sections, exported_at } = reply.json();
  expect(exported_at).toBe(clock.now().toISOString());
  expect(sections.account).toEqual([
    expect.objectContaining({ id, email: 'mine@example.com', budget_cents: 12_345 }),
  ]);
  expect(sections.plans).toMatchObject([{ initial_cents: 12_345, level: 70 }]);
  const names = Object.values(sections).flatMap((rows) => (rows as object[]).flatMap(Object.keys));
  expect(names.filter((name) => !/^[a-z0-9_]+$/.test(name))).toEqual([]);
  expect(sections.sessions).toHaveLength(1);
  expect(sections.devices).toHaveLength(1);
  expect(sections.mailed_keys).toEqual([expect.objectContaining({ purpose: 'reset-password' })]);
  expect(reply.body).not.toMatch(/argon2|hash|token/i);
});

test('within minutes of the login the full export needs no password, later it does', async () => {
  const { id, token } = await enter('soon@example.com');
  const soon = await call('GET', '/account/export/', token);
  expect(soon.statusCode).toBe(200);
  expect(soon.json().sections.account).toEqual([expect.objectContaining({ id })]);
  clock.move(10 * 60_000 + 1);
  const late = await call('GET', '/account/export/', token);
  expect([late.statusCode, late.json().code]).toEqual([403, 'password_again']);
  const given = await call('POST', '/account/export/', token, { password: PASSWORD });
  expect(given.statusCode).toBe(200);
  // Confirming with one token does not count for another.
  const again = await logIn(app, 'soon@example.com');
  expect((await call('GET', '/account/export/', again)).statusCode).toBe(200);
  expect((await call('GET', '/account/export/', token)).statusCode).toBe(403);
  expect((await app.inject('/api/v1/account/export/')).statusCode).toBe(401);
});

test('an account is deleted with the password, together with everything that belongs to it', async () => {
  const { id, token } = await enter('gone@example.com');
  const elsewhere = await logIn(other, 'gone@example.com');
  expect((await call('GET', profile(id), elsewhere, undefined, other)).statusCode).toBe(200);
  const wrong = await call('DELETE', profile(id), token, { password: 'Sbagliata1!' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({
    code: 'validation',
    codes: { password: ['password_wrong'] },
  });
  expect((await call('DELETE', profile(id), token)).statusCode).toBe(400);

  const gone = await call('DELETE', profile(id), token, { password: PASSWORD });
  expect(gone.statusCode).toBe(204);
  expect((await call('GET', profile(id), token)).statusCode).toBe(401);
  await expect
    .poll(async () => (await call('GET', profile(id), elsewhere, undefined, other)).statusCode)
    .toBe(401);
  expect(await db.select().from(appUser).where(eq(appUser.id, id))).toEqual([]);
  expect(await db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  expect(await db.select().from(oneTimeKey).where(eq(oneTimeKey.userId, id))).toEqual([]);
  const login = await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username: 'gone@example.com', password: PASSWORD },
  });
  expect(login.json().code).toBe('login_failed');
  const mails = await postbox.collect();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['account-deleted', 'gone@example.com'],
  ]);
});

test('what is saved to an account while it is deleted is refused as for an unknown user', async () => {
  const { id, token } = await enter('leaving@example.com');
  const deletion = await database.pool.connect();
  await deletion.query('begin');
  await deletion.query('delete from app_user where id = $1', [id]);
  const kept = Promise.resolve(
    call('POST', '/tredici/fantasy/lists/', token, { name: 'Da prendere' }),
  );
  const isWaiting = () =>
    database.pool.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(async () => (await isWaiting()).rowCount).toBe(1);
  await deletion.query('commit');
  deletion.release();
  expect([(await kept).statusCode, (await kept).json().code]).toEqual([401, 'unauthenticated']);
});

test('deleted twice at the same time, it is deleted once and reported once', async () => {
  const { id, token } = await enter('twice@example.com');
  const both = await Promise.all([
    call('DELETE', profile(id), token, { password: PASSWORD }),
    call('DELETE', profile(id), token, { password: PASSWORD }, other),
  ]);
  for (const { statusCode } of both) expect([204, 401, 404]).toContain(statusCode);
  expect(both.map(({ statusCode }) => statusCode)).toContain(204);
  expect(await postbox.collect()).toHaveLength(1);
});
