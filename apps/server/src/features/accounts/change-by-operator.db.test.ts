import { expect, test } from 'vitest';
import { announcement } from '#db/schema/announcements.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { inTransaction } from '#db/transaction.ts';
import { changeUser } from '#http/user-changes.ts';
import type { EnqueueMail } from '#mail/queue.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { changeByOperator, createByOperator, type UserChange } from './change-by-operator.ts';
import { findDeletion } from './deletion/store.ts';
import { confirmFactor, saveDraft } from './second-factor/store.ts';
import { findUserId, listAccounts } from './store.ts';

async function createWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const mails: unknown[] = [];
  const enqueueMail: EnqueueMail = async (template, data) =>
    void mails.push({ kind: template.kind, ...data });
  const create = () =>
    inTransaction(db, (tx) => createByOperator(tx, enqueueMail, email, clock.now()));
  const change = async (order: UserChange) => {
    const userId = (await findUserId(db, order.email))!;
    return inTransaction(db, (tx) =>
      changeUser(tx, userId, () =>
        changeByOperator(tx, enqueueMail, { ...order, userId }, clock.now()),
      ),
    );
  };
  const announced = async () =>
    (await db.select({ tag: announcement.tag }).from(announcement)).map(({ tag }) => tag);
  return { database, db, clock, mails, create, change, announced };
}
const email = 'ada@example.test';

test('a user that an operator makes is verified, gets a link by mail, and is made only once', async () => {
  const { db, mails, create } = await createWorld();
  expect(await create()).toBe(true);
  expect(await create()).toBe(false);
  const [account] = await listAccounts(db, 'ADA@example.test');
  expect(account).toMatchObject({ email, verified: true, premiumUntil: null, role: 'user' });
  expect(mails).toEqual([{ kind: 'account-made', userId: account!.id }]);
});

test('an operator can mark an address as verified, once', async () => {
  const { database, db, change } = await createWorld();
  await addUser(db, email, { emailVerifiedAt: null });
  const app = await createTestApp(database);
  await expect(logIn(app, email)).rejects.toThrow('email_not_verified');
  expect(await change({ action: 'verify', email })).toBe('is verified');
  expect(await change({ action: 'verify', email })).toBe('was verified before');
  await logIn(app, email);
});

test('whose second factor is taken away is told of it, once', async () => {
  const { db, clock, mails, change } = await createWorld();
  const userId = await addUser(db, email);
  const secret = Buffer.alloc(20);
  await saveDraft(db, userId, secret, clock.now());
  // Begun and never switched on: there is nothing to tell.
  expect(await change({ action: 'one-step', email })).toBe('has no second factor');
  await saveDraft(db, userId, secret, clock.now());
  await confirmFactor(db, userId, { secret, step: 1 }, clock.now());
  await change({ action: 'one-step', email });
  await change({ action: 'one-step', email });
  expect(mails).toEqual([{ kind: 'second-factor-off', userId }]);
});

test('what was done is written down without the address', async () => {
  const { db, clock, mails, change } = await createWorld();
  const userId = await addUser(db, email);
  await change({ action: 'reset', email });
  await change({ action: 'role', email, role: 'operator' });
  await change({ action: 'grant', email, until: new Date('2030-01-01T00:00:00Z') });
  await change({ action: 'delete', email });
  expect(mails).toEqual([{ kind: 'password-reset', userId }]);
  expect(await findDeletion(db, userId)).toEqual(clock.now());
  expect(await listAccounts(db)).toMatchObject([
    { role: 'operator', premiumUntil: new Date('2030-01-01T00:00:00Z') },
  ]);
  const actions = await db.select().from(operatorAction).orderBy(operatorAction.id);
  expect(actions.map(({ command }) => command)).toEqual([
    'user reset',
    'user role',
    'user grant',
    'user delete',
  ]);
  expect(JSON.stringify(actions)).not.toContain(email);
});

test.each([
  { action: 'role', email, role: 'operator' },
  { action: 'grant', email, until: new Date('2030-01-01T00:00:00Z') },
  { action: 'verify', email },
] satisfies UserChange[])('every process is told once: $action', async (order) => {
  const { db, change, announced } = await createWorld();
  const userId = await addUser(db, email, { emailVerifiedAt: null });
  expect(await announced()).toEqual([]);
  await change(order);
  expect(await announced()).toEqual([`user:${userId}`]);
});
