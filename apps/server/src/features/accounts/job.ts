import { purgeSessions } from '#http/session.ts';
import type { Job } from '#jobs/job.ts';
import { purgeCaptchas } from './captcha-store.ts';
import { purgeOneTimeKeys } from './store.ts';

const DAY_MS = 86_400_000;

export const purgeAccountKeys: Job = {
  name: 'purge-account-keys',
  summary: 'Removes sessions, mailed keys and challenges that open nothing any more',
  cron: '20 4 * * *',
  run: async ({ db, clock }) => {
    const now = clock.now();
    const sessions = await purgeSessions(db, now);
    const keys = await purgeOneTimeKeys(db, new Date(now.getTime() - 7 * DAY_MS));
    return sessions + keys + (await purgeCaptchas(db, now));
  },
};
