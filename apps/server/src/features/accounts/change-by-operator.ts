import { randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '#db/result.ts';
import type { Transaction } from '#db/transaction.ts';
import { changeEntitlement, lockGrant } from '#features/entitlements/store.ts';
import { type Actor, BY_COMMAND, recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { type SessionUser, userTag } from '#http/session.ts';
import type { EnqueueMail } from '#mail/queue.ts';
import { askDeletion } from './deletion/store.ts';
import { accountMadeMail, passwordResetMail, secondFactorOffMail } from './mails/templates.ts';
import { createPasswords } from './passwords/passwords.ts';
import { addRegistration, markVerified } from './registration/store.ts';
import { removeFactor } from './second-factor/store.ts';
import { changeRole, findUserId } from './store.ts';

export type UserChange = { readonly email: string } & (
  | { readonly action: 'create' | 'verify' | 'reset' | 'delete' | 'one-step' }
  | { readonly action: 'grant'; readonly until: Date }
  | { readonly action: 'role'; readonly role: SessionUser['role'] }
);

/** Makes an operator's change of a user and records it. Returns the outcome as words to follow the address in
 *  a message. */
export async function changeByOperator(
  tx: Transaction,
  enqueueMail: EnqueueMail,
  order: UserChange,
  now: Date,
  by: Actor = BY_COMMAND,
): Promise<Result<string>> {
  const { action, email } = order;
  const userId = action === 'create' ? await create(tx, email, now) : await findUserId(tx, email);
  if (userId === undefined) {
    return refuse(`${action === 'create' ? 'somebody' : 'no user'} has the address ${email}.`);
  }
  const before = action === 'grant' ? { before: await lockGrant(tx, userId) } : {};
  const result = await apply(tx, enqueueMail, { ...order, userId }, now);
  await announceChange(tx, userTag(userId));
  // Without the address, because the record outlives the account.
  const { email: _, ...detail } = order;
  await recordAction(tx, {
    at: now,
    command: `user ${action}`,
    by,
    detail: { ...detail, ...before, userId },
  });
  return accept(result);
}

/** The password is random and known to nobody: the user sets the first one by the mailed link. */
async function create(tx: Transaction, email: string, now: Date): Promise<number | undefined> {
  const passwordHash = await createPasswords().hash(randomBytes(32).toString('base64url'));
  const names = { firstName: '', lastName: '', receiveNewsletter: false };
  const userId = await addRegistration(tx, { email, passwordHash, ...names });
  if (userId !== undefined) await markVerified(tx, userId, email, now);
  return userId;
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
      await changeRole(tx, userId, order.role);
      return `is ${order.role} now`;
    case 'grant':
      await changeEntitlement(tx, { userId, source: 'grant', until: order.until });
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
    case 'create':
      await enqueueMail(accountMadeMail, { userId });
      return 'is made; a mail is on its way';
    case 'reset':
      await enqueueMail(passwordResetMail, { userId });
      return 'is sent a link by mail';
  }
}
