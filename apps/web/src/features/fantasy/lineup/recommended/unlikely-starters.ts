import type { Recommendation } from '@tredici/engine/fantasy/lineup/recommend';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { WishMap } from './wishes.ts';

/** Who plays less often than this is not expected to. */
const UNLIKELY = 0.1;

export interface UnlikelyStarter {
  readonly id: number;
  /** False where the roster has nobody else for the place. */
  readonly isChosen: boolean;
}

/** Starters who will hardly play. It looks like a mistake and is none: whoever comes on for them, in his own
 *  place or in another module, is worth more than any other eleven that was tried. Whom the reader wants himself
 *  needs no word. */
export function unlikelyStarters(
  { starters, without }: Pick<Recommendation, 'starters' | 'without'>,
  candidates: readonly Candidate[],
  wishes: WishMap,
): UnlikelyStarter[] {
  return candidates
    .filter(({ id, plays }) => plays < UNLIKELY && starters.includes(id))
    .map(({ id }) => ({
      id: Number(id),
      isChosen: without.some((one) => one.id === id && one.cost !== null),
    }))
    .filter(({ id }) => wishes.get(id) !== 'locked');
}
