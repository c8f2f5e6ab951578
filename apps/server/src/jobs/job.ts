import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** Cron lines are in the product's time zone. */
export const JOB_TIME_ZONE = 'Europe/Rome';

export interface JobContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly pool: Pool;
  readonly log: Log;
  /** The slot of this run: the instant at which it fell due. */
  readonly slot: string;
  readonly attempt: number;
  /** The id of this run's row in `job_run`, once it has begun. */
  readonly runId?: number;
  /** Aborted when the run must end: the program stops, its time is up, or the lock is lost. */
  readonly signal: AbortSignal;
}

/** The parts that most jobs use, so that the demo and tests can call their work without a job. */
export type JobWork = Pick<JobContext, 'db' | 'clock'> &
  Partial<Pick<JobContext, 'signal' | 'runId'>>;

/** Work that runs once per slot, however many workers there are. It may be interrupted anywhere and tried
 *  again, so repeating it must not change the result. */
export interface Job {
  /** Lower case and hyphens; also the name of its queue and of its lock. */
  readonly name: string;
  readonly summary: string;
  /** When it falls due, as a cron line in Rome's time. Without one it runs only when asked. */
  readonly cron?: string;
  /** Jobs after which this one is due as well, if they changed any rows. */
  readonly follows?: readonly string[];
  /** A run that takes longer is stopped and tried again. */
  readonly limitSeconds?: number;
  /** Does the work and returns how many rows it changed. */
  run(context: JobContext): Promise<number>;
}
