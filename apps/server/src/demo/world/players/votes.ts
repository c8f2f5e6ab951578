import type { RandomSource } from '@tredici/engine/numeric/random';
import type { OnPitch } from './line-up.ts';

/** Votes like those of newspapers: half points around six, depending on what a player did and on the result.
 *  The slopes are those of docs/models/fantasy.md. */

const MIDDLE = 5.87;
const PER_LEVEL = 0.16;
const PER_GOAL_OF_DIFFERENCE = 0.12;
const SPREAD = 0.5;
const USUAL_CONCEDED = 1.3;
/** A player with fewer minutes has no vote, unless something happened. */
const LEAST_MINUTES = 15;

export function voteOf(
  { player, events }: OnPitch,
  minutes: number,
  difference: number,
  random: RandomSource,
): number | null {
  // Drawn whether it is used or not, so that it does not affect the next player's vote.
  const mood = SPREAD * random.normal();
  const count = (event: keyof typeof events) => events[event] ?? 0;
  const scored = count('goals') + count('penaltiesScored');
  const happened =
    scored + count('assists') + count('ownGoals') + count('redCards') + count('penaltiesMissed');
  if (minutes < LEAST_MINUTES && happened === 0) return null;
  const keeper =
    player.role === 'P'
      ? -0.28 * (count('goalsConceded') - USUAL_CONCEDED) + 0.7 * count('penaltiesSaved')
      : 0;
  const vote =
    MIDDLE +
    PER_LEVEL * player.level +
    PER_GOAL_OF_DIFFERENCE * Math.max(-3, Math.min(3, difference)) +
    0.95 * scored +
    0.6 * count('assists') -
    0.25 * count('yellowCards') -
    1.2 * count('redCards') -
    0.9 * count('ownGoals') -
    0.6 * count('penaltiesMissed') +
    keeper +
    mood;
  return Math.min(10, Math.max(3, Math.round(vote * 2) / 2));
}
