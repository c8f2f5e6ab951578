import { loadJudged } from '#features/results/store.ts';
import type { Job, JobContext } from '#jobs/job.ts';
import { addDays, dayInRome, romeInstant, weekEnd, weekStartOf } from '#jobs/rome-week.ts';
import { runInChunks } from '#jobs/run-in-chunks.ts';
import type { MailQueue } from '#mail/queue.ts';
import { composeIssue, hasNews } from './compose-issue.ts';
import { newsletterMail } from './mail-template.ts';
import { findIssue, findOfTheDay, listReaders, loadComing, saveIssue } from './store.ts';

/** Readers of one transaction. */
const CHUNK = 1000;

/** Queues the newsletter for every subscriber, a chunk per transaction: a run that is killed is continued
 *  where it stopped, on whatever day. It begins only on Mondays, so an installation first started on a
 *  Thursday does not send that Monday's newsletter. */
export function sendNewsletter(mail: MailQueue): Job {
  return {
    name: 'newsletter',
    summary: 'Writes the newsletter to those who want it, on Monday morning',
    cron: '30 8 * * 1',
    limitSeconds: 900,
    run: async (context) => {
      const { db, clock } = context;
      const now = clock.now();
      const week = weekStartOf(new Date(context.slot));
      const made = await findIssue(db, week);
      if (!made && dayInRome(now) !== week) return 0;
      if (!hasNews(made ?? (await makeIssue(context, week, now)))) return 0;
      return runInChunks({
        context,
        key: `newsletter ${week}`,
        loadChunk: (tx, after) => listReaders(tx, now, Number(after ?? 0), CHUNK),
        cursorOf: (userId) => userId,
        work: async (tx, userIds) => {
          const all = userIds.map((userId) => ({ userId, week }));
          await mail.enqueueAll(tx, newsletterMail, all);
          return all.length;
        },
      });
    },
  };
}

/** Made once, so that all readers get the same content. */
async function makeIssue({ db }: Pick<JobContext, 'db'>, week: string, now: Date) {
  const [judged, coming, ofTheDay] = await Promise.all([
    loadJudged(db, romeInstant(addDays(week, -7)), romeInstant(week)),
    loadComing(db, now, weekEnd(week)),
    findOfTheDay(db, week),
  ]);
  const content = composeIssue({ judged, coming, ofTheDay });
  await saveIssue(db, week, content, now);
  return content;
}
