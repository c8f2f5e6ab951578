import * as z from 'zod/mini';
import { currentUser, LANGUAGES } from './account.ts';
import { PASSWORD_MAX } from './account-rules.ts';
import { amountGiven } from './amount.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** An amount of euro with two decimals, as a string: the specification's "numeric string". */
const amount = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

const userProfile = z.object({
  user: currentUser,
  premium: z.boolean(),
  budget: amount,
  /** When the deletion was requested that waits for the payment provider; null if there is none. */
  deletion_asked_at: z.nullable(instant),
});
export type UserProfile = z.output<typeof userProfile>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const text = z.string().check(z.maxLength(20_000));

/** Minutes of use after which the web shows a reminder of the time; null switches it off. */
export const REMINDER_MINUTES = { least: 5, most: 240 } as const;

/** Only the given fields change. The rules for names are in account-rules.ts. */
const userChanges = z.object({
  id: z.optional(z.int()),
  first_name: z.optional(text),
  last_name: z.optional(text),
  /** Null, as it is sent for users who were not asked yet, changes nothing. */
  receive_newsletter: z.optional(z.nullable(z.boolean())),
  language: z.optional(z.enum(LANGUAGES)),
  no_odds: z.optional(z.boolean()),
  session_reminder_minutes: z.optional(
    z.nullable(
      z.int().check(z.refine((n) => n >= REMINDER_MINUTES.least && n <= REMINDER_MINUTES.most)),
    ),
  ),
});
export type UserChanges = z.output<typeof userChanges>;

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
      user: z.optional(userChanges),
      /** Euro, with up to two decimals. */
      budget: z.optional(amountGiven),
    }),
    status: 200,
    reply: userProfile,
    errors: ['not_found', 'on_break'],
  }),
  deleteUserProfile: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/userprofile/:id/',
    access: 'login',
    summary: "Deletes the caller's account for good, by its password",
    params,
    body: z.object({ password: z.string().check(z.maxLength(PASSWORD_MAX)) }),
    status: 204,
    errors: ['not_found', 'deletion_waits'],
  }),
};
