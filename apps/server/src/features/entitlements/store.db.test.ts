import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { entitlement } from '#db/schema/entitlements.ts';
import { inTransaction, violatedConstraint } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { changeUser } from '#http/user-changes.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { exportEntitlements, premiumUntil, saveEntitlement } from './store.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const app = await createTestApp(database, { clock });
const other = await createTestApp(database, { clock });
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

async function untilOf(userId: number): Promise<Date | null> {
  const [row] = await db.select({ premiumUntil }).from(appUser).where(eq(appUser.id, userId));
  return row!.premiumUntil;
}

const isPro = async (on: typeof app, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await on.inject({ method: 'POST', url: '/api/account/verify-token/', headers });
  return reply.json().user.premium;
};

test('the latest end of all reasons counts, and each is changed separately', async () => {
  const userId = await addUser(db, 'more@example.test');
  const neighbour = await addUser(db, 'none@example.test');
  expect(await untilOf(userId)).toBeNull();
  await saveEntitlement(db, { userId, source: 'grant', until: inDays(10) });
  expect(await untilOf(userId)).toEqual(inDays(10));
  const paid = { userId, source: 'subscription', reference: 'sub_1' } as const;
  await saveEntitlement(db, { ...paid, until: inDays(30) });
  await saveEntitlement(db, { ...paid, reference: 'sub_0', until: inDays(-90) });
  expect(await untilOf(userId)).toEqual(inDays(30));
  await saveEntitlement(db, { ...paid, until: inDays(60) });
  expect(await untilOf(userId)).toEqual(inDays(60));
  // Refunded: the operator's grant is still there.
  await saveEntitlement(db, { ...paid, until: clock.now() });
  expect(await untilOf(userId)).toEqual(inDays(10));
  expect(await untilOf(neighbour)).toBeNull();
  expect(await exportEntitlements(db, userId)).toMatchObject([
    { source: 'grant', reference: '', until: inDays(10) },
    { source: 'subscription', reference: 'sub_1', until: clock.now() },
    { source: 'subscription', reference: 'sub_0', until: inDays(-90) },
  ]);
});

test('every process hears of a change immediately, and only after its commit', async () => {
  const userId = await addUser(db, 'told@example.test');
  const token = await logIn(app, 'told@example.test');
  expect([await isPro(app, token), await isPro(other, token)]).toEqual([false, false]);
  const change = (after: () => void) =>
    inTransaction(db, async (tx) => {
      const grant = { userId, source: 'grant', until: inDays(1) } as const;
      await changeUser(tx, userId, () => saveEntitlement(tx, grant));
      after();
    });
  const failed = change(() => {
    throw new Error('not today');
  });
  await expect(failed).rejects.toThrow('not today');
  expect([await isPro(app, token), await isPro(other, token)]).toEqual([false, false]);
  await change(() => {});
  await expect.poll(() => isPro(app, token)).toBe(true);
  await expect.poll(() => isPro(other, token)).toBe(true);
  clock.move(DAY_MS + 1);
  expect([await isPro(app, token), await isPro(other, token)]).toEqual([false, false]);
});

test('a subscription has a name, a grant has none, and all are deleted with the user', async () => {
  const userId = await addUser(db, 'gone@example.test');
  const wrong = saveEntitlement(db, {
    userId,
    source: 'subscription',
    reference: '',
    until: inDays(1),
  });
  await expect(wrong).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'entitlement_subscription_named',
  );
  await saveEntitlement(db, { userId, source: 'grant', until: inDays(1) });
  await db.delete(appUser).where(eq(appUser.id, userId));
  expect(await exportEntitlements(db, userId)).toEqual([]);
  expect(await db.$count(entitlement, eq(entitlement.userId, userId))).toBe(0);
});
