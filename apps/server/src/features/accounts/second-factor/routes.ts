import { randomBytes } from 'node:crypto';
import type { secondFactorCalls } from '@tredici/contract/second-factor';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { Session } from '#http/session.ts';
import { secondFactorOffMail, secondFactorOnMail } from '../mails/templates.ts';
import { mustKnowPassword } from '../passwords/own-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findCredentials } from '../profile/store.ts';
import {
  makeRecoveryCodes,
  openSecret,
  secretOf,
  spendCode,
  withoutSpaces,
} from './one-time-codes.ts';
import {
  confirmFactor,
  countUnusedCodes,
  findFactor,
  removeFactor,
  replaceRecoveryCodes,
  saveDraft,
} from './store.ts';
import { base32, otpAddress, SECRET_BYTES, stepOfCode } from './totp.ts';

export function secondFactorHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'attempts' | 'users' | 'secrets'>,
  passwords: Passwords,
): Handlers<typeof secondFactorCalls> {
  const { db, clock, users, secrets } = deps;

  /** Changing a second factor needs both the password and a code. */
  const prove = async (
    { session, address }: { readonly session: Session; readonly address: string },
    { password, otp }: { readonly password: string; readonly otp: string },
  ) => {
    const { id } = session.user;
    await mustKnowPassword({ ...deps, passwords }, id, password);
    if (!(await findFactor(db, id))?.confirmedAt) throw new AppError('conflict');
    await spendCode(deps, id, otp, address);
  };

  return {
    getSecondFactor: async ({ session }) => {
      const { id } = session.user;
      const since = (await findFactor(db, id))?.confirmedAt ?? null;
      return {
        enabled: since !== null,
        since: since?.toISOString() ?? null,
        recovery_codes_left: since ? await countUnusedCodes(db, id) : 0,
      };
    },

    beginSecondFactor: async ({ body, session }) => {
      const { id } = session.user;
      await mustKnowPassword({ ...deps, passwords }, id, body.password);
      const email = (await findCredentials(db, id))?.email ?? '';
      const secret = randomBytes(SECRET_BYTES);
      const sealed = await secrets.seal(secret, secretOf(id));
      if (!(await saveDraft(db, id, sealed, clock.now()))) throw new AppError('conflict');
      return { secret: base32(secret), uri: otpAddress(secret, email) };
    },

    confirmSecondFactor: async ({ body, session, log }) => {
      const { id } = session.user;
      const draft = await findFactor(db, id);
      if (!draft || draft.confirmedAt) throw new AppError('conflict');
      const now = clock.now();
      const secret = await openSecret(secrets, id, draft.secret);
      const step = stepOfCode(secret, withoutSpaces(body.otp), now, null);
      if (step === undefined) throw new AppError('otp_invalid');
      const { shown, hashes } = await makeRecoveryCodes(secrets, id);
      await users.changeWithMail(id, async (tx, enqueueMail) => {
        const first = await confirmFactor(tx, id, { secret: draft.secret, step }, now);
        if (!first) throw new AppError('conflict');
        await replaceRecoveryCodes(tx, id, hashes);
        await enqueueMail(secondFactorOnMail, { userId: id });
      });
      log.info({ userId: id }, 'second factor on');
      return { recovery_codes: shown };
    },

    renewRecoveryCodes: async ({ body, session, address, log }) => {
      await prove({ session, address }, body);
      const { id } = session.user;
      const { shown, hashes } = await makeRecoveryCodes(secrets, id);
      await users.change(id, (tx) => replaceRecoveryCodes(tx, id, hashes));
      log.info({ userId: id }, 'recovery codes renewed');
      return { recovery_codes: shown };
    },

    disableSecondFactor: async ({ body, session, address, log }) => {
      await prove({ session, address }, body);
      const { id } = session.user;
      await users.changeWithMail(id, async (tx, enqueueMail) => {
        await removeFactor(tx, id);
        await enqueueMail(secondFactorOffMail, { userId: id });
      });
      log.info({ userId: id }, 'second factor off');
    },
  };
}
