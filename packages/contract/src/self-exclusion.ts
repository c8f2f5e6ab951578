import * as z from 'zod/mini';
import { currentUser } from './account.ts';
import { defineCall } from './call.ts';

/** How long users can exclude themselves from odds, suggestions and the plan, in hours. */
export const SELF_EXCLUSION_HOURS = { day: 24, week: 168, month: 720 } as const;
export type SelfExclusionLength = keyof typeof SELF_EXCLUSION_HOURS;
export const SELF_EXCLUSION_LENGTHS = Object.keys(SELF_EXCLUSION_HOURS) as [
  SelfExclusionLength,
  ...SelfExclusionLength[],
];

export const selfExclusionCalls = {
  startSelfExclusion: defineCall({
    method: 'POST',
    path: '/v1/account/break/',
    access: 'login',
    summary: 'Hides odds, suggestions and the plan for a time that cannot be shortened',
    body: z.object({ length: z.enum(SELF_EXCLUSION_LENGTHS) }),
    status: 200,
    reply: z.object({ user: currentUser }),
    errors: ['break_not_shortened'],
  }),
};
