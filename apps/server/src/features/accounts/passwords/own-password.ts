import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Deps } from '#http/deps.ts';
import { findCredentials } from '../profile/store.ts';
import type { Passwords } from './passwords.ts';

/** Somebody with a stolen session must not find out the password by trying. */
const TRIES: LimitRule = { name: 'own-password', max: 10, windowMs: 5 * 60_000 };

type Parts = Pick<Deps, 'attempts'> & { readonly passwords: Passwords };

/** Whether a user who is logged in also knows the password. */
export async function knowsOwnPassword(
  { attempts, passwords }: Parts,
  { userId, hash, given }: { userId: number; hash: string | undefined; given: string },
): Promise<boolean> {
  const tries = [{ rule: TRIES, subject: `id:${userId}` }];
  const wait = await attempts.take(tries);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
  const right = await passwords.verify(hash, given);
  if (right) await attempts.forgive(tries);
  return right;
}

/** Asks for the password again before an action that a stolen session must not be able to do. */
export async function mustKnowPassword(
  { db, ...parts }: Parts & Pick<Deps, 'db'>,
  userId: number,
  given: string,
): Promise<void> {
  const hash = (await findCredentials(db, userId))?.passwordHash;
  if (await knowsOwnPassword(parts, { userId, hash, given })) return;
  throw new AppError('validation', { fields: { password: ['password_wrong'] } });
}
