import type { Db } from '#db/pool.ts';
import { inTransaction } from '#db/transaction.ts';
import { announceChange } from '#http/invalidation.ts';
import { type UserChanges, userTag } from '#http/session.ts';
import type { MailQueue } from '#mail/queue.ts';

export function createUserChanges(
  db: Db,
  mail: MailQueue,
  sessions: { forget(userId: number): void },
): UserChanges {
  return {
    async change(userId, work) {
      const result = await inTransaction(db, async (tx) => {
        await announceChange(tx, userTag(userId));
        return work(tx);
      });
      sessions.forget(userId);
      return result;
    },
    async changeWithMail(userId, work) {
      const result = await mail.inTransaction(async (tx, enqueueMail) => {
        await announceChange(tx, userTag(userId));
        return work(tx, enqueueMail);
      });
      sessions.forget(userId);
      return result;
    },
  };
}
