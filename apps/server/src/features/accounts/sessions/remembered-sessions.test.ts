import { expect, test } from 'vitest';
import type { Invalidations } from '#http/invalidation.ts';
import { rememberSessions } from './remembered-sessions.ts';
import type { AccountSession } from './store.ts';

const NOW = new Date('2026-03-14T18:00:00Z');
const LATER = new Date('2026-04-14T18:00:00Z');

function setUp(listening = true) {
  let tell: (tag: string | undefined) => void = () => {};
  const invalidations: Invalidations = {
    listening,
    subscribe: (listener) => {
      tell = listener;
    },
  };
  const remembered = rememberSessions(invalidations);
  const sessionOf = (userId: number) =>
    ({ id: userId * 10, user: { id: userId } }) as AccountSession;
  const load = (key: string, userId: number, meanwhile = () => {}) =>
    remembered.load(key, async () => {
      meanwhile();
      return { session: sessionOf(userId), expiresAt: LATER };
    });
  const knows = (key: string) => remembered.get(key, NOW) !== undefined;
  return { remembered, load, knows, tell: (tag: string | undefined) => tell(tag) };
}

test('a change of one user forgets that user’s sessions and nobody else’s', async () => {
  const { load, knows, tell, remembered } = setUp();
  await load('a', 1);
  await load('b', 1);
  await load('c', 2);
  tell('user:1');
  expect([knows('a'), knows('b'), knows('c')]).toEqual([false, false, true]);
  tell('matches');
  expect(knows('c')).toBe(true);
  remembered.forget(2);
  expect(knows('c')).toBe(false);
});

test('a session looked up while its user changes is returned but not remembered; others are', async () => {
  const { load, knows, tell } = setUp();
  expect(await load('a', 1, () => tell('user:1'))).toMatchObject({ user: { id: 1 } });
  await load('b', 2, () => tell('user:1'));
  await load('c', 12, () => tell('user:1'));
  expect([knows('a'), knows('b'), knows('c')]).toEqual([false, true, true]);
});

test('when notifications may have been missed everything is looked up again', async () => {
  const { load, knows, tell } = setUp();
  await load('a', 1);
  await load('b', 2, () => tell(undefined));
  expect([knows('a'), knows('b')]).toEqual([false, false]);
});

test('nothing is remembered while no notification can arrive, nor a session that is missing or expired', async () => {
  const deaf = setUp(false);
  await deaf.load('a', 1);
  expect(deaf.knows('a')).toBe(false);
  const { remembered, load } = setUp();
  expect(await remembered.load('x', async () => undefined)).toBeUndefined();
  await load('a', 1);
  expect(remembered.get('a', LATER)).toBeUndefined();
});
