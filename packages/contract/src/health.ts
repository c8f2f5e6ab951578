import * as z from 'zod/mini';
import { API_BASE, defineCall } from './call.ts';
import { instant } from './moments.ts';

const instantOrNull = z.nullable(instant);

/** The state of a provider, from the newest fetches of its addresses. */
const sourceHealth = z.object({
  source: z.string(),
  /** The last fetch of every address in use succeeded, and one did so recently. */
  well: z.boolean(),
  /** No fetch has succeeded for two days. */
  silent: z.boolean(),
  last_success: instantOrNull,
  last_failure: instantOrNull,
  /** The cause of that failure, in one line. */
  cause: z.nullable(z.string()),
  /** Addresses, without keys, whose last fetch failed. */
  failing: z.array(z.string()),
  /** Matches imported and refused in the newest import of each address. */
  matches: z.int(),
  refused: z.int(),
});

/** The state of a job. The causes of failures are in the log and in the output of the command `health`. */
const jobHealth = z.object({
  job: z.string(),
  /** The last run is done or in progress. */
  well: z.boolean(),
  last_done: instantOrNull,
  /** The number of rows that this run changed; for `reconcile-payments`, of subscriptions that it
   *  corrected. */
  last_rows: z.nullable(z.int()),
  last_failed: instantOrNull,
});

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
