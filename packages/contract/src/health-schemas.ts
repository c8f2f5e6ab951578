import * as z from 'zod/mini';
import { instant } from './moments.ts';

export const instantOrNull = z.nullable(instant);

/** The state of a provider, from the newest fetches of its addresses. */
export const sourceHealth = z.object({
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
export const jobHealth = z.object({
  job: z.string(),
  /** The last run is done or in progress. */
  well: z.boolean(),
  last_done: instantOrNull,
  /** The number of rows that this run changed; for `reconcile-payments`, of subscriptions that it
   *  corrected. */
  last_rows: z.nullable(z.int()),
  last_failed: instantOrNull,
});
