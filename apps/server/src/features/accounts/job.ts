import { DAY_MS } from '#durations.ts';
import type { UserChanges } from '#http/user-changes.ts';
import type { Job } from '#jobs/job.ts';
import { purgeCaptchas } from './captcha/store.ts';
import { deleteAccountOf, type EndSubscriptions } from './deletion/delete-account.ts';
import { listDeletions } from './deletion/store.ts';
import { purgeDevices } from './devices/store.ts';
import { purgeEmailChanges } from './email-change/store.ts';
import { purgeSessions } from './sessions/store.ts';
import { purgeOneTimeKeys, purgeUnverified } from './store.ts';

/** The page on data processing states both of these times. */
const KEEP_KEYS_MS = 7 * DAY_MS;
const KEEP_UNVERIFIED_MS = 30 * DAY_MS;
/** As long as a session can last: after that a device counts as new again. */
const KEEP_DEVICES_MS = 180 * DAY_MS;

/** One after the other, so that the rows of a deleted user are not deleted by two tasks at once. */
export const purgeAccounts: Job = {
  name: 'purge-accounts',
  summary:
    'Removes sessions, devices, mailed keys and challenges that open nothing any more, and registrations that nobody confirmed within a month of the last mail',
  cron: '20 4 * * *',
  run: async ({ db, clock, signal }) => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    let gone = await purgeSessions(db, now, signal);
    gone += await purgeOneTimeKeys(db, before(KEEP_KEYS_MS), signal);
    gone += await purgeEmailChanges(db, before(KEEP_KEYS_MS), signal);
    gone += await purgeDevices(db, before(KEEP_DEVICES_MS), signal);
    gone += await purgeCaptchas(db, now, signal);
    return gone + (await purgeUnverified(db, before(KEEP_UNVERIFIED_MS), signal));
  },
};

/** Deletes the accounts whose deletion was waiting for the payment provider. */
export function finishDeletions(users: UserChanges, endSubscriptions: EndSubscriptions): Job {
  return {
    name: 'finish-deletions',
    summary: 'Deletes accounts whose subscription could not be ended when it was asked for',
    cron: '* * * * *',
    run: async ({ db, clock, log }) => {
      let deleted = 0;
      for (const deletion of await listDeletions(db)) {
        const parts = { db, clock, users };
        const outcome = await deleteAccountOf(parts, endSubscriptions, deletion, log);
        if (outcome === 'deleted') deleted += 1;
      }
      return deleted;
    },
  };
}
