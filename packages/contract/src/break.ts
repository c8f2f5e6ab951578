import * as z from 'zod/mini';
import { currentUser } from './account.ts';
import { defineCall } from './call.ts';

/** The breaks that users can give themselves, in hours. */
export const BREAK_HOURS = { day: 24, week: 168, month: 720 } as const;
export type BreakLength = keyof typeof BREAK_HOURS;
export const BREAK_LENGTHS = Object.keys(BREAK_HOURS) as [BreakLength, ...BreakLength[]];

export const breakCalls = {
  takeBreak: defineCall({
    method: 'POST',
    path: '/v1/account/break/',
    access: 'login',
    summary: 'Hides odds, suggestions and the plan for a time that cannot be shortened',
    body: z.object({ length: z.enum(BREAK_LENGTHS) }),
    status: 200,
    reply: z.object({ user: currentUser }),
    errors: ['break_not_shortened'],
  }),
};
