import { expect, test } from 'vitest';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { listNotices } from './store.ts';

const { db, app, clock, ada, bea, call, actions, undo } = await createOperatorWorld();
const notice = {
  key: 'break-2026',
  kind: 'national-break',
  starts_at: '2026-03-14T00:00:00Z',
  ends_at: '2026-03-20T00:00:00Z',
};
const add = (given: object) => call('POST', 'notices/', { payload: { ...notice, ...given } });
const shown = async (of = notice.key) => {
  const all = (await call('GET', 'notices/')).json().results as (typeof notice)[];
  return all.filter(({ key }) => key === of);
};

test('a notice is shown to visitors, ended, and shown again when that is undone', async () => {
  expect((await add({})).statusCode).toBe(201);
  const visitor = async () =>
    (await app.inject({ url: '/api/v1/tredici/notices/' })).json().results.length;
  await expect.poll(visitor).toBe(1);
  expect((await call('DELETE', `notices/${notice.key}/`)).statusCode).toBe(204);
  expect((await call('DELETE', `notices/${notice.key}/`)).statusCode).toBe(404);
  expect(await shown()).toMatchObject([{ ends_at: clock.now().toISOString() }]);
  await expect.poll(visitor).toBe(0);
  const [ended] = await actions();
  expect(ended).toMatchObject({ command: 'notice end', user_id: ada.id, undoable: true });
  expect((await undo(ended.id)).statusCode).toBe(204);
  expect(await shown()).toMatchObject([{ ends_at: '2026-03-20T00:00:00.000Z' }]);
  expect((await actions()).slice(0, 2)).toMatchObject([
    { command: 'undo notice end', undoable: false },
    { command: 'notice end', undoable: false, undone: true },
  ]);
  await expect.poll(visitor).toBe(1);
});

test('a moved window is moved back, unless somebody has moved it again', async () => {
  const key = 'moved-2026';
  await add({ key, starts_at: '2026-04-14T00:00:00Z', ends_at: '2026-04-20T00:00:00Z' });
  await add({ key, starts_at: '2026-04-14T00:00:00Z', ends_at: '2026-04-25T00:00:00Z' });
  const [moved] = await actions();
  await add({ key, starts_at: '2026-04-14T00:00:00Z', ends_at: '2026-04-26T00:00:00Z' });
  const [again] = await actions();
  expect((await undo(moved.id)).json().code).toBe('conflict');
  expect((await undo(again.id)).statusCode).toBe(204);
  expect((await undo(moved.id)).statusCode).toBe(204);
  expect(await shown(key)).toMatchObject([{ ends_at: '2026-04-20T00:00:00.000Z' }]);
});

test('of two operators who undo the same action, one succeeds', async () => {
  await add({ key: 'twice', starts_at: '2026-05-01T00:00:00Z', ends_at: '2026-05-02T00:00:00Z' });
  const [added] = await actions();
  const replies = await Promise.all([undo(added.id, ada.token), undo(added.id, bea.token)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  // It had not begun, so it is deleted.
  expect((await listNotices(db)).map(({ key }) => key)).not.toContain('twice');
});

test.each([
  ['no key', { key: '' }, 'key'],
  ['HTML for a key', { key: '<b>x</b>' }, 'key'],
  ['a key of ten thousand letters', { key: 'x'.repeat(10_000) }, 'key'],
  ['another kind', { kind: 'party' }, 'kind'],
  ['no instant', { starts_at: 'tomorrow' }, 'starts_at'],
  ['an end before its beginning', { ends_at: '2026-03-13T00:00:00Z' }, 'ends_at'],
  ['an end that is past', { ends_at: '2026-03-14T10:00:00Z' }, 'ends_at'],
])('%s is refused', async (_, given, field) => {
  const reply = await add(given);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().codes)).toEqual([field]);
});
