import type { OperatorOverview, operatorWatchCalls } from '@tredici/contract/operator-watch';
import { inTransaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { recordAction } from '#features/operator/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import {
  findRetryable,
  listFailedSlots,
  loadQueues,
  retryQueue,
  retrySlot,
} from '#jobs/retry-store.ts';
import { MAIL_QUEUE } from '#mail/queue.ts';
import { loadMailQueue } from '#mail/queue-store.ts';
import { listAlerts, loadCounts } from './alerts/alert-store.ts';
import { findCauses } from './alerts/causes.ts';
import { loadCircumstances } from './alerts/load-circumstances.ts';
import { describeJob, describeSource, iso } from './describe-health.ts';
import { RECENT_MS } from './load-health.ts';

const ALERTS_SHOWN = 20;

/** The operator sees the same data as in the daily mail and the alerts, as of now. */
export function operatorWatchHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<typeof operatorWatchCalls> {
  const { db, clock } = deps;
  const recent = () => new Date(clock.now().getTime() - RECENT_MS);
  return {
    getOperatorOverview: () => loadOverview(deps),

    retryJob: async ({ params: { job }, session }) => {
      const slots = await listFailedSlots(db, recent());
      const slot = slots.find((one) => one.job === job)?.slot;
      if (slot === undefined) throw new AppError('not_found');
      await inTransaction(db, async (tx) => {
        if (!(await retrySlot(tx, job, slot))) throw new AppError('conflict');
        const by = { userId: session.user.id };
        await recordAction(tx, {
          at: clock.now(),
          command: 'job retry',
          detail: { job, slot },
          by,
        });
      });
    },

    retryMails: ({ session }) =>
      inTransaction(db, async (tx) => {
        const mails = await retryQueue(tx, MAIL_QUEUE);
        const by = { userId: session.user.id };
        if (mails > 0) {
          await recordAction(tx, { at: clock.now(), command: 'mail retry', detail: { mails }, by });
        }
        return { mails };
      }),
  };
}

async function loadOverview({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<OperatorOverview> {
  const now = clock.now();
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [circumstances, counts, queues, slots, mails, alerts] = await Promise.all([
    loadCircumstances(db, now, config),
    loadCounts(db, { now, dayAgo: after(-1), inAWeek: after(7) }),
    loadQueues(db),
    listFailedSlots(db, new Date(now.getTime() - RECENT_MS)),
    loadMailQueue(db),
    listAlerts(db, ALERTS_SHOWN),
  ]);
  const { health } = circumstances;
  const { waiting: _, ...shown } = counts;
  const retryable = await findRetryable(db, slots);
  const queueOf = new Map(queues.map((queue) => [queue.queue, queue]));
  return {
    checked_at: now.toISOString(),
    causes: findCauses(circumstances).map(({ kind, values }) => ({ kind, values: { ...values } })),
    counts: shown,
    sources: health.sources.map((source) => ({
      ...describeSource(source),
      odd_files: source.oddFiles.map(({ address, oddities }) => ({
        address,
        oddities: [...oddities],
      })),
    })),
    credits_left: health.credits,
    jobs: health.jobs.map((job) => ({
      ...describeJob(job),
      cause: job.cause,
      waiting: queueOf.get(job.job)?.waiting ?? 0,
      running: queueOf.get(job.job)?.running ?? 0,
      retryable: retryable.has(job.job),
    })),
    mails: mails.map(({ oldest, nextTry, ...rest }) => ({
      ...rest,
      oldest: iso(oldest),
      next_try: iso(nextTry),
    })),
    alerts: alerts.map(({ id, kind, values, begunAt, endedAt }) => ({
      id,
      kind,
      values: { ...values },
      begun_at: begunAt.toISOString(),
      ended_at: iso(endedAt),
    })),
  };
}
