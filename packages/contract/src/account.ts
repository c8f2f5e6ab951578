import * as z from 'zod/mini';
import { EMAIL_MAX, PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';
import { oneTimeCode } from './second-factor.ts';

/** The language of mails to the user; the web stores its own choice separately. */
export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The user as stored on the device, without the token. */
export const currentUser = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  premium: z.boolean(),
  /** null: not asked yet. */
  receive_newsletter: z.nullable(z.boolean()),
  language: z.enum(LANGUAGES),
  /** The end of a break of the user's own choice: until then no odds, suggestions or plan. */
  break_until: z.nullable(instant),
  /** Hides odds everywhere, for users who only play fantacalcio. */
  no_odds: z.boolean(),
  /** null: no reminder. */
  session_reminder_minutes: z.nullable(z.int()),
  /** Only present for operators. */
  operator: z.optional(z.boolean()),
});
export type CurrentUser = z.output<typeof currentUser>;

export const loginForm = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  /** Required after `otp_required`, for users with a second factor. */
  otp: z.optional(oneTimeCode),
});
export type LoginForm = z.input<typeof loginForm>;

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const accountCalls = {
  login: defineCall({
    method: 'POST',
    path: '/account/login/',
    access: 'public',
    summary: 'Opens a session and returns its token',
    body: loginForm,
    status: 200,
    reply: z.object({ user: currentUser, access_token: z.string() }),
    errors: ['login_failed', 'email_not_verified', 'otp_required', 'otp_invalid'],
  }),
  verifyToken: defineCall({
    method: 'POST',
    path: '/account/verify-token/',
    access: 'public',
    summary: 'Whether a token, in the body or as bearer, is still valid',
    body: z.optional(z.object({ token: z.optional(token) })),
    status: 200,
    reply: z.object({ user: currentUser }),
    errors: ['unauthenticated'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/v1/account/logout/',
    access: 'login',
    summary: 'Ends the session of the bearer token',
    status: 204,
  }),
};
