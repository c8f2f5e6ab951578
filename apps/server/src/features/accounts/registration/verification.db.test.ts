import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { keyIn } from '#testing/postbox.ts';
import { register } from '#testing/register.ts';
import { addUser } from '#testing/test-app.ts';

const { db, app, other, postbox } = await createAccountWorld();
// Each test reads only the mails that it caused.
beforeEach(() => postbox.collect());

const post = (url: string, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: `/api/v1/account/register${url}`, payload, remoteAddress });

test('the mail can be sent again by either call, and both links work until one is used', async () => {
  await register(app, 'again@example.com');
  const first = await postbox.keyOf('verification');
  const resent = await post('/resend-email/', { email: 'AGAIN@example.com' });
  expect(resent.statusCode).toBe(200);
  expect(resent.json()).toEqual({ detail: 'Validation E-Mail sent.' });
  const second = await postbox.keyOf('verification');
  const third = await post('/verify-email/', { email: 'again@example.com' });
  expect(third.statusCode).toBe(201);
  expect(third.json().status).toBe('sent');
  expect((await post('/verify-email/', { key: first })).json().status).toBe('verified');
  expect((await post('/verify-email/', { key: second })).json().status).toBe('already_verified');
  // The third mail was still waiting and is not sent: there is nothing to verify any more.
  expect(await postbox.collect()).toEqual([]);
});

test('whether an address is known is revealed only to its owner', async () => {
  await addUser(db, 'known@example.com');
  const replies = await Promise.all(
    ['known@example.com', 'unknown@example.com'].map((email) => post('/resend-email/', { email })),
  );
  expect(replies[0]?.statusCode).toBe(200);
  expect(replies[0]?.body).toBe(replies[1]?.body);
  const mails = await postbox.collect();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['already-verified', 'known@example.com'],
  ]);
});

test.each([
  [{}, { email: ['required'] }],
  [{ email: '' }, { email: ['required'] }],
  [{ email: 'nobody' }, { email: ['email_invalid'] }],
  [{ key: '' }, { key: ['required'] }],
  [{ key: 7 }, { key: ['invalid'] }],
  [{ email: 'x'.repeat(30_000) }, { email: ['too_long'] }],
])('verify-email with %j is refused', async (payload, codes) => {
  const reply = await post('/verify-email/', payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'validation', codes });
});

test('the address of a registration can be corrected until it is verified', async () => {
  const { change_key } = (await register(app, 'tpyo@example.com')).json();
  const old = await postbox.keyOf('verification');
  const changed = await post('/change-email/', { change_key, email: 'typo@example.com' });
  expect(changed.statusCode).toBe(200);
  // The first key is used up, and the old link no longer works.
  const spent = await post('/change-email/', { change_key, email: 'third@example.com' });
  expect(spent.json().code).toBe('key_invalid');
  expect((await post('/verify-email/', { key: old })).json().code).toBe('key_invalid');

  const [mail] = await postbox.collect();
  expect(mail).toMatchObject({ kind: 'verification', to: 'typo@example.com' });
  const key = keyIn(mail);
  expect((await post('/verify-email/', { key })).json().status).toBe('verified');
  const [user] = await db.select().from(appUser).where(eq(appUser.email, 'typo@example.com'));
  expect(user?.username).toBe('typo@example.com');

  const next = { change_key: changed.json().change_key, email: 'fourth@example.com' };
  expect((await post('/change-email/', next)).json().code).toBe('key_invalid');
});

test('a corrected address must be free and valid, and a refusal does not use up the key', async () => {
  await addUser(db, 'taken@example.com');
  const { change_key } = (await register(app, 'free@example.com')).json();
  const taken = await post('/change-email/', { change_key, email: 'Taken@example.com' });
  expect(taken.statusCode).toBe(400);
  expect(taken.json()).toEqual({ email: ["L'email è già in uso"], code: 'email_in_use' });
  const invalid = await post('/change-email/', { change_key, email: 'nobody' });
  expect(invalid.json().codes).toEqual({ email: ['email_invalid'] });
  const fine = await post('/change-email/', { change_key, email: 'freer@example.com' });
  expect(fine.statusCode).toBe(200);
});

test('asking again takes equally long for a known and an unknown address', async () => {
  await addUser(db, 'timed@example.com');
  const time = async (email: string) => {
    const begun = performance.now();
    await post('/resend-email/', { email });
    return performance.now() - begun;
  };
  for (const email of ['timed@example.com', 'unknown@example.com']) {
    // Timers may fire a millisecond early.
    expect(await time(email)).toBeGreaterThan(245);
  }
});

test('mails to one address and from one place are limited across two processes', async () => {
  const ask = (turn: number, email: string, remoteAddress: string) =>
    (turn % 2 ? app : other).inject({
      method: 'POST',
      url: '/api/v1/account/register/resend-email/',
      payload: { email },
      remoteAddress,
    });
  const askOften = (
    times: number,
    email: (turn: number) => string,
    from: (turn: number) => string,
  ) => Promise.all(Array.from({ length: times }, (_, turn) => ask(turn, email(turn), from(turn))));
  const accepted = (replies: readonly { statusCode: number }[]) =>
    replies.filter(({ statusCode }) => statusCode === 200).length;

  const toOne = await askOften(
    10,
    () => 'flood@example.com',
    (turn) => `198.51.100.${turn}`,
  );
  expect(accepted(toOne)).toBe(8);

  // At most half of them from one place, so that the owner can still ask from another.
  const pestered = await askOften(
    20,
    () => 'owner@example.com',
    () => '192.0.2.2',
  );
  expect(accepted(pestered)).toBe(4);
  expect((await ask(0, 'owner@example.com', '198.51.100.77')).statusCode).toBe(200);

  const fromOne = await askOften(
    33,
    (turn) => `list-${turn}@example.com`,
    () => '192.0.2.1',
  );
  expect(accepted(fromOne)).toBe(30);
  const refused = fromOne.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().code).toBe('too_many_requests');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
