import { type DataHealth, healthCalls } from '@tredici/contract/health';
import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { describeJob, describeSource, iso } from './describe-health.ts';
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
    sources: health.sources.map(describeSource),
    unknown_names: health.unknownNames,
    credits_left: health.credits,
    jobs: health.jobs.map(describeJob),
    forecasts_at: iso(health.forecastsAt),
  };
}
