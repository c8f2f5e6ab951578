import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { keyIn } from '#testing/postbox.ts';
import { addUser, logIn, PASSWORD } from '#testing/test-app.ts';

const { db, clock, app, postbox } = await createAccountWorld();

const ask = (token: string, email: string, password = PASSWORD) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/account/email/',
    headers: { authorization: `Bearer ${token}` },
    payload: { email, password },
  });
const follow = (key: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/account/register/verify-email/',
    payload: { key },
  });
const state = async (token: string) =>
  (
    await app.inject({
      url: '/api/v1/account/email/',
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();

/** A user who has asked for a change, with the keys of both mailboxes. */
async function asked(from: string, to: string) {
  const id = await addUser(db, from);
  const token = await logIn(app, from);
  await postbox.collect();
  expect((await ask(token, to)).statusCode).toBe(200);
  const mails = (await postbox.collect()).sort((a, b) => a.kind.localeCompare(b.kind));
  expect(mails.map(({ kind, to: address }) => [kind, address])).toEqual([
    ['leave-email', from],
    ['take-email', to],
  ]);
  const [leave, take] = mails.map(keyIn);
  return { id, token, leave: leave!, take: take! };
}

const emailOf = async (id: number) =>
  (await db.select().from(appUser).where(eq(appUser.id, id)))[0]?.email;

test.each(['old first', 'new first'])(
  'an address changes once both mailboxes have confirmed: %s',
  async (order) => {
    const [from, to] = order === 'old first' ? ['a@x.test', 'b@x.test'] : ['c@x.test', 'd@x.test'];
    const { id, token, leave, take } = await asked(from!, to!);
    const [first, second] = order === 'old first' ? [leave, take] : [take, leave];
    expect((await follow(first)).json().status).toBe('half_confirmed');
    expect((await follow(first)).json().status).toBe('half_confirmed');
    expect(await emailOf(id)).toBe(from);
    expect(await state(token)).toMatchObject({
      email: from,
      pending: {
        email: to,
        old_confirmed: order === 'old first',
        new_confirmed: order === 'new first',
      },
    });
    expect((await follow(second)).json().status).toBe('email_changed');
    expect(await emailOf(id)).toBe(to);
    expect(await state(token)).toEqual({ email: to, pending: null });
    const mails = await postbox.collect();
    expect(mails.map(({ kind, to: address }) => [kind, address])).toEqual([
      ['email-changed', from],
    ]);
    await logIn(app, to!);
  },
);

test('of several requests at the same time the last one counts', async () => {
  await addUser(db, 'many@x.test');
  const token = await logIn(app, 'many@x.test');
  const wishes = ['m1@x.test', 'm2@x.test', 'm3@x.test', 'm4@x.test'];
  const replies = await Promise.all(wishes.map((to) => ask(token, to)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const { pending } = await state(token);
  expect(wishes).toContain(pending.email);
  await postbox.collect();
});

test('a change needs the password and an address that is valid and free', async () => {
  await addUser(db, 'taken@x.test');
  await addUser(db, 'e@x.test');
  const token = await logIn(app, 'e@x.test');
  expect((await ask(token, 'f@x.test', 'Sbagliata-9')).json()).toMatchObject({
    codes: { password: ['password_wrong'] },
  });
  expect((await ask(token, 'TAKEN@x.test')).json().code).toBe('email_in_use');
  expect((await ask(token, 'e@x.test')).json().code).toBe('email_in_use');
  expect((await ask(token, 'nowhere')).json()).toMatchObject({
    codes: { email: ['email_invalid'] },
  });
  expect((await state(token)).pending).toBeNull();
});

test('an address that another user took meanwhile is refused, and nothing is lost', async () => {
  const { id, leave, take } = await asked('g@x.test', 'h@x.test');
  await addUser(db, 'h@x.test');
  await follow(leave);
  expect((await follow(take)).json().code).toBe('email_in_use');
  expect(await emailOf(id)).toBe('g@x.test');
});

test('links expire after a day, and end with a second request or a changed password', async () => {
  const late = await asked('i@x.test', 'j@x.test');
  clock.move(25 * 3_600_000);
  expect((await follow(late.leave)).json().code).toBe('key_invalid');

  const twice = await asked('k@x.test', 'l@x.test');
  await ask(twice.token, 'm@x.test');
  expect((await follow(twice.take)).json().code).toBe('key_invalid');

  const changed = await asked('n@x.test', 'o@x.test');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/account/register/change-password/',
    headers: { authorization: `Bearer ${changed.token}` },
    payload: {
      current_password: PASSWORD,
      password: 'Altra-Scheda-7',
      password2: 'Altra-Scheda-7',
    },
  });
  expect(reply.statusCode).toBe(200);
  expect((await follow(changed.take)).json().code).toBe('key_invalid');
  expect((await state(changed.token)).pending).toBeNull();
});
