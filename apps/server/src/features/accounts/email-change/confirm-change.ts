import { AppError } from '#http/app-error.ts';
import type { Deps } from '#http/deps.ts';
import { isUsable, spendKey } from '../mails/one-time-keys.ts';
import { emailChangedMail } from '../mails/templates.ts';
import { findCredentials } from '../profile/store.ts';
import { isTaken } from '../registration/store.ts';
import { cancelEmailChange, confirmFrom, findChangeKey, moveEmail } from './store.ts';

/** Records the confirmation of one mailbox; the second one changes the account's address. */
export async function confirmEmailChange(
  { db, clock, users }: Pick<Deps, 'db' | 'clock' | 'users'>,
  key: string,
): Promise<'half_confirmed' | 'email_changed'> {
  const now = clock.now();
  const found = await findChangeKey(db, key);
  if (!found) throw new AppError('key_invalid');
  const { userId } = found;
  // A link that is followed twice gives the same answer again.
  const confirmedAt = found.purpose === 'leave-email' ? found.leftAt : found.takenAt;
  if (found.usedAt && confirmedAt) return 'half_confirmed';
  if (found.usedAt && found.currentEmail === found.email && found.purpose === 'take-email') {
    return 'email_changed';
  }
  if (found.newEmail === null || !isUsable(found, now)) throw new AppError('key_invalid');
  try {
    return await users.changeWithMail(userId, async (tx, enqueueMail) => {
      if (!(await spendKey(tx, found.id, now))) throw new AppError('key_invalid');
      const change = await confirmFrom(tx, userId, found.purpose, now);
      const before = await findCredentials(tx, userId);
      if (!change || !before) throw new AppError('key_invalid');
      if (!change.leftAt || !change.takenAt) return 'half_confirmed';
      await moveEmail(tx, userId, change.email, now);
      await cancelEmailChange(tx, userId, now);
      const { email, firstName, language } = before;
      await enqueueMail(emailChangedMail, { recipient: { email, firstName, language } });
      return 'email_changed';
    });
  } catch (error) {
    if (isTaken(error)) throw new AppError('email_in_use');
    throw error;
  }
}
