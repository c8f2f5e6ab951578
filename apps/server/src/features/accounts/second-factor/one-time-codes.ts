import { randomInt } from 'node:crypto';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Deps } from '#http/deps.ts';
import { findFactor, spendRecoveryCode, spendStep } from './store.ts';
import { stepOfCode } from './totp.ts';

/** Counts wrong codes only. Anybody who tries them knows the password already: three of a million codes are
 *  right at any time, so at this rate guessing one would take years. */
const PER_PAIR: LimitRule = { name: 'otp-pair', max: 5, windowMs: 15 * 60_000 };
const PER_ACCOUNT: LimitRule = { name: 'otp-account', max: 20, windowMs: 60 * 60_000 };

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'attempts' | 'secrets'>;

/** Accepts a code of a user's phone or one of their recovery codes, each only once, or refuses. */
export async function spendCode(
  deps: CodeDeps,
  userId: number,
  otp: string,
  address: string,
): Promise<void> {
  const tries = [
    { rule: PER_PAIR, subject: `${limitKeyOf(address)} id:${userId}` },
    { rule: PER_ACCOUNT, subject: `id:${userId}` },
  ];
  const wait = await deps.attempts.take(tries);
  if (wait !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds: wait });
  if (!(await isTaken(deps, userId, otp))) throw new AppError('otp_invalid');
  await deps.attempts.forgive(tries);
}

async function isTaken({ db, clock, secrets }: CodeDeps, userId: number, otp: string) {
  const now = clock.now();
  const code = withoutSpaces(otp);
  if (!/^\d{6}$/.test(code)) {
    return spendRecoveryCode(db, userId, await secrets.fingerprint(code, codeOf(userId)), now);
  }
  const factor = await findFactor(db, userId);
  if (!factor?.confirmedAt) return false;
  const secret = await openSecret(secrets, userId, factor.secret);
  const step = stepOfCode(secret, code, now, factor.lastStep);
  return step !== undefined && spendStep(db, userId, step);
}

/** As people copy it: with spaces or hyphens, in capitals. */
export const withoutSpaces = (otp: string): string => otp.replaceAll(/[\s-]/g, '').toLowerCase();

export const secretOf = (userId: number): string => `second-factor ${userId}`;
const codeOf = (userId: number): string => `recovery-code ${userId}`;

export async function openSecret(secrets: Deps['secrets'], userId: number, sealed: Buffer) {
  const secret = await secrets.open(sealed, secretOf(userId));
  if (secret) return secret;
  throw new AppError(
    'unavailable',
    {},
    {
      cause: new Error('a second factor was sealed with another SECRET_KEY: put that one back'),
    },
  );
}

const HOW_MANY = 10;
/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Ten codes to write down, in two groups each, and their hashes to store. */
export async function makeRecoveryCodes(secrets: Deps['secrets'], userId: number) {
  const codes = Array.from({ length: HOW_MANY }, () =>
    Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  );
  const hashes = await Promise.all(codes.map((code) => secrets.fingerprint(code, codeOf(userId))));
  const half = LENGTH / 2;
  return { shown: codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`), hashes };
}
