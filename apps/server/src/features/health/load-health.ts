import type { Executor } from '#db/pool.ts';
import { DAY_MS } from '#durations.ts';
import { lastRun } from '#features/forecasts/store.ts';
import { countUnknownNames, loadCredit, loadNewestFetches } from '#features/ingestion/store.ts';
import { type JobState, loadJobStates } from '#jobs/run-records.ts';
import { type SourceHealth, summariseSources } from './summarise.ts';

/** Older runs say nothing about the current state; the rarest job runs once a day. */
export const RECENT_MS = 3 * DAY_MS;

export interface SourcesHealth {
  readonly sources: readonly SourceHealth[];
  /** The remaining credits of The Odds API this month, once known. */
  readonly credits: number | null;
}

/** The state of the sources, for the command, the log and the health page. */
export async function loadSourcesHealth(db: Executor, now: Date): Promise<SourcesHealth> {
  const sources = summariseSources(await loadNewestFetches(db), now);
  const credit = await loadCredit(db, 'the-odds-api');
  return { sources, credits: credit?.remaining ?? null };
}

export interface DataHealth extends SourcesHealth {
  readonly unknownNames: number;
  readonly jobs: readonly (JobState & { readonly well: boolean })[];
  readonly forecastsAt: Date | null;
  /** True if nothing here needs attention. */
  readonly well: boolean;
}

export async function loadDataHealth(db: Executor, now: Date): Promise<DataHealth> {
  const [health, unknownNames, states, run] = await Promise.all([
    loadSourcesHealth(db, now),
    countUnknownNames(db),
    loadJobStates(db, new Date(now.getTime() - RECENT_MS)),
    lastRun(db),
  ]);
  const jobs = states.map((state) => ({ ...state, well: isWell(state) }));
  return {
    ...health,
    unknownNames,
    jobs,
    forecastsAt: run?.finishedAt ?? null,
    well: unknownNames === 0 && [...health.sources, ...jobs].every(({ well }) => well),
  };
}

const isWell = ({ lastDone, lastFailed }: JobState): boolean =>
  lastFailed === null || (lastDone !== null && lastDone >= lastFailed);
