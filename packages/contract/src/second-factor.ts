import * as z from 'zod/mini';
import { PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

const password = z.string().check(z.maxLength(PASSWORD_MAX));
/** Six digits from the authenticator, or a recovery code; people may type spaces and hyphens. */
export const oneTimeCode = z.string().check(z.maxLength(40));
const path = '/v1/account/second-factor/';

const state = z.object({
  enabled: z.boolean(),
  /** When it was enabled; null while it is off. */
  since: z.nullable(instant),
  recovery_codes_left: z.int(),
});

/** Shown only once, because only their hashes are stored. */
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
    summary:
      'Makes a new secret for an authenticator; it takes effect once a code has confirmed it',
    body: z.object({ password }),
    status: 200,
    /** The secret in base32, and as the address that a QR code contains. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict'],
  }),
  confirmSecondFactor: defineCall({
    method: 'POST',
    path: `${path}confirm/`,
    access: 'login',
    summary: 'Switches the second factor on with a first code, and returns the recovery codes',
    body: z.object({ otp: oneTimeCode }),
    status: 200,
    reply: codes,
    errors: ['otp_invalid', 'conflict'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: `${path}recovery-codes/`,
    access: 'login',
    summary: 'Returns new recovery codes, which replace all earlier ones',
    body: z.object({ password, otp: oneTimeCode }),
    status: 200,
    reply: codes,
    errors: ['otp_invalid', 'conflict'],
  }),
  disableSecondFactor: defineCall({
    method: 'DELETE',
    path,
    access: 'login',
    summary: 'Switches the second factor off; requires password and code',
    body: z.object({ password, otp: oneTimeCode }),
    status: 204,
    errors: ['otp_invalid', 'conflict'],
  }),
};
