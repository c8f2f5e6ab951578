import * as z from 'zod/mini';
import { LANGUAGES } from './account.ts';
import { defineCall } from './call.ts';

/** What is wrong with these is found by account-rules.ts, all at once; here only their kind is
 *  checked, and a length beyond which nobody looks. */
const text = z.string().check(z.maxLength(20_000));

/** A challenge as the widget of ALTCHA takes it. */
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
  /** The solved challenge, as the widget writes it: JSON in base64. */
  captcha: z.optional(z.string().check(z.maxLength(20_000))),
  /** Of the mails to come; Italian when it is not said. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type RegistrationForm = z.input<typeof registrationForm>;

/** Lets whoever registered correct the address as long as it is not verified. */
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
      'Verifies an e-mail by the mailed key, be it of a registration or of a change of address; or mails another key to an e-mail',
    body: z.object({ key: z.optional(changeKey), email: z.optional(text) }),
    status: 201,
    reply: z.object({
      detail: z.string(),
      /** A change of address is `half_confirmed` by the first of its two keys. */
      status: z.enum(['verified', 'already_verified', 'sent', 'half_confirmed', 'email_changed']),
    }),
    errors: ['key_invalid', 'email_in_use'],
  }),
  resendEmail: defineCall({
    method: 'POST',
    path: '/v1/account/register/resend-email/',
    access: 'public',
    summary: 'Mails the verification again; the answer tells nobody whether the address is known',
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
