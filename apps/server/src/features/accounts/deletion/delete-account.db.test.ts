import { expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { createUserChanges } from '#http/user-changes.ts';
import { createLog } from '#log/logging.ts';
import type { EnqueueMail, MailQueue } from '#mail/queue.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestClock } from '#testing/test-app.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { deleteAccountOf } from './delete-account.ts';
import { listDeletions } from './store.ts';

const email = 'ada@example.test';

async function createWorld() {
  const { db } = await createTestDatabase();
  const clock = createTestClock();
  const userId = await addUser(db, email);
  const mails: string[] = [];
  const enqueue: EnqueueMail = async ({ kind }) => void mails.push(kind);
  const queue: MailQueue = {
    inTransaction: (work) => inTransaction(db, (tx) => work(tx, enqueue)),
    enqueueAll: async () => {},
    close: async () => {},
  };
  const users = createUserChanges(db, queue);
  const parts = { db, clock, users };
  const log = createLog('silent');
  return {
    mails,
    /** The user asks while the payment provider cannot be reached. */
    askByUser: () =>
      deleteAccountOf(parts, async () => 'waits', { userId, byOperator: false }, log),
    askByOperator: () =>
      users.changeWithMail(userId, (tx, enqueueMail) =>
        changeByOperator(tx, enqueueMail, { action: 'delete', email, userId }, clock.now()),
      ),
    tryAll: async (provider: 'ended' | 'waits') => {
      for (const deletion of await listDeletions(db)) {
        await deleteAccountOf(parts, async () => provider, deletion, log);
      }
    },
  };
}

test('whose account an operator deleted is not told that they asked for it', async () => {
  const { mails, askByOperator, tryAll } = await createWorld();
  await askByOperator();
  await tryAll('waits');
  await tryAll('ended');
  expect(mails).toEqual(['account-deleted-by-operator']);
});

test('whoever asked is told so, also if an operator asked as well', async () => {
  for (const orders of [
    ['askByUser'],
    ['askByUser', 'askByOperator'],
    ['askByOperator', 'askByUser'],
  ] as const) {
    const world = await createWorld();
    for (const order of orders) await world[order]();
    await world.tryAll('ended');
    expect(world.mails, orders.join()).toEqual(['account-deleted']);
  }
});
