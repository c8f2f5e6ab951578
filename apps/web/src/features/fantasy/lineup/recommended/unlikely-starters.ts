import type { Recommendation } from '@tredici/engine/fantasy/lineup/recommend';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { WishMap } from './wishes.ts';

/** A player with a smaller chance of playing is not expected to play. */
const UNLIKELY = 0.1;

export interface UnlikelyStarter {
  readonly id: number;
  /** False if the roster has nobody else for the place. */
  readonly isChosen: boolean;
}

/** Starters who will hardly play. This looks like a mistake but is not: the player who comes on for them, in
 *  the same place or in another module, is worth more than any other line-up that was tried. Starters whom
 *  the reader forced need no explanation. */
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
