import { randomBytes } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { lockGrant, saveEntitlement } from '#features/entitlements/store.ts';
import { type Actor, BY_COMMAND, recordAction } from '#features/operator/store.ts';
import type { SessionUser } from '#http/session.ts';
import type { EnqueueMail } from '#mail/queue.ts';
import { askDeletion } from './deletion/store.ts';
import { accountMadeMail, passwordResetMail, secondFactorOffMail } from './mails/templates.ts';
import { createPasswords } from './passwords/passwords.ts';
import { addRegistration, markVerified } from './registration/store.ts';
import { removeFactor } from './second-factor/store.ts';
import { saveRole } from './store.ts';

export type UserChange = { readonly email: string } & (
  | { readonly action: 'verify' | 'reset' | 'delete' | 'one-step' }
  | { readonly action: 'grant'; readonly until: Date }
  | { readonly action: 'role'; readonly role: SessionUser['role'] }
);

/** Makes an operator's change of a user and records it; to be called within `changeUser`. Returns the outcome
 *  as words to follow the address in a message. */
export async function changeByOperator(
  tx: Transaction,
  enqueueMail: EnqueueMail,
  order: UserChange & { readonly userId: number },
  now: Date,
  by: Actor = BY_COMMAND,
): Promise<string> {
  const before = order.action === 'grant' ? { before: await lockGrant(tx, order.userId) } : {};
  const outcome = await apply(tx, enqueueMail, order, now);
  // Without the address, because the record outlives the account.
  const { email: _, userId, ...detail } = order;
  await recordAction(tx, {
    at: now,
    command: `user ${order.action}`,
    by,
    detail: { ...detail, ...before, userId },
  });
  return outcome;
}

/** Makes a verified user and records it; false if somebody has the address. The password is random and known
 *  to nobody: the user sets the first one by the mailed link. No process can know this user yet, so there is
 *  nothing to announce. */
export async function createByOperator(
  tx: Transaction,
  enqueueMail: EnqueueMail,
  email: string,
  now: Date,
): Promise<boolean> {
  const passwordHash = await createPasswords().hash(randomBytes(32).toString('base64url'));
  const names = { firstName: '', lastName: '', receiveNewsletter: false };
  const userId = await addRegistration(tx, { email, passwordHash, ...names });
  if (userId === undefined) return false;
  await markVerified(tx, userId, email, now);
  await enqueueMail(accountMadeMail, { userId });
  const detail = { action: 'create', userId };
  await recordAction(tx, { at: now, command: 'user create', by: BY_COMMAND, detail });
  return true;
}

async function apply(
  tx: Transaction,
  enqueueMail: EnqueueMail,
  order: UserChange & { readonly userId: number },
  now: Date,
): Promise<string> {
  const { userId } = order;
  switch (order.action) {
    case 'role':
      await saveRole(tx, userId, order.role);
      return `is ${order.role} now`;
    case 'grant':
      await saveEntitlement(tx, { userId, source: 'grant', until: order.until });
      return `${order.until <= now ? 'has no grant since' : 'has a grant of Pro until'} ${order.until.toISOString()}`;
    case 'verify':
      return (await markVerified(tx, userId, order.email, now))
        ? 'is verified'
        : 'was verified before';
    case 'one-step':
      if (!(await removeFactor(tx, userId))) return 'has no second factor';
      // Whoever it belongs to hears of it, also where somebody else has asked.
      await enqueueMail(secondFactorOffMail, { userId });
      return 'logs in with the password alone now; a mail tells of it';
    case 'delete':
      await askDeletion(tx, { userId, byOperator: true }, now);
      return 'will be deleted within the hour';
    case 'reset':
      await enqueueMail(passwordResetMail, { userId });
      return 'is sent a link by mail';
  }
}
