import type { FirstSteps } from '@tredici/contract/settings';
import type { Deps } from '#http/deps.ts';
import { type ComputedSoFar, loadComputedSoFar } from './store.ts';

/** What a new installation has still to compute; null where that is over, or has not begun because
 *  there is nothing to compute from. */
export function firstStepsOf(so: ComputedSoFar): FirstSteps | null {
  if (!so.hasMatches || so.isOld) return null;
  const isRecorded = so.played === 0 || (so.inRecord ?? 0) > 0;
  if (so.hasForecasts && isRecorded) return null;
  return {
    forecasts: so.hasForecasts,
    played: so.played,
    // Older results than those of a year may be frozen too.
    recorded: Math.min(so.frozen, so.played),
  };
}

/** Once it is over it stays over, and nobody asks the database again. A page that is not told is better
 *  than none. */
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
