import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** The slots of all jobs are those of the product's own time zone. */
export const JOB_TIME_ZONE = 'Europe/Rome';

export interface JobContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly pool: Pool;
  readonly log: Log;
  /** The period this run is for, as the instant at which it fell due. */
  readonly slot: string;
  readonly attempt: number;
  /** The row of `job_run` that tells how this run fares, once it has begun. */
  readonly runId?: number;
  /** Fires when the run must end: the program stops, its time is up, or the lock is lost. */
  readonly signal: AbortSignal;
}

/** What the work of most jobs needs: the demo and tests have it done without a job around it. */
export type JobWork = Pick<JobContext, 'db' | 'clock'> & Partial<Pick<JobContext, 'signal'>>;

/** Work that is done by itself, once per slot however many workers there are. It may be interrupted
 *  anywhere and tried again, so what it does twice must come to the same. */
export interface Job {
  /** Lower case and hyphens; also the name of its queue and of its lock. */
  readonly name: string;
  readonly summary: string;
  /** When it falls due, as five fields of cron in the time of Rome. Without it, only when asked. */
  readonly cron?: string;
  /** Jobs that make it due as well, as soon as one of them has touched something. */
  readonly follows?: readonly string[];
  /** A run that takes longer is given up and tried again. */
  readonly limitSeconds?: number;
  /** Does the work; gives how many rows it touched, for the record. */
  run(context: JobContext): Promise<number>;
}
