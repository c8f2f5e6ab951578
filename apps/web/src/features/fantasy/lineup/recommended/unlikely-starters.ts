import type { Recommendation } from '@tredici/engine/fantasy/lineup/recommend';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { WishMap } from './wishes.ts';

/** A player with a smaller chance of playing is not expected to play. */
const UNLIKELY = 0.1;

export interface UnlikelyStarter {
  readonly id: number;
  /** Whoever comes on for them is worth it; or nobody who could plays either; or the roster has nobody else
   *  for the place. */
  readonly because: 'covered' | 'idle' | 'alone';
}

/** Starters who will hardly play. This looks like a mistake but is not: the player who comes on for them, in
 *  the same place or in another module, is worth more than any other line-up that was tried. Starters whom
 *  the reader forced need no explanation. */
export function unlikelyStarters(
  { starters, bench, without }: Pick<Recommendation, 'starters' | 'bench' | 'without'>,
  candidates: readonly Candidate[],
  wishes: WishMap,
): UnlikelyStarter[] {
  const ready = candidates.filter(({ id, plays }) => plays >= UNLIKELY && bench.includes(id));
  return candidates
    .filter(({ id, plays }) => plays < UNLIKELY && starters.includes(id))
    .map((starter) => {
      const isAlone = !without.some(({ id, cost }) => id === starter.id && cost !== null);
      // Only a goalkeeper comes on for a goalkeeper; for others the module may change.
      const isCovered = ready.some((reserve) => keepsGoal(reserve) === keepsGoal(starter));
      const because: UnlikelyStarter['because'] = isAlone
        ? 'alone'
        : isCovered
          ? 'covered'
          : 'idle';
      return { id: Number(starter.id), because };
    })
    .filter(({ id }) => wishes.get(id) !== 'locked');
}

const keepsGoal = ({ roles }: Candidate) => roles.some((role) => role === 'P' || role === 'Por');
