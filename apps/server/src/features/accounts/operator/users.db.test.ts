import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { announcement } from '#db/schema/announcements.ts';
import { saveEntitlement } from '#features/entitlements/store.ts';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { addUser, logIn } from '#testing/test-app.ts';

const { db, app, clock, ada, bea, call, actions, undo } = await createOperatorWorld();

const find = async (q: string) =>
  (await call('GET', `users/?q=${encodeURIComponent(q)}`)).json().results;
const grant = (id: number, until: string, token = ada.token) =>
  call('POST', `users/${id}/grant/`, { payload: { until }, token });

test('users are found by number or by how their address begins', async () => {
  const id = await addUser(db, 'Carla.Rossi@example.test', { emailVerifiedAt: null });
  await addUser(db, 'carlo_verdi@example.test');
  expect(await find('carla')).toEqual([
    {
      id,
      email: 'Carla.Rossi@example.test',
      verified: false,
      operator: false,
      second_factor: false,
      created_at: expect.any(String),
      premium_until: null,
      grant_until: null,
      deletion_asked_at: null,
    },
  ]);
  const emails = async (q: string) => (await find(q)).map(({ email }: { email: string }) => email);
  expect(await emails(`#${id}`)).toEqual(['Carla.Rossi@example.test']);
  expect(await emails('CARL')).toEqual(['Carla.Rossi@example.test', 'carlo_verdi@example.test']);
  // Wildcards of a pattern are matched as ordinary characters.
  expect(await emails('carl%')).toEqual([]);
  expect(await emails('carla_rossi')).toEqual([]);
  expect(await emails('carlo_')).toEqual(['carlo_verdi@example.test']);
  expect(await emails('rossi')).toEqual([]);
  expect(await emails('<script>alert(1)</script>')).toEqual([]);
  expect(await emails('99999999999')).toEqual([]);
  expect((await call('GET', `users/?q=${'x'.repeat(10_000)}`)).statusCode).toBe(400);
  expect((await call('GET', 'users/?q=%20')).statusCode).toBe(400);
});

test('at most twenty users are shown, and no more are read', async () => {
  await db.execute(sql`insert into app_user (username, email, password_hash)
    select 'crowd' || n || '@example.test', 'crowd' || n || '@example.test', 'x'
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze app_user`);
  expect(await find('crowd')).toHaveLength(20);
  expect(await find('crowd19999@')).toHaveLength(1);
  const { rows } = await db.execute<Record<string, string>>(sql`
    explain select id from app_user where lower(email) like 'crowd19999%'`);
  expect(JSON.stringify(rows)).toContain('app_user_email_beginning_idx');
});

test('granting Pro and ending it take effect immediately, and each can be undone', async () => {
  const id = await addUser(db, 'dora@example.test');
  const token = await logIn(app, 'dora@example.test');
  const isPremium = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/account/verify-token/',
        payload: { token },
      })
    ).json().user.premium;
  expect(await isPremium()).toBe(false);
  const given = await grant(id, '2027-06-30');
  expect(given.json()).toMatchObject({ id, grant_until: '2027-06-30T22:00:00.000Z' });
  expect(await isPremium()).toBe(true);
  expect((await call('DELETE', `users/${id}/grant/`)).json()).toMatchObject({
    grant_until: clock.now().toISOString(),
  });
  expect(await isPremium()).toBe(false);
  const [ended, granted] = await actions();
  expect([ended, granted]).toMatchObject([
    { command: 'user grant', user_id: ada.id, undoable: true },
    { command: 'user grant', about: `#${id} · 2027-06-30`, undoable: true },
  ]);
  // The older one can no longer be undone, because another change followed it.
  expect((await undo(granted.id)).json().code).toBe('conflict');
  expect((await undo(ended.id)).statusCode).toBe(204);
  await expect.poll(isPremium).toBe(true);
  expect((await undo(granted.id)).statusCode).toBe(204);
  await expect.poll(isPremium).toBe(false);
  expect((await call('DELETE', `users/${id}/grant/`)).json().code).toBe('conflict');
  expect(JSON.stringify(await actions())).not.toContain('dora@');
});

test('every process is told once of a grant, of its end and of what is undone', async () => {
  const id = await addUser(db, 'gaia@example.test');
  const told = () => db.$count(announcement, eq(announcement.tag, `user:${id}`));
  await grant(id, '2027-06-30');
  expect(await told()).toBe(1);
  await call('DELETE', `users/${id}/grant/`);
  expect(await told()).toBe(2);
  const [ended] = await actions();
  await undo(ended.id);
  expect(await told()).toBe(3);
});

test('a paid period stays when a grant ends', async () => {
  const id = await addUser(db, 'emma@example.test');
  const paid = { userId: id, source: 'subscription', reference: 'sub_1' } as const;
  await saveEntitlement(db, { ...paid, until: new Date('2026-12-01T00:00:00Z') });
  await grant(id, '2026-06-30');
  expect((await call('DELETE', `users/${id}/grant/`)).json()).toMatchObject({
    premium_until: '2026-12-01T00:00:00.000Z',
  });
});

test('grants by two operators at the same time can be undone one after the other', async () => {
  const id = await addUser(db, 'fede@example.test');
  await Promise.all([grant(id, '2027-01-01', ada.token), grant(id, '2028-01-01', bea.token)]);
  const [second, first] = await actions();
  expect(new Set([second.user_id, first.user_id])).toEqual(new Set([ada.id, bea.id]));
  expect((await undo(second.id)).statusCode).toBe(204);
  expect((await undo(first.id)).statusCode).toBe(204);
  expect(await find(`#${id}`)).toMatchObject([{ grant_until: clock.now().toISOString() }]);
});

test.each(['2026-03-13', '2026-02-30', 'tomorrow', '2126-01-01', ''])(
  'a grant until %s is refused',
  async (until) => {
    expect((await grant(ada.id, until)).statusCode).toBe(400);
  },
);

test('a grant to a user who does not exist is refused', async () => {
  expect((await grant(999_999_999, '2027-01-01')).statusCode).toBe(404);
  expect((await call('DELETE', 'users/999999999/grant/')).statusCode).toBe(404);
  expect((await call('DELETE', 'users/x/grant/')).statusCode).toBe(400);
});
