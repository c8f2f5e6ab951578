import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** As in registration.ts, only a generous limit of length; account-rules.ts has the rules. */
const text = z.string().check(z.maxLength(20_000));
const detailReply = z.object({ detail: z.string() });

export const recoveryCalls = {
  changePassword: defineCall({
    method: 'POST',
    path: '/v1/account/register/change-password/',
    access: 'login',
    summary: 'Sets a new password and ends all other sessions',
    body: z.object({ current_password: text, password: text, password2: text }),
    status: 200,
    reply: detailReply,
    errors: ['password_change_failed'],
  }),
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/v1/account/register/password/reset/',
    access: 'public',
    summary: 'Mails a link for setting a new password',
    body: z.object({ email: text }),
    status: 200,
    reply: detailReply,
    errors: ['email_not_found'],
  }),
  confirmPasswordReset: defineCall({
    method: 'POST',
    path: '/v1/account/register/password/reset/confirm/',
    access: 'public',
    summary: 'Sets a new password with the mailed key and ends all sessions',
    body: z.object({ new_password1: text, new_password2: text, uid: text, token: text }),
    status: 200,
    reply: detailReply,
    errors: ['key_invalid'],
  }),
};
