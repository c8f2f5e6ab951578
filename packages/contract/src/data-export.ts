import * as z from 'zod/mini';
import { PASSWORD_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** Everything stored about a user, by topic. Each part of the product adds its own rows with the names of its
 *  tables, so their form is not fixed here. */
const dataExport = z.object({
  exported_at: instant,
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type DataExport = z.output<typeof dataExport>;

export const dataExportCalls = {
  exportData: defineCall({
    method: 'POST',
    path: '/v1/account/export/',
    access: 'login',
    summary: 'Everything stored about the caller, as JSON; requires their password',
    body: z.object({ password: z.string().check(z.maxLength(PASSWORD_MAX)) }),
    status: 200,
    reply: dataExport,
  }),
  exportDataAfterLogin: defineCall({
    method: 'GET',
    path: '/v1/account/export/',
    access: 'login',
    summary:
      'The same without a body, up to ten minutes after the login that issued the token; later the password is required',
    status: 200,
    reply: dataExport,
    errors: ['password_again'],
  }),
};
