import * as z from 'zod/mini';
import { currentUser } from './account.ts';
import { defineCall } from './call.ts';

/** An amount of euro with two decimals, as a string: the specification's "numeric string". */
const amount = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

const userProfile = z.object({ user: currentUser, premium: z.boolean(), budget: amount });
export type UserProfile = z.output<typeof userProfile>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const userProfileCalls = {
  getUserProfile: defineCall({
    method: 'GET',
    path: '/v1/tredici/userprofile/:id/',
    access: 'login',
    summary: "The caller's own profile",
    params,
    status: 200,
    reply: userProfile,
    errors: ['not_found'],
  }),
  updateUserProfile: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/userprofile/:id/',
    access: 'login',
    summary: "Changes parts of the caller's own profile",
    params,
    body: z.object({
      user: z.object({ id: z.optional(z.int()), receive_newsletter: z.boolean() }),
    }),
    status: 200,
    reply: userProfile,
    errors: ['not_found'],
  }),
};
