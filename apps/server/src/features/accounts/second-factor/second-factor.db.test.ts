import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recoveryCode, secondFactor } from '#db/schema/account-security.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { addUser, createTestApp, logIn, PASSWORD } from '#testing/test-app.ts';
import { codeAt, stepAt } from './totp.ts';

const { database, db, clock, app, other, postbox } = await createAccountWorld();
const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret as an authenticator does. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

const codeNow = (secret: string, later = 0) =>
  codeAt(bytesOf(secret), stepAt(new Date(clock.now().getTime() + later)));

const login = (username: string, otp?: string, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username, password: PASSWORD, ...(otp === undefined ? {} : { otp }) },
    remoteAddress: '203.0.113.1',
  });

const call = (method: 'GET' | 'POST' | 'DELETE', token: string, path = '', payload?: object) =>
  app.inject({
    method,
    url: `/api/v1/account/second-factor/${path}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: '203.0.113.1',
    ...(payload ? { payload } : {}),
  });

/** A user who has switched it on, with the code after the one that was used for that. */
async function userWithFactor(email: string) {
  const id = await addUser(db, email);
  const token = await logIn(app, email);
  const { secret } = (await call('POST', token, '', { password: PASSWORD })).json();
  const on = await call('POST', token, 'confirm/', { otp: codeNow(secret) });
  expect(on.statusCode).toBe(200);
  clock.move(STEP_MS);
  return { id, email, token, secret, codes: on.json().recovery_codes as string[] };
}

test('it is switched on with the password and a first code, and a mail tells so', async () => {
  const id = await addUser(db, 'on@example.test');
  const token = await logIn(app, 'on@example.test');
  expect((await call('GET', token)).json()).toEqual({
    enabled: false,
    since: null,
    recovery_codes_left: 0,
  });
  const wrong = await call('POST', token, '', { password: 'Sbagliata-9' });
  expect(wrong.json()).toMatchObject({ codes: { password: ['password_wrong'] } });
  const begun = (await call('POST', token, '', { password: PASSWORD })).json();
  expect(begun.uri).toBe(
    `otpauth://totp/Tredici:on%40example.test?secret=${begun.secret}&issuer=Tredici`,
  );
  // No code is asked for until a first one has shown that the phone has the secret.
  expect((await login('on@example.test')).statusCode).toBe(200);
  const refused = await call('POST', token, 'confirm/', { otp: '000000' });
  expect(refused.json()).toMatchObject({ code: 'otp_invalid' });
  const on = await call('POST', token, 'confirm/', { otp: codeNow(begun.secret) });
  expect(on.json().recovery_codes).toHaveLength(10);
  expect(new Set(on.json().recovery_codes).size).toBe(10);
  expect((await call('GET', token)).json()).toMatchObject({
    enabled: true,
    recovery_codes_left: 10,
  });
  expect((await call('POST', token, '', { password: PASSWORD })).statusCode).toBe(409);
  const mails = (await postbox.collect()).filter(({ to }) => to === 'on@example.test');
  expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-on']);
  // Neither the secret nor a code is in the database in clear.
  const kept = JSON.stringify([
    await db.select().from(secondFactor).where(eq(secondFactor.userId, id)),
    await db.select().from(recoveryCode).where(eq(recoveryCode.userId, id)),
  ]);
  const secret = bytesOf(begun.secret);
  expect(kept).not.toContain(JSON.stringify([...secret]).slice(1, -1));
});

test('a login asks for a code, accepts it in the same call, and each code once', async () => {
  const { email, secret } = await userWithFactor('code@example.test');
  const asked = await login(email);
  expect(asked.statusCode).toBe(400);
  expect(asked.json().code).toBe('otp_required');
  const otp = codeNow(secret);
  const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`;
  // The same code on two processes at once: only one login succeeds.
  const both = await Promise.all([login(email, spaced), login(email, spaced, other)]);
  expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 400]);
  expect((await login(email, otp)).json().code).toBe('otp_invalid');
  clock.move(STEP_MS);
  expect((await login(email, codeNow(secret))).statusCode).toBe(200);
  // With a wrong password nothing reveals that there is a second factor.
  const wrong = await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username: email, password: 'Sbagliata-9' },
    remoteAddress: '203.0.113.2',
  });
  expect(wrong.json().code).toBe('login_failed');
});

test('wrong codes are limited across processes, and the owner can still log in from elsewhere', async () => {
  const { email, secret } = await userWithFactor('guess@example.test');
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const reply = await login(email, '123456', wrong % 2 === 0 ? app : other);
    expect(reply.json().code).toBe('otp_invalid');
  }
  const refused = await login(email, codeNow(secret));
  expect(refused.statusCode).toBe(429);
  const owner = await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username: email, password: PASSWORD, otp: codeNow(secret) },
    remoteAddress: '198.51.100.9',
  });
  expect(owner.statusCode).toBe(200);
});

test('a recovery code works once, however it is written', async () => {
  const { email, token, codes } = await userWithFactor('lost@example.test');
  expect((await login(email, ` ${codes[0]!.toUpperCase()} `)).statusCode).toBe(200);
  expect((await login(email, codes[0])).json().code).toBe('otp_invalid');
  expect((await call('GET', token)).json().recovery_codes_left).toBe(9);
  // It works only for its own user.
  const stranger = await userWithFactor('stranger@example.test');
  expect((await login(stranger.email, codes[1])).json().code).toBe('otp_invalid');
  const renewed = await call('POST', token, 'recovery-codes/', {
    password: PASSWORD,
    otp: codes[1],
  });
  expect(renewed.json().recovery_codes).toHaveLength(10);
  expect((await login(email, codes[2])).json().code).toBe('otp_invalid');
  expect((await login(email, renewed.json().recovery_codes[0])).statusCode).toBe(200);
});

test('switching it off needs password and code', async () => {
  const { id, email, token, secret } = await userWithFactor('off@example.test');
  const off = (password: string, otp: string) => call('DELETE', token, '', { password, otp });
  expect((await off('Sbagliata-9', codeNow(secret))).statusCode).toBe(400);
  expect((await off(PASSWORD, '000000')).json().code).toBe('otp_invalid');
  await postbox.collect();
  expect((await off(PASSWORD, codeNow(secret))).statusCode).toBe(204);
  expect((await postbox.collect()).map(({ kind }) => kind)).toEqual(['second-factor-off']);
  expect((await login(email)).statusCode).toBe(200);
  expect(await db.select().from(recoveryCode).where(eq(recoveryCode.userId, id))).toEqual([]);
});

test('a secret that was encrypted with another key is reported as unavailable, and kept', async () => {
  const { id, email, secret } = await userWithFactor('moved@example.test');
  const moved = await createTestApp(database, { clock, env: { SECRET_KEY: 'another '.repeat(5) } });
  expect((await login(email, codeNow(secret), moved)).statusCode).toBe(503);
  expect(await db.select().from(secondFactor).where(eq(secondFactor.userId, id))).toHaveLength(1);
  expect((await login(email, codeNow(secret))).statusCode).toBe(200);
});
