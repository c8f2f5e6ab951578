import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { AttemptLimit, LimitRule } from '#http/attempt-limit.ts';

const HOUR_MS = 3_600_000;
/** Mails to one address, whoever asks for them: its owner is not to be flooded. */
const PER_RECIPIENT: LimitRule = { name: 'mail-recipient', max: 5, windowMs: HOUR_MS };
/** Addresses asked about from one place: nobody is to go through a list. */
const PER_ADDRESS: LimitRule = { name: 'mail-address', max: 30, windowMs: HOUR_MS };

/** Counts a request that may lead to a mail, before anything is looked up: what is refused tells
 *  nothing about who exists. */
export async function countMailRequest(
  attempts: AttemptLimit,
  email: string,
  address: string,
): Promise<void> {
  const wait = await attempts.take([
    { rule: PER_RECIPIENT, subject: email.toLowerCase() },
    { rule: PER_ADDRESS, subject: limitKeyOf(address) },
  ]);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
}
