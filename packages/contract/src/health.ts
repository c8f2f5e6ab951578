import * as z from 'zod/mini';
import { API_BASE, defineCall } from './call.ts';
import { instant } from './moments.ts';

const instantOrNull = z.nullable(instant);

/** How a provider is, from the newest answers of its addresses. */
const sourceHealth = z.object({
  source: z.string(),
  /** The last answer of every address in use was taken in, and not long ago. */
  well: z.boolean(),
  /** Nothing was taken in for two days. */
  silent: z.boolean(),
  last_success: instantOrNull,
  last_failure: instantOrNull,
  /** Of that failure, in a line. */
  cause: z.nullable(z.string()),
  /** Addresses, without keys, whose last answer could not be taken in. */
  failing: z.array(z.string()),
  /** Of the newest import of each address. */
  matches: z.int(),
  refused: z.int(),
});

/** How the work that is done by itself goes. Causes of failures are in the log and in the command. */
const jobHealth = z.object({
  job: z.string(),
  /** Its last run was done, or is under way. */
  well: z.boolean(),
  last_done: instantOrNull,
  /** What that run touched: of `reconcile-payments`, the subscriptions that it mended. */
  last_rows: z.nullable(z.int()),
  last_failed: instantOrNull,
});

const dataHealth = z.object({
  /** `attention`: somebody should look. */
  status: z.enum(['ok', 'attention']),
  checked_at: instant,
  sources: z.array(sourceHealth),
  /** Names of clubs that wait for an operator to say whose they are. */
  unknown_names: z.int(),
  /** What is left of The Odds API this month, once it has been asked. */
  credits_left: z.nullable(z.int()),
  jobs: z.array(jobHealth),
  /** When the forecasts that are served were made: after a fit that failed, those before it. */
  forecasts_at: instantOrNull,
});
export type DataHealth = z.output<typeof dataHealth>;

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
  dataHealth: defineCall({
    method: 'GET',
    path: '/health/sources/',
    access: 'public',
    summary: 'How the providers and the jobs are: last success, last failure, what is wrong',
    status: 200,
    reply: dataHealth,
  }),
};

/** Where whoever watches over the program asks. */
export const HEALTH_PATH = API_BASE + healthCalls.health.path;
