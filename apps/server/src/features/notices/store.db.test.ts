import { expect, test } from 'vitest';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addNotice, endNotice, listNotices, listOpenNotices, seedNotices } from './store.ts';

test("the product's notices have their windows, and a moved window stays moved", async () => {
  const { db } = await createTestDatabase();
  await seedNotices(db);
  const openAt = async (at: string) =>
    (await listOpenNotices(db, new Date(at))).map(({ kind }) => kind);
  expect(await openAt('2024-10-10T12:00:00Z')).toEqual(['national-break']);
  expect(await openAt('2024-10-14T12:00:00Z')).toEqual([]);
  expect(await openAt('2026-09-20T21:59:00Z')).toEqual([]);
  expect(await openAt('2026-09-20T22:00:00Z')).toEqual(['payments']);
  const endsAt = new Date('2026-09-22T22:00:00Z');
  const startsAt = new Date('2026-09-20T22:00:00Z');
  const now = new Date('2026-09-01T00:00:00Z');
  await addNotice(db, { key: 'payments-2026', kind: 'payments', startsAt, endsAt }, now);
  await seedNotices(db);
  expect(await openAt('2026-09-23T00:00:00Z')).toEqual([]);
});

test('a notice is added and ended by command, and each is recorded', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2026-03-14T18:00:00Z');
  const window = {
    startsAt: new Date('2026-03-14T00:00:00Z'),
    endsAt: new Date('2026-03-20T00:00:00Z'),
  };
  await addNotice(db, { key: 'break', kind: 'national-break', ...window }, now);
  const later = {
    startsAt: new Date('2026-04-01T00:00:00Z'),
    endsAt: new Date('2026-04-02T00:00:00Z'),
  };
  await addNotice(db, { key: 'later', kind: 'national-break', ...later }, now);
  expect(await listOpenNotices(db, now)).toHaveLength(1);
  expect(await endNotice(db, 'break', now)).toBe(true);
  expect(await endNotice(db, 'break', now)).toBe(false);
  expect(await endNotice(db, 'later', now)).toBe(true);
  expect(await listNotices(db)).toMatchObject([{ key: 'break', endsAt: now }]);
  const actions = await db.select().from(operatorAction).orderBy(operatorAction.id);
  expect(actions.map(({ command, detail }) => [command, detail.key])).toEqual([
    ['notice add', 'break'],
    ['notice add', 'later'],
    ['notice end', 'break'],
    ['notice end', 'later'],
  ]);
});
