import { DAY_MS } from '#durations.ts';
import { purgeFetches } from '#features/ingestion/store.ts';
import type { Job } from '#jobs/job.ts';
import { loadSourcesHealth } from './load-health.ts';

const KEEP_MS = 90 * DAY_MS;

export const checkSources: Job = {
  name: 'check-sources',
  summary: 'Warns of sources that fail or have been silent, and removes old records of fetches',
  cron: '50 * * * *',
  run: async ({ db, clock, log, config }) => {
    const now = clock.now();
    const gone = await purgeFetches(db, new Date(now.getTime() - KEEP_MS));
    if (config.mode !== 'live') return gone;
    const { sources } = await loadSourcesHealth(db, now);
    for (const { source, well, silent, failing, cause, ageMs } of sources) {
      if (silent) log.warn({ source, ageMs }, 'a source is silent');
      else if (!well) log.warn({ source, failing, cause }, 'a source is not well');
    }
    return gone;
  },
};
