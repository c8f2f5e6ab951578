import * as z from 'zod/mini';
import { PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

const password = z.string().check(z.maxLength(PASSWORD_MAX));
/** Six digits of the phone, or a recovery code; spaces and hyphens are the reader's. */
export const oneTimeCode = z.string().check(z.maxLength(40));
const path = '/v1/account/second-factor/';

const state = z.object({
  enabled: z.boolean(),
  /** Since when; null while it is off. */
  since: z.nullable(instant),
  recovery_codes_left: z.int(),
});

/** Shown once; what is kept of them is their hash. */
const codes = z.object({ recovery_codes: z.array(z.string()) });

export const secondFactorCalls = {
  getSecondFactor: defineCall({
    method: 'GET',
    path,
    access: 'login',
    summary: 'Whether the caller logs in with a second factor',
    status: 200,
    reply: state,
  }),
  beginSecondFactor: defineCall({
    method: 'POST',
    path,
    access: 'login',
    summary: 'Makes a new secret for an authenticator; it counts once a code has confirmed it',
    body: z.object({ password }),
    status: 200,
    /** The secret in base32, and the same as the address that a QR code holds. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict'],
  }),
  confirmSecondFactor: defineCall({
    method: 'POST',
    path: `${path}confirm/`,
    access: 'login',
    summary: 'Switches the second factor on by a first code, and gives the recovery codes',
    body: z.object({ otp: oneTimeCode }),
    status: 200,
    reply: codes,
    errors: ['otp_invalid', 'conflict'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: `${path}recovery-codes/`,
    access: 'login',
    summary: 'Gives new recovery codes in place of all earlier ones',
    body: z.object({ password, otp: oneTimeCode }),
    status: 200,
    reply: codes,
    errors: ['otp_invalid', 'conflict'],
  }),
  disableSecondFactor: defineCall({
    method: 'DELETE',
    path,
    access: 'login',
    summary: 'Switches the second factor off, by password and code',
    body: z.object({ password, otp: oneTimeCode }),
    status: 204,
    errors: ['otp_invalid', 'conflict'],
  }),
};
