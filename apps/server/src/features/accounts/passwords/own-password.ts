import { AppError } from '#http/app-error.ts';
import type { AttemptLimit, LimitRule } from '#http/attempt-limit.ts';
import type { Passwords } from './passwords.ts';

/** Whoever holds a session but not the password must not learn it by trying. */
const TRIES: LimitRule = { name: 'own-password', max: 10, windowMs: 5 * 60_000 };

export interface OwnPassword {
  readonly userId: number;
  readonly hash: string | undefined;
  readonly given: string;
}

/** Whether somebody who is logged in also knows their password. */
export async function knowsOwnPassword(
  { attempts, passwords }: { attempts: AttemptLimit; passwords: Passwords },
  { userId, hash, given }: OwnPassword,
): Promise<boolean> {
  const tries = [{ rule: TRIES, subject: `id:${userId}` }];
  const wait = await attempts.take(tries);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
  const right = await passwords.verify(hash, given);
  if (right) await attempts.forgive(tries);
  return right;
}
