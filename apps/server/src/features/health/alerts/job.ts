import { DAY_MS } from '#durations.ts';
import { chainHead } from '#features/forecasts/store.ts';
import type { Job } from '#jobs/job.ts';
import type { MailQueue } from '#mail/queue.ts';
import { beginAlerts, endAlerts, loadCounts, loadOpenAlerts } from './alert-store.ts';
import { type Cause, compareCauses, findCauses } from './causes.ts';
import { loadCircumstances } from './load-circumstances.ts';
import { operatorAlertMail, operatorAllClearMail, operatorDailyMail } from './mail-templates.ts';
import { postAlerts } from './post-alerts.ts';

const forMail = ({ kind, values }: Cause) => ({ kind, values: { ...values } });

/** Both do nothing unless an address or webhook is configured. */
export function operatorJobs(mail: Pick<MailQueue, 'inTransaction'>): readonly Job[] {
  const alertOperator: Job = {
    name: 'alert-operator',
    summary: 'Tells the operator, once each, what has gone wrong and what is over',
    cron: '*/5 * * * *',
    run: async ({ db, clock, config, log }) => {
      const { email, webhookUrl } = config.alerts;
      if (!email && !webhookUrl) return 0;
      const now = clock.now();
      const causes = findCauses(await loadCircumstances(db, now, config));
      const { begun, ended } = compareCauses(await loadOpenAlerts(db), causes);
      if (begun.length + ended.length > 0) {
        // In one transaction with the queued mails, so that nobody is told twice or not at all.
        await mail.inTransaction(async (tx, enqueue) => {
          await beginAlerts(tx, begun, now);
          await endAlerts(
            tx,
            ended.map(({ id }) => id),
            now,
          );
          if (!email) return;
          if (begun.length > 0)
            await enqueue(operatorAlertMail, { email, causes: begun.map(forMail) });
          if (ended.length > 0)
            await enqueue(operatorAllClearMail, { email, causes: ended.map(forMail) });
        });
      }
      if (webhookUrl) await postAlerts({ db, log }, webhookUrl, now);
      return begun.length + ended.length;
    },
  };

  const writeToOperator: Job = {
    name: 'write-to-operator',
    summary: 'Sends the operator the day at a glance',
    cron: '30 7 * * *',
    run: async ({ db, clock, config }) => {
      const { email } = config.alerts;
      if (!email) return 0;
      const now = clock.now();
      const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
      const circumstances = await loadCircumstances(db, now, config);
      const { health } = circumstances;
      const [counts, head] = await Promise.all([
        loadCounts(db, { now, dayAgo: after(-1), inAWeek: after(7) }),
        chainHead(db),
      ]);
      await mail.inTransaction((_, enqueue) =>
        enqueue(operatorDailyMail, {
          email,
          causes: findCauses(circumstances).map(forMail),
          sources: health.sources.map(({ source, lastSuccess, matches }) => ({
            source,
            at: lastSuccess?.toISOString() ?? null,
            matches,
          })),
          credits: health.credits,
          jobs: { well: health.jobs.filter(({ well }) => well).length, all: health.jobs.length },
          counts,
          ledger: { rows: head.sequence, hash: head.hash?.toString('hex') ?? null },
        }),
      );
      return 1;
    },
  };
  return [alertOperator, writeToOperator];
}
