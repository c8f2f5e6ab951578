import { connectDatabase } from '#db/connect.ts';
import { finishDeletions, purgeAccounts } from '#features/accounts/job.ts';
import { createBilling, paymentSettings } from '#features/billing/billing.ts';
import { endSubscriptions } from '#features/billing/end-subscriptions.ts';
import { billingJobs } from '#features/billing/job.ts';
import { startSyncWorker } from '#features/billing/sync-queue.ts';
import { FORECAST_JOBS } from '#features/forecasts/job.ts';
import { operatorJobs } from '#features/health/alerts/job.ts';
import { checkSources } from '#features/health/job.ts';
import {
  joinDoubleMatches,
  providerJobs,
  purgePayloads,
  rereadPayloads,
} from '#features/ingestion/job.ts';
import { postponeSilentMatches } from '#features/matches/job.ts';
import { sendNewsletter } from '#features/newsletter/job.ts';
import { settleAllPlans } from '#features/plan/job.ts';
import { SUGGESTION_JOBS } from '#features/suggestions/job.ts';
import { summariseRecord } from '#features/track-record/job.ts';
import { createUserChanges } from '#http/user-changes.ts';
import { purgeJobRuns, purgeRateLimits } from '#jobs/housekeeping.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { purgeOldMails, startMail } from '#mail/start-mail.ts';
import { createClock } from './clock.ts';
import { askDemoWorld } from './demo/job.ts';
import { demoPayments } from './demo/payments/stand-in.ts';
import { makeDemoPlanHistory } from './demo/plan-history.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { prepareDatabase } from './prepare-database.ts';
import {
  configOrExit,
  DATABASE_AWAY_EXIT,
  endWhenDatabaseGoes,
  refuseToStart,
  stopOnRequest,
} from './process-lifecycle.ts';

/** Jobs that need nothing but the database. */
const PLAIN_JOBS = [
  ...providerJobs(askDemoWorld),
  checkSources,
  ...FORECAST_JOBS,
  ...SUGGESTION_JOBS,
  settleAllPlans,
  summariseRecord,
  purgeAccounts,
  purgeRateLimits,
  purgeJobRuns,
  postponeSilentMatches,
  joinDoubleMatches,
  purgePayloads,
  purgeOldMails,
  rereadPayloads,
];

/** Time for runs under way, and then for everything else to close. */
const GRACE_MS = 1_500;
const LIMIT_MS = 2_200;

const hasStarted = endWhenDatabaseGoes();
const config = configOrExit();
const clock = createClock(config.startsAt);
const log = createLog(config.logLevel);
const connected = await connectDatabase(config, {
  applicationName: 'tredici-worker',
  direct: true,
  // At a start all jobs are due at once. Each needs a connection and few need two; their locks share one.
  max: PLAIN_JOBS.length + 6,
});
if (!connected.ok) refuseToStart(connected.message, DATABASE_AWAY_EXIT);
const { db, pool, url, close } = connected.value;

const prepared = await prepareDatabase(connected.value, config, clock);
if (!prepared.ok) refuseToStart(prepared.message);

const queue = createMailQueue(db, pool, log);
const standIn = await demoPayments({ config, db, clock, log });
const settings = standIn?.settings ?? paymentSettings(config);
const billing = settings && createBilling({ db, pool, clock, log, mail: queue, config, settings });
const users = createUserChanges(db, queue);
const JOBS = [
  ...PLAIN_JOBS,
  ...(config.mode === 'demo' ? [makeDemoPlanHistory] : []),
  ...billingJobs(billing),
  ...operatorJobs(queue),
  sendNewsletter(queue),
  finishDeletions(users, (userId, own) => endSubscriptions({ db, billing, log: own }, userId)),
];

const jobs = await startJobs({ url, jobs: JOBS, context: { config, clock, db, pool, log } });
const mail = await startMail({ config, clock, db, pool, log, templates: MAIL_TEMPLATES });
const sync = billing && (await startSyncWorker(billing));
stopOnRequest(async () => {
  await Promise.all([jobs.stop(GRACE_MS), mail.stop(GRACE_MS), sync?.stop(GRACE_MS)]);
  await Promise.all([queue.close(), billing?.queue.close(), standIn?.close()]);
  await close();
}, LIMIT_MS);
await jobs.enqueueDue();
hasStarted();
log.info({ jobs: JOBS.map((job) => job.name) }, 'working');
process.send?.({ ready: true });
