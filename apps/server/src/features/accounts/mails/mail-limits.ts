import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '#durations.ts';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { AttemptLimit, LimitRule } from '#http/attempt-limit.ts';

/** Addresses asked about from one place: prevents trying a whole list. */
const PER_ADDRESS: LimitRule = { name: 'mail-address', max: 30, windowMs: HOUR_MS };
/** Mails to one address from one place: half of what one address may receive, so that a stranger cannot use
 *  up the mails its owner needs. */
const PER_PAIR: LimitRule = { name: 'mail-pair', max: 4, windowMs: HOUR_MS };
/** Mails to one address, whoever asks for them, so that its owner is not flooded. */
const PER_RECIPIENT: LimitRule = { name: 'mail-recipient', max: 8, windowMs: HOUR_MS };

/** Counts a request that may lead to a mail before anything is looked up, so that a refusal does not reveal
 *  who has an account. */
export async function countMailRequest(
  attempts: AttemptLimit,
  email: string,
  address: string,
): Promise<void> {
  const recipient = email.toLowerCase();
  const place = limitKeyOf(address);
  const wait = await attempts.take([
    { rule: PER_ADDRESS, subject: place },
    { rule: PER_PAIR, subject: `${place} ${recipient}` },
    { rule: PER_RECIPIENT, subject: recipient },
  ]);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
}

/** Longer than it takes to queue a mail under heavy load. */
const SAME_FOR_ALL_MS = 250;

/** Takes equally long whether the address is known or not: otherwise the response time would reveal it. */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(SAME_FOR_ALL_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
