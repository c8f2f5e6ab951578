import * as z from 'zod/mini';
import { PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** The rules of the address are those of account-rules.ts. */
const text = z.string().check(z.maxLength(20_000));

export const emailChangeCalls = {
  getEmailChange: defineCall({
    method: 'GET',
    path: '/v1/account/email/',
    access: 'login',
    summary: "The caller's address, and the one that waits to replace it",
    status: 200,
    reply: z.object({
      email: z.string(),
      pending: z.nullable(
        z.object({
          email: z.string(),
          asked_at: instant,
          /** Which of the two mailboxes has confirmed. */
          old_confirmed: z.boolean(),
          new_confirmed: z.boolean(),
        }),
      ),
    }),
  }),
  changeEmail: defineCall({
    method: 'POST',
    path: '/v1/account/email/',
    access: 'login',
    summary: 'Mails a link to the old and to the new address; the change counts once both are used',
    body: z.object({ email: text, password: z.string().check(z.maxLength(PASSWORD_MAX)) }),
    status: 200,
    reply: z.object({ detail: z.string() }),
    errors: ['email_in_use'],
  }),
};
