import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const healthCalls = {
  health: defineCall({
    method: 'GET',
    path: '/health/',
    access: 'public',
    summary: 'Answers once the program can serve',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
};
