import * as z from 'zod/mini';
import { API_BASE, defineCall } from './call.ts';

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

/** Where whoever watches over the program asks. */
export const HEALTH_PATH = API_BASE + healthCalls.health.path;
