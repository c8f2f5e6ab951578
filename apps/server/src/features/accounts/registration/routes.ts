import { registrationProblems } from '@tredici/contract/account-rules';
import type { registrationCalls } from '@tredici/contract/registration';
import { HOUR_MS } from '#durations.ts';
import { isLoopback, limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { AttemptLimit, LimitRule } from '#http/attempt-limit.ts';
import type { Handlers } from '#http/calls.ts';
import { limitConcurrency } from '#http/concurrency-limit.ts';
import type { Deps } from '#http/deps.ts';
import type { MailQueue } from '#mail/queue.ts';
import { type CaptchaCost, createCaptcha } from '../captcha/captcha.ts';
import { issueKey } from '../mails/one-time-keys.ts';
import { verificationMail } from '../mails/templates.ts';
import { refuseCommon } from '../passwords/common-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { addRegistration, findByEmail } from './store.ts';
import { SENT, verificationHandlers } from './verification-routes.ts';

/** Every registration has already cost a solved challenge; this stops a machine that solves them all day. */
const PER_ADDRESS: LimitRule = { name: 'register-address', max: 200, windowMs: HOUR_MS };

/** Slows down a wave of registrations, so that it fills neither the password queue, which logins share, nor
 *  the connection pool. */
const CROWD = { atOnce: 8, waiting: 2_000, retryAfterSeconds: 5 };

export function registrationHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'attempts' | 'users'>,
  passwords: Pick<Passwords, 'hash'>,
  mail: MailQueue,
  captchaCost?: CaptchaCost,
): Handlers<typeof registrationCalls> {
  const { config, db, clock, attempts } = deps;
  const captcha = createCaptcha(db, clock, captchaCost);
  const limit = limitConcurrency(CROWD);

  return {
    getCaptcha: () => captcha.challenge(),

    register: ({ body, address, log }) => {
      if (config.registration === 'closed') throw new AppError('registration_closed');
      const fields = registrationProblems(body);
      if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
      const email = body.email.trim();
      return limit(async () => {
        await countRegistration(attempts, address);
        await refuseCommon('password1', body.password1);
        if (!(await captcha.spend(body.captcha ?? ''))) throw new AppError('captcha_failed');
        if (await findByEmail(db, email)) throw new AppError('email_registered');
        const passwordHash = await passwords.hash(body.password1);
        const now = clock.now();
        const change_key = await mail.inTransaction(async (tx, enqueueMail) => {
          const id = await addRegistration(tx, {
            email,
            firstName: body.first_name.trim(),
            lastName: body.last_name.trim(),
            passwordHash,
            receiveNewsletter: body.receive_newsletter ?? null,
            language: body.language ?? 'it',
            termsAcceptedAt: now,
          });
          if (id === undefined) return undefined;
          await enqueueMail(verificationMail, { userId: id });
          log.info({ userId: id }, 'registered');
          return issueKey(tx, 'change-email', { id, email }, now);
        });
        if (change_key !== undefined) return { detail: SENT, change_key };
        // Another registration came first, or a user has this address as their username.
        const taken = await findByEmail(db, email);
        throw new AppError(taken ? 'email_registered' : 'username_taken');
      });
    },

    ...verificationHandlers(deps, mail),
  };
}

async function countRegistration(attempts: AttemptLimit, address: string): Promise<void> {
  // Behind an undeclared proxy all requests seem to come from this machine.
  if (isLoopback(address)) return;
  const wait = await attempts.take([{ rule: PER_ADDRESS, subject: limitKeyOf(address) }]);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
}
