import { PgBoss } from 'pg-boss';
import { HOUR_MS } from '#durations.ts';
import { JOB_TIME_ZONE, type Job, type JobContext } from './job.ts';
import { runJob } from './run-job.ts';
import { currentSlot, slotId } from './slots.ts';

/** Seconds until the second attempt; the wait doubles each time, up to an hour. */
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 3_600;
const RETRIES = 5;
const LIMIT_SECONDS = 900;
const DUE_EVERY_MS = 15_000;
/** A run is considered dead after this long without a heartbeat: it is tried again, and the slots behind it
 *  can run. A model fit may silence a worker for seconds. */
const HEARTBEAT_SECONDS = 60;
const LOOK_FOR_DEAD_SECONDS = 15;
/** How long to wait for another worker's run to end, before leaving it to the queue's retries. */
const PATIENCE_MS = 20_000;

export interface JobsOptions {
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly context: Omit<JobContext, 'slot' | 'attempt' | 'signal'>;
  /** Shortened by tests. */
  readonly pollingSeconds?: number;
  readonly retryDelaySeconds?: number;
  readonly heartbeatSeconds?: number;
  readonly lookForDeadSeconds?: number;
}

export interface Jobs {
  /** Queues the slots that have fallen due. Any number of workers may do so at once. */
  enqueueDue(): Promise<void>;
  /** Queues one slot of a job; false when it was queued before. */
  enqueue(job: string, slot: Date): Promise<boolean>;
  /** Takes no more work, lets runs finish within the grace, then aborts them. */
  stop(graceMs: number): Promise<void>;
}

/** pg-boss keeps the queue: it assigns and retries runs. We decide which slots are due, because pg-boss's own
 *  schedule follows the database's clock and not the program's. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { jobs, context } = options;
  const { clock, log } = context;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'tredici-jobs',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: options.lookForDeadSeconds ?? LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: options.lookForDeadSeconds ?? LOOK_FOR_DEAD_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));
  await boss.start();

  const workers = new Map<string, string>();
  const enqueue = async (name: string, slot: Date): Promise<boolean> => {
    const at = slot.toISOString();
    const isNew = (await boss.send(name, { slot: at }, { id: slotId(name, at) })) !== null;
    // Otherwise our own worker would wait for its next poll: at a first start four jobs follow each other
    // while somebody is watching.
    const worker = workers.get(name);
    if (isNew && worker) boss.notifyWorker(worker);
    return isNew;
  };

  /** The run has succeeded even if a following job cannot be queued: its own cron line comes later. */
  const enqueueFollowers = async (done: string) => {
    for (const { name } of jobs.filter(({ follows }) => follows?.includes(done))) {
      await enqueue(name, clock.now()).catch((error: unknown) =>
        log.error({ err: error, job: name }, 'a slot could not be queued'),
      );
    }
  };

  // Create all queues before any work begins, because one job may make another due.
  for (const job of jobs) {
    const limits = {
      retryLimit: RETRIES,
      retryDelay: options.retryDelaySeconds ?? RETRY_DELAY_SECONDS,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      expireInSeconds: job.limitSeconds ?? LIMIT_SECONDS,
      heartbeatSeconds: options.heartbeatSeconds ?? HEARTBEAT_SECONDS,
    };
    // The lock in run-job.ts keeps two runs apart. pg-boss has a policy for that too, but it counts a killed
    // run as active for minutes.
    await boss.createQueue(job.name, limits);
    // A queue made by an older version still has its limits.
    await boss.updateQueue(job.name, limits);
  }
  const stopping = new AbortController();
  for (const job of jobs) {
    const worker = await boss.work<{ slot: string }>(
      job.name,
      { pollingIntervalSeconds: options.pollingSeconds ?? 2 },
      async ([taken]) => {
        if (!taken) return;
        const signal = AbortSignal.any([taken.signal, stopping.signal]);
        const attempt = taken.retryCount + 1;
        const { slot } = taken.data;
        const { ended, rows } = await runJob(
          job,
          { ...context, slot, attempt, signal },
          PATIENCE_MS,
        );
        if (ended === 'running elsewhere') throw new Error('another run was under way');
        if (rows > 0) await enqueueFollowers(job.name);
      },
    );
    workers.set(job.name, worker);
  }

  /** Until when no slot of each job falls due. */
  const quietUntil = new Map<string, number>();
  const enqueueDue = async () => {
    for (const { name, cron } of jobs) {
      const now = clock.now();
      if (!cron || now.getTime() < (quietUntil.get(name) ?? 0)) continue;
      try {
        const due = currentSlot(cron, now, nextOccurrence);
        if (due) await enqueue(name, due.slot);
        quietUntil.set(name, due?.next?.getTime() ?? now.getTime() + HOUR_MS);
      } catch (error) {
        // The next round tries again; the other jobs must not wait for it.
        log.error({ err: error, job: name }, 'a slot could not be queued');
      }
    }
  };
  const nextOccurrence = (cron: string, from: Date) =>
    boss.previewSchedule(cron, { tz: JOB_TIME_ZONE, from, count: 1 })[0];
  const timer = setInterval(() => void enqueueDue(), DUE_EVERY_MS);

  return {
    enqueueDue,
    enqueue,
    async stop(graceMs) {
      clearInterval(timer);
      const cut = setTimeout(
        () => stopping.abort(new Error('the program stopped')),
        Math.max(0, graceMs - 300),
      );
      try {
        await boss.stop({ graceful: true, timeout: graceMs });
      } finally {
        clearTimeout(cut);
      }
    },
  };
}
