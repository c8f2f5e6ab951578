import { type DataHealth, healthCalls } from '@tredici/contract/health';
import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { loadDataHealth } from './load-health.ts';
import { schemaIsReady } from './store.ts';

/** Anybody may call this as often as they like, so it is computed at most this often. */
const FRESH_MS = 10_000;

export function healthHandlers({
  cache,
  clock,
  closing,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'closing' | 'db'>): Handlers<typeof healthCalls> {
  const load = async () => ({ value: await dataHealth(db, clock.now()), freshForMs: FRESH_MS });
  return {
    health: async () => {
      if (closing.aborted) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      const ready = await schemaIsReady(db).catch((cause: unknown) => {
        throw new AppError('unavailable', { retryAfterSeconds: 2 }, { cause });
      });
      if (!ready) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      return { status: 'ok' };
    },
    dataHealth: () =>
      cache.get('data health', {
        tags: [],
        schema: healthCalls.dataHealth.reply,
        audience: 'public',
        load,
      }),
  };
}

async function dataHealth(db: Executor, now: Date): Promise<DataHealth> {
  const health = await loadDataHealth(db, now);
  return {
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
    // Without causes, because a program's error may contain private data.
    jobs: health.jobs.map(({ job, well, lastDone, lastRows, lastFailed }) => ({
      job,
      well,
      last_done: iso(lastDone),
      last_rows: lastRows,
      last_failed: iso(lastFailed),
    })),
    forecasts_at: iso(health.forecastsAt),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
