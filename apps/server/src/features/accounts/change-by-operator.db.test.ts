import { expect, test } from 'vitest';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { inTransaction } from '#db/transaction.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { changeByOperator, type UserChange } from './change-by-operator.ts';
import { findDeletion } from './deletion/store.ts';
import { confirmFactor, saveDraft } from './second-factor/store.ts';
import { listAccounts } from './store.ts';

async function createWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const mails: unknown[] = [];
  const change = (order: UserChange) =>
    inTransaction(db, (tx) =>
      changeByOperator(
        tx,
        async (template, data) => void mails.push({ kind: template.kind, ...data }),
        order,
        clock.now(),
      ),
    );
  return { database, db, clock, mails, change };
}
const email = 'ada@example.test';

test('a user that an operator makes is verified, gets a link by mail, and is made only once', async () => {
  const { db, mails, change } = await createWorld();
  expect(await change({ action: 'create', email })).toMatchObject({ ok: true });
  expect(await change({ action: 'create', email })).toEqual({
    ok: false,
    message: 'somebody has the address ada@example.test.',
  });
  const [account] = await listAccounts(db, 'ADA@example.test');
  expect(account).toMatchObject({ email, verified: true, premiumUntil: null, role: 'user' });
  expect(mails).toEqual([{ kind: 'account-made', userId: account!.id }]);
});

test('an operator can mark an address as verified, once', async () => {
  const { database, db, change } = await createWorld();
  await addUser(db, email, { emailVerifiedAt: null });
  const app = await createTestApp(database);
  await expect(logIn(app, email)).rejects.toThrow('email_not_verified');
  expect(await change({ action: 'verify', email })).toEqual({ ok: true, value: 'is verified' });
  expect(await change({ action: 'verify', email })).toMatchObject({ value: 'was verified before' });
  await logIn(app, email);
});

test('whose second factor is taken away is told of it, once', async () => {
  const { db, clock, mails, change } = await createWorld();
  const userId = await addUser(db, email);
  const secret = Buffer.alloc(20);
  await saveDraft(db, userId, secret, clock.now());
  // Begun and never switched on: there is nothing to tell.
  expect(await change({ action: 'one-step', email })).toMatchObject({
    value: 'has no second factor',
  });
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
  expect(await change({ action: 'delete', email: 'nobody@example.test' })).toMatchObject({
    ok: false,
  });
});
