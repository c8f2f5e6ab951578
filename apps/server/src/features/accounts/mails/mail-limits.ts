import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '#durations.ts';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { AttemptLimit, LimitRule } from '#http/attempt-limit.ts';

/** Addresses asked about from one place: nobody is to go through a list. */
const PER_ADDRESS: LimitRule = { name: 'mail-address', max: 30, windowMs: HOUR_MS };
/** Mails to one address from one place: half of what its owner may get, so that a stranger cannot
 *  use up the mails the owner needs. */
const PER_PAIR: LimitRule = { name: 'mail-pair', max: 4, windowMs: HOUR_MS };
/** Mails to one address, whoever asks for them: its owner is not to be flooded. */
const PER_RECIPIENT: LimitRule = { name: 'mail-recipient', max: 8, windowMs: HOUR_MS };

/** Counts a request that may lead to a mail, before anything is looked up: what is refused tells
 *  nothing about who exists. */
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

/** Longer than it takes to queue a mail on a busy day. */
const SAME_FOR_ALL_MS = 250;

/** Does what an address asks for, and takes equally long whether it is known or not: how long an
 *  answer took would otherwise tell. */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(SAME_FOR_ALL_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
