import type { Db } from '#db/pool.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import type { EnqueueMail, MailQueue } from '#mail/queue.ts';
import { announceChange } from './invalidation.ts';

const USER_TAG = 'user:';

/** The only way to change what the routes know of a user: every process loads the user again once the
 *  transaction commits. The stores that write a user's rows leave that to their caller, so that a change of
 *  several rows is announced once. */
export async function changeUser<T>(
  tx: Transaction,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  await announceChange(tx, `${USER_TAG}${userId}`);
  return work();
}

/** The user whose change a tag announces, if it announces one. */
export function changedUser(tag: string): number | undefined {
  return tag.startsWith(USER_TAG) ? Number(tag.slice(USER_TAG.length)) : undefined;
}

/** `changeUser` in a transaction of its own; when the promise resolves, this process has dropped its copy of
 *  the user as well. */
export interface UserChanges {
  change<T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same, for a change that the user gets a mail about. */
  changeWithMail<T>(
    userId: number,
    work: (tx: Transaction, enqueueMail: EnqueueMail) => Promise<T>,
  ): Promise<T>;
}

/** @param sessions those that this process keeps in memory; commands and the worker keep none */
export function createUserChanges(
  db: Db,
  mail: MailQueue,
  sessions?: { forget(userId: number): void },
): UserChanges {
  return {
    async change(userId, work) {
      const result = await inTransaction(db, (tx) => changeUser(tx, userId, () => work(tx)));
      sessions?.forget(userId);
      return result;
    },
    async changeWithMail(userId, work) {
      const result = await mail.inTransaction((tx, enqueueMail) =>
        changeUser(tx, userId, () => work(tx, enqueueMail)),
      );
      sessions?.forget(userId);
      return result;
    },
  };
}
