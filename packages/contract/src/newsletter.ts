import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const newsletterCalls = {
  unsubscribe: defineCall({
    method: 'POST',
    path: '/v1/account/newsletter/unsubscribe/',
    access: 'public',
    summary: 'Unsubscribes from the newsletter with the key that it contains, without a login',
    body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
    status: 204,
    errors: ['key_invalid'],
  }),
};
