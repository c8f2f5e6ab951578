import * as z from 'zod/mini';
import { API_BASE, defineCall } from './call.ts';
import { instantOrNull, jobHealth, sourceHealth } from './health-schemas.ts';
import { instant } from './moments.ts';

const dataHealth = z.object({
  /** `attention`: an operator should look. */
  status: z.enum(['ok', 'attention']),
  checked_at: instant,
  sources: z.array(sourceHealth),
  /** Unknown names of clubs that an operator has to assign. */
  unknown_names: z.int(),
  /** The credits left at The Odds API this month; null until its first response. */
  credits_left: z.nullable(z.int()),
  jobs: z.array(jobHealth),
  /** When the forecasts being served were made. After a failed fit, these are the earlier ones. */
  forecasts_at: instantOrNull,
});
export type DataHealth = z.output<typeof dataHealth>;

export const healthCalls = {
  health: defineCall({
    method: 'GET',
    path: '/health/',
    access: 'public',
    summary: 'Answers once the server is ready',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
  dataHealth: defineCall({
    method: 'GET',
    path: '/health/sources/',
    access: 'public',
    summary: 'The state of the providers and the jobs: last success, last failure, problems',
    status: 200,
    reply: dataHealth,
  }),
};

/** The path that monitoring requests. */
export const HEALTH_PATH = API_BASE + healthCalls.health.path;
