import type { Deps } from '#http/deps.ts';
import type { Log } from '#log/logging.ts';
import { accountDeletedByOperatorMail, accountDeletedMail } from '../mails/templates.ts';
import { deleteAccount, findCredentials } from '../profile/store.ts';
import { askDeletion, type Deletion } from './store.ts';

/** Ends the subscriptions that the user still pays for. `waits` when that is not possible now. */
export type EndSubscriptions = (userId: number, log: Log) => Promise<'ended' | 'waits'>;

/** Deletes an account for good, once nothing is paid for it any more. If that cannot be found out now, the
 *  request is stored and a job carries it out later. */
export async function deleteAccountOf(
  { db, clock, users }: Pick<Deps, 'db' | 'clock' | 'users'>,
  endSubscriptions: EndSubscriptions,
  deletion: Deletion,
  log: Log,
): Promise<'deleted' | 'waits'> {
  const { userId, byOperator } = deletion;
  if ((await endSubscriptions(userId, log)) === 'waits') {
    await askDeletion(db, deletion, clock.now());
    return 'waits';
  }
  await users.changeWithMail(userId, async (tx, enqueueMail) => {
    const kept = await findCredentials(tx, userId);
    // Of two requests at the same time only one deletes the account and sends the mail.
    if (!kept || !(await deleteAccount(tx, userId))) return;
    const { email, firstName, language } = kept;
    const mail = byOperator ? accountDeletedByOperatorMail : accountDeletedMail;
    await enqueueMail(mail, { recipient: { email, firstName, language } });
  });
  log.info({ userId }, 'account deleted');
  return 'deleted';
}
