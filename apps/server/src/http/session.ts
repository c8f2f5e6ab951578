import type { Transaction } from '#db/transaction.ts';
import type { EnqueueMail } from '#mail/queue.ts';

/** What the routes must know of whoever makes a call. `features/accounts` finds it; how it is kept is
 *  known there alone. */
export interface SessionUser {
  readonly id: number;
  readonly role: 'user' | 'operator';
  /** Logs in with a code besides the password; operators must. */
  readonly hasSecondFactor: boolean;
  /** The latest end of all that gives Pro. */
  readonly premiumUntil: Date | null;
  readonly selfExcludedUntil: Date | null;
  readonly noOdds: boolean;
}

export interface Session {
  readonly id: number;
  readonly user: SessionUser;
}

/** The session that a token opens: at once where it is remembered, because most calls are answered from
 *  memory and waiting for a promise would cost as much as the rest of them. */
export interface Sessions {
  find(token: string): Session | undefined | Promise<Session | undefined>;
}

/** The one way to change what is known of a user: every process looks the user up again once the
 *  change is committed, and this one has forgotten what it knew when the promise resolves. */
export interface UserChanges {
  change<T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for a change that the user is written about. */
  changeWithMail<T>(
    userId: number,
    work: (tx: Transaction, enqueueMail: EnqueueMail) => Promise<T>,
  ): Promise<T>;
}

/** Premium is decided here and nowhere else, at the moment it is asked. */
export function isPremium(user: Pick<SessionUser, 'premiumUntil'>, now: Date): boolean {
  return user.premiumUntil !== null && user.premiumUntil > now;
}

/** On a break that they gave themselves: no odds, no suggestions, no plan. */
export function isSelfExcluded(user: Pick<SessionUser, 'selfExcludedUntil'>, now: Date): boolean {
  return user.selfExcludedUntil !== null && user.selfExcludedUntil > now;
}

/** What a process that changed a user must say, so that the others look again. */
export const userTag = (userId: number): string => `user:${userId}`;
export const isUserTag = (tag: string): boolean => tag.startsWith('user:');

/** The bearer token of an Authorization header, whatever else the header may hold. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer +([^\s]{1,200}) *$/i.exec(header)?.[1];
}
