import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import type { Session } from '#http/session.ts';

/** Runs changes of one user's teams and championships one after the other: a purchase also changes a roster,
 *  and a deletion changes both. */
export function inOwnTurn<T>(
  db: Db,
  { user }: Session,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, `fantasy of ${user.id}`);
    return work(tx);
  });
}
