import type { DataHealth as DescribedHealth } from '@tredici/contract/health';
import type { DataHealth } from './load-health.ts';

/** What everybody may see of a provider. */
export function describeSource(
  source: DataHealth['sources'][number],
): DescribedHealth['sources'][number] {
  return {
    source: source.source,
    well: source.well,
    silent: source.silent,
    last_success: iso(source.lastSuccess),
    last_failure: iso(source.lastFailure),
    cause: source.cause,
    failing: [...source.failing],
    matches: source.matches,
    refused: source.refused,
  };
}

/** What everybody may see of a job: no cause, because a program's error may contain private data. */
export function describeJob(job: DataHealth['jobs'][number]): DescribedHealth['jobs'][number] {
  return {
    job: job.job,
    well: job.well,
    last_done: iso(job.lastDone),
    last_rows: job.lastRows,
    last_failed: iso(job.lastFailed),
  };
}

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
