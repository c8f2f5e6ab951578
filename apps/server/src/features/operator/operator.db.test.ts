import type { Call } from '@tredici/contract/call';
import { CALLS } from '@tredici/contract/calls';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { addUser, logIn } from '#testing/test-app.ts';
import { recordAction } from './store.ts';

const { db, app, clock, ada, bea, call, actions, undo } = await createOperatorWorld();

const OPERATED: readonly Call[] = Object.values(CALLS).filter(({ path }) =>
  path.includes('/operator/'),
);

beforeEach(async () => {
  await db.delete(operatorAction);
});

test('every call of the page is for operators alone, and none without a second factor', async () => {
  expect(OPERATED.length).toBeGreaterThan(10);
  await addUser(db, 'user@example.test', { premiumUntil: new Date('2030-01-01T00:00:00Z') });
  await addUser(db, 'careless@example.test', { role: 'operator' });
  const [user, careless] = [
    await logIn(app, 'user@example.test'),
    await logIn(app, 'careless@example.test'),
  ];
  for (const { method, path, access } of OPERATED) {
    expect(access, path).toBe('operator');
    const url = `/api${path.replaceAll(/:[a-z]+/g, '1')}`;
    const ask = async (token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const reply = await app.inject({ method, url, headers });
      return [reply.statusCode, reply.json().code];
    };
    expect(await ask(), path).toEqual([401, 'unauthenticated']);
    expect(await ask(user), path).toEqual([403, 'forbidden']);
    expect(await ask(careless), path).toEqual([403, 'second_factor_required']);
  }
  const said = await call('GET', 'actions/', { token: careless });
  expect(said.json().detail).toContain('/profile');
});

test('only operators are told that they are', async () => {
  const verify = async (token: string) =>
    (
      await app.inject({ method: 'POST', url: '/api/account/verify-token/', payload: { token } })
    ).json().user;
  expect(await verify(ada.token)).toMatchObject({ operator: true });
  await addUser(db, 'reader@example.test');
  expect(await verify(await logIn(app, 'reader@example.test'))).not.toHaveProperty('operator');
});

test('actions of commands and of the page are listed, the latest first, thirty at a time', async () => {
  const at = clock.now();
  await recordAction(db, { at, command: 'match void', detail: { matchId: 12, before: {} } });
  for (let job = 1; job <= 31; job += 1) {
    const by = { userId: bea.id };
    await recordAction(db, { at, command: 'job retry', detail: { job: `number ${job}` }, by });
  }
  const first = (await call('GET', 'actions/')).json();
  expect([first.results.length, first.more]).toEqual([30, true]);
  expect(first.results[0]).toEqual({
    id: expect.any(Number),
    at: at.toISOString(),
    command: 'job retry',
    user_id: bea.id,
    about: 'number 31',
    undoable: false,
    undone: false,
  });
  const rest = (await call('GET', `actions/?before=${first.results.at(-1).id}`)).json();
  expect(rest.results.map((row: { about: string }) => row.about)).toEqual(['number 1', '#12']);
  expect(rest.results.at(-1)).toMatchObject({ user_id: null, undoable: false });
  expect(rest.more).toBe(false);
  // Who is gone leaves what they did.
  await db.delete(appUser).where(eq(appUser.id, bea.id));
  expect((await actions())[0]).toMatchObject({ about: 'number 31', user_id: null });
});

test('what is not there, or cannot be taken back, is refused and nothing is written', async () => {
  await recordAction(db, { at: clock.now(), command: 'job retry', detail: { job: 'forecast' } });
  const before = await db.$count(operatorAction);
  expect((await undo(99_999_999)).statusCode).toBe(404);
  expect((await undo(0)).statusCode).toBe(400);
  const [retried] = await actions();
  expect((await undo(retried.id)).json().code).toBe('conflict');
  // As a program of before wrote it down, without what was there.
  await recordAction(db, { at: clock.now(), command: 'notice end', detail: { key: 'break' } });
  const [old] = await actions();
  expect(old).toMatchObject({ command: 'notice end', about: 'break', undoable: false });
  expect((await undo(old.id)).statusCode).toBe(409);
  expect(await db.$count(operatorAction)).toBe(before + 1);
});
