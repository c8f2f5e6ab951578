import type { FirstSteps } from '@tredici/contract/settings';
import type { Deps } from '#http/deps.ts';
import { type ComputedSoFar, loadComputedSoFar } from './store.ts';

/** What a new installation still has to compute; null if that is finished, or has not begun because there is
 *  no data. */
export function firstStepsOf(so: ComputedSoFar): FirstSteps | null {
  if (!so.hasMatches || so.isOld) return null;
  const isRecorded = so.played === 0 || (so.inRecord ?? 0) > 0;
  if (so.hasForecasts && isRecorded) return null;
  return {
    forecasts: so.hasForecasts,
    played: so.played,
    // Results older than a year may be frozen too.
    recorded: Math.min(so.frozen, so.played),
  };
}

/** Once finished it stays finished, and the database is not queried again. A page without this information is
 *  better than none. */
export function createFirstSteps({
  clock,
  db,
}: Pick<Deps, 'clock' | 'db'>): () => Promise<FirstSteps | null> {
  let isOver = false;
  return async () => {
    if (isOver) return null;
    try {
      const so = await loadComputedSoFar(db, clock.now());
      const steps = firstStepsOf(so);
      isOver = so.hasForecasts && steps === null;
      return steps;
    } catch {
      return null;
    }
  };
}
