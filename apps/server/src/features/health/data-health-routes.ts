import { type DataHealth, dataHealthCalls } from '@tredici/contract/health';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { loadDataHealth } from './load-health.ts';

/** Anybody may ask, as often as he likes: it is worked out no more often than this. */
const FRESH_MS = 10_000;

export function dataHealthHandlers({
  cache,
  clock,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'db'>): Handlers<typeof dataHealthCalls> {
  const load = async () => {
    const now = clock.now();
    const health = await loadDataHealth(db, now);
    const value: DataHealth = {
      status: health.well ? 'ok' : 'attention',
      checked_at: now.toISOString(),
      sources: health.sources.map((source) => ({
        source: source.source,
        well: source.well,
        silent: source.silent,
        last_success: iso(source.lastSuccess),
        last_failure: iso(source.lastFailure),
        cause: source.cause,
        failing: [...source.failing],
        matches: source.matches,
        refused: source.refused,
      })),
      unknown_names: health.unknownNames,
      credits_left: health.credits,
      // Without causes: an error of the program may say what is nobody's business.
      jobs: health.jobs.map(({ job, well, lastDone, lastFailed }) => ({
        ...{ job, well, last_done: iso(lastDone), last_failed: iso(lastFailed) },
      })),
      forecasts_at: iso(health.forecastsAt),
    };
    return { value, freshForMs: FRESH_MS };
  };
  return {
    dataHealth: () =>
      cache.get('data health', {
        tags: [],
        schema: dataHealthCalls.dataHealth.reply,
        audience: 'public',
        load,
      }),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
