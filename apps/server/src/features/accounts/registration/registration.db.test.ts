import { registrationProblems } from '@tredici/contract/account-rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { askAndSolve, formFor, register } from '#testing/register.ts';
import { createTestApp, PASSWORD } from '#testing/test-app.ts';

const { database, db, clock, app, postbox } = await createAccountWorld();
// Each test reads only the mails that it caused.
beforeEach(() => postbox.collect());

const post = (url: string, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: `/api/v1/account${url}`, payload, remoteAddress });
const login = (username: string, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/account/login/', payload: { username, password } });

test('registering, verifying and logging in', async () => {
  const reply = await register(app, 'Carla@Example.com', { language: 'en' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({
    detail: 'Validation E-Mail sent.',
    change_key: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const early = await login('carla@example.com');
  expect(early.statusCode).toBe(400);
  expect(early.json()).toEqual({
    non_field_errors: ['E-mail is not verified.'],
    code: 'email_not_verified',
  });

  const key = await postbox.keyOf('verification');
  const verified = await post('/register/verify-email/', { key });
  expect(verified.statusCode).toBe(201);
  expect(verified.json().status).toBe('verified');
  const entered = await login('carla@example.com');
  expect(entered.statusCode).toBe(200);
  expect(entered.json().user).toMatchObject({
    username: 'Carla@Example.com',
    first_name: 'Carla',
    last_name: 'Rossi',
    receive_newsletter: false,
    language: 'en',
    break_until: null,
    no_odds: false,
    session_reminder_minutes: null,
  });
  const [kept] = await db.select().from(appUser).where(eq(appUser.email, 'Carla@Example.com'));
  expect(kept?.termsAcceptedAt).toEqual(clock.now());
});

test('a link followed twice is reported as such, immediately or later', async () => {
  await register(app, 'twice@example.com');
  const key = await postbox.keyOf('verification');
  const both = await Promise.all([
    post('/register/verify-email/', { key }),
    post('/register/verify-email/', { key }),
  ]);
  expect(both.map((reply) => reply.json().status).sort()).toEqual(['already_verified', 'verified']);
  clock.move(10 * 86_400_000);
  const late = await post('/register/verify-email/', { key });
  expect(late.statusCode).toBe(201);
  expect(late.json().status).toBe('already_verified');
});

test('a key that is expired, altered or invented does not work', async () => {
  await register(app, 'late@example.com');
  const key = await postbox.keyOf('verification');
  const altered = key.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const wrong of [altered, key.toUpperCase(), 'x'.repeat(64), '0'.repeat(64), key.slice(1)]) {
    const reply = await post('/register/verify-email/', { key: wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('key_invalid');
  }
  clock.move(3 * 86_400_000 + 1);
  const expired = await post('/register/verify-email/', { key });
  expect(expired.json().code).toBe('key_invalid');
  expect((await login('late@example.com')).json().code).toBe('email_not_verified');
});

test('an address can be registered once, regardless of case, and the form says so', async () => {
  expect((await register(app, 'once@example.com')).statusCode).toBe(201);
  const again = await register(app, 'ONCE@Example.com');
  expect(again.statusCode).toBe(400);
  expect(again.json()).toEqual({
    email: ['Un utente è già registrato con questa email.'],
    code: 'email_registered',
  });
  await db
    .update(appUser)
    .set({ username: 'name@example.com' })
    .where(eq(appUser.email, 'once@example.com'));
  expect((await register(app, 'name@example.com')).json()).toEqual({
    username: ['Un utente con questo nome utente esiste già.'],
    code: 'username_taken',
  });
});

test('of two registrations of one address at the same instant one succeeds', async () => {
  const captchas = await Promise.all(Array.from({ length: 6 }, () => askAndSolve(app)));
  const replies = await Promise.all(
    captchas.map((captcha, i) =>
      register(app, i % 2 ? 'race@example.com' : 'Race@example.com', { captcha }),
    ),
  );
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 400)) {
    expect(reply.json().code).toBe('email_registered');
  }
  const mails = (await postbox.collect()).filter(
    ({ to }) => to.toLowerCase() === 'race@example.com',
  );
  expect(mails).toHaveLength(1);
});

test('of many registrations on two processes none is lost or doubled', async () => {
  const fresh = await createAccountWorld();
  const apps = [fresh.app, fresh.other];
  const replies = await Promise.all(
    Array.from({ length: 66 }, (_, n) => register(apps[n % 2]!, `crowd-${n % 60}@example.com`)),
  );
  const codes = replies.map((reply) => reply.json().code ?? reply.statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(60);
  expect(codes.filter((code) => code === 'email_registered')).toHaveLength(6);
  expect(await fresh.db.$count(appUser)).toBe(60);
  const mails = await fresh.postbox.collect();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(60);
  expect(mails).toHaveLength(60);
});

test('registrations from one place are limited across two processes', async () => {
  const fresh = await createAccountWorld();
  const apps = [fresh.app, fresh.other];
  const codes: string[] = [];
  for (let n = 0; n < 203; n += 1) {
    const reply = await register(apps[n % 2]!, 'robot@example.com', { captcha: 'x' }, '192.0.2.9');
    codes.push(reply.json().code);
  }
  expect(codes.filter((code) => code === 'captcha_failed')).toHaveLength(200);
  expect(codes.slice(200)).toEqual(Array(3).fill('too_many_requests'));
});

test('an unsolved captcha is refused with the promised message', async () => {
  const reply = await register(app, 'robot@example.com', { captcha: 'x' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    non_field_errors: ['Verifica fallita. Please reload the site and try again.'],
    code: 'captcha_failed',
  });
});

test('every rule has its message and its code', async () => {
  const reply = await post('/register/', {
    ...formFor('nobody', { first_name: ' ', last_name: '', password1: 'abc', password2: 'abd' }),
    privacy_accepted: false,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    code: 'validation',
    first_name: ['This field is required.'],
    last_name: ['This field is required.'],
    email: ['Email non valida'],
    password1: [
      'La password deve essere lunga almeno 8 caratteri',
      'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
    ],
    password2: ['Ripeti la stessa password per confermare che sia corretta'],
    privacy_accepted: ["È necessario accettare l'accordo legale"],
    captcha: ['Inserisci il captcha'],
    codes: {
      first_name: ['required'],
      last_name: ['required'],
      email: ['email_invalid'],
      password1: ['password_too_short', 'password_too_simple'],
      password2: ['password_mismatch'],
      privacy_accepted: ['privacy_required'],
      captcha: ['captcha_required'],
    },
  });
  const other = await register(app, 'a@example.com', { username: 'b@example.com' });
  expect(other.json().codes).toEqual({ username: ['invalid'] });
});

test('a common password is refused before a captcha is used up', async () => {
  const captcha = await askAndSolve(app);
  const common = { password1: 'Juventus1!', password2: 'Juventus1!' };
  const refused = await register(app, 'common@example.com', { ...common, captcha });
  expect(refused.json()).toMatchObject({ codes: { password1: ['password_common'] } });
  expect((await register(app, 'common@example.com', { captcha })).statusCode).toBe(201);
});

test("the server refuses exactly what the page's own rules refuse", async () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', 'Ada', 'ada@example.com', PASSWORD, 'x'.repeat(600)),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.emailAddress(),
  );
  const form = fc.record({
    first_name: text,
    last_name: text,
    email: text,
    username: text,
    password1: text,
    password2: text,
    privacy_accepted: fc.boolean(),
    captcha: fc.constantFrom('', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(form, async (sent) => {
      const reply = await post('/register/', sent);
      const found = registrationProblems(sent);
      expect(reply.statusCode).toBe(400);
      if (Object.keys(found).length === 0) expect(reply.json().code).toBe('captcha_failed');
      else expect(reply.json()).toMatchObject({ code: 'validation', codes: found });
    }),
    { numRuns: 200 },
  );
});

test('registrations can be closed', async () => {
  const closed = await createTestApp(database, { clock, env: { REGISTRATION: 'closed' } });
  const reply = await register(closed, 'closed@example.com');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    non_field_errors: ['Le registrazioni sono chiuse'],
    code: 'registration_closed',
  });
});

test.each([
  ['10,000 letters', 'x'.repeat(10_000), 'too_long'],
  ['10,000 emoji', '⚽'.repeat(10_000), 'too_long'],
  ['a null character', 'Car\u0000la', 'invalid'],
  ['a line break', 'Carla\r\nBcc: x@example.com', 'invalid'],
  ['half a pair', 'Carla\ud83d', 'invalid'],
  ['a turned direction', 'Carla\u202eerots', 'invalid'],
  ['nothing visible', '\u200b\u200d', 'required'],
])('a name of %s gets a clear answer', async (_, name, code) => {
  const reply = await register(app, 'names@example.com', { first_name: name, captcha: 'none' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().codes).toEqual({ first_name: [code] });
});

test.each([
  ['emoji', '👩‍👩‍👧 Ada'],
  ['right to left', 'محمد‏'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', "Robert'); drop table app_user;--"],
  ['150 characters beyond the first plane', '𝔸'.repeat(150)],
])('a name of %s is kept unchanged', async (kind, name) => {
  const email = `name-${kind.replaceAll(' ', '-').toLowerCase()}@example.com`;
  expect((await register(app, email, { first_name: name })).statusCode).toBe(201);
  const [kept] = await db.select().from(appUser).where(eq(appUser.email, email));
  expect(kept?.firstName).toBe(name.trim());
  const [mail] = (await postbox.collect()).filter(({ to }) => to === email);
  expect(mail?.html).not.toContain('<img');
});
