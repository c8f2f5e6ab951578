import * as z from 'zod/mini';
import { LANGUAGES } from './account.ts';
import { defineCall } from './call.ts';

/** account-rules.ts checks these fields and reports all mistakes at once. Here only the type is checked, and
 *  a length that no real input reaches. */
const text = z.string().check(z.maxLength(20_000));

/** A challenge in the format of the ALTCHA widget. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    data: z.object({ until: z.int() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

export const registrationForm = z.object({
  email: text,
  /** Equal to the e-mail. */
  username: text,
  first_name: text,
  last_name: text,
  password1: text,
  password2: text,
  receive_newsletter: z.optional(z.nullable(z.boolean())),
  /** The legal agreement, which also declares an age of 18 or more. */
  privacy_accepted: z.optional(z.boolean()),
  /** The solved challenge as the widget encodes it: JSON in base64. */
  captcha: z.optional(z.string().check(z.maxLength(20_000))),
  /** The language of later mails; by default Italian. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type RegistrationForm = z.input<typeof registrationForm>;

/** Allows users who have registered to correct their address until it is verified. */
const changeKey = z.string().check(z.minLength(1), z.maxLength(200));
const registered = z.object({ detail: z.string(), change_key: z.string() });

export const registrationCalls = {
  getCaptcha: defineCall({
    method: 'GET',
    path: '/v1/account/captcha/',
    access: 'public',
    summary: 'A proof-of-work challenge for one registration',
    status: 200,
    reply: captchaChallenge,
  }),
  register: defineCall({
    method: 'POST',
    path: '/v1/account/register/',
    access: 'public',
    summary: 'Registers a user, who then verifies their e-mail',
    body: registrationForm,
    status: 201,
    reply: registered,
    errors: ['registration_closed', 'captcha_failed', 'email_registered', 'username_taken'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/v1/account/register/verify-email/',
    access: 'public',
    summary:
      'Verifies an e-mail with the mailed key, of a registration or of a change of address; or mails another key to an e-mail',
    body: z.object({ key: z.optional(changeKey), email: z.optional(text) }),
    status: 201,
    reply: z.object({
      detail: z.string(),
      /** The first of the two keys of a change of address gives `half_confirmed`. */
      status: z.enum(['verified', 'already_verified', 'sent', 'half_confirmed', 'email_changed']),
    }),
    errors: ['key_invalid', 'email_in_use'],
  }),
  resendEmail: defineCall({
    method: 'POST',
    path: '/v1/account/register/resend-email/',
    access: 'public',
    summary:
      'Mails the verification again; the answer does not reveal whether the address is known',
    body: z.object({ email: text }),
    status: 200,
    reply: z.object({ detail: z.string() }),
  }),
  changeRegistrationEmail: defineCall({
    method: 'POST',
    path: '/v1/account/register/change-email/',
    access: 'public',
    summary: 'Corrects the e-mail of a registration that is not verified yet',
    body: z.object({ change_key: changeKey, email: text }),
    status: 200,
    reply: registered,
    errors: ['key_invalid', 'email_in_use'],
  }),
};
