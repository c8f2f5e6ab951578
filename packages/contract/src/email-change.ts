import * as z from 'zod/mini';
import { PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** Only a generous limit of length; account-rules.ts has the rules of the address. */
const text = z.string().check(z.maxLength(20_000));

export const emailChangeCalls = {
  getEmailChange: defineCall({
    method: 'GET',
    path: '/v1/account/email/',
    access: 'login',
    summary: "The caller's address, and the new one while it is not fully confirmed",
    status: 200,
    reply: z.object({
      email: z.string(),
      pending: z.nullable(
        z.object({
          email: z.string(),
          asked_at: instant,
          /** Whether each of the two mailboxes has confirmed the change. */
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
    summary:
      'Mails a link to the old and to the new address; the address changes once both links have been used',
    body: z.object({ email: text, password: z.string().check(z.maxLength(PASSWORD_MAX)) }),
    status: 200,
    reply: z.object({ detail: z.string() }),
    errors: ['email_in_use'],
  }),
};
