/** The same few rounds for every line-up of a roster: who plays in each. Line-ups are compared on them long before
 *  each is looked at by itself, since what they differ by shows after few rounds where all meet the same luck.
 *  The rounds are a lattice (Korobov), which spreads everybody's absences evenly over everybody else's. */

import type { Squad } from '../squad/squad.ts';

/** How many rounds, a power of two, and the lattice's multiplier, an odd number. */
export type Lattice = { readonly rounds: number; readonly multiplier: number };

/** By round: who of these plays. The order in which they are named says how their absences are spread. */
export function latticeRounds(
  { players }: Squad,
  named: readonly number[],
  { rounds, multiplier }: Lattice,
): Int32Array {
  const present = new Int32Array(rounds);
  let step = 1;
  named.forEach((player, nth) => {
    const { plays } = players[player]!;
    const shift = (nth * GOLDEN) % 1;
    const bit = 1 << player;
    for (let round = 0, place = shift; round < rounds; round++) {
      if (place < plays) present[round]! |= bit;
      place += step / rounds;
      if (place >= 1) place -= 1;
    }
    step = (step * multiplier) % rounds;
  });
  return present;
}
const GOLDEN = (Math.sqrt(5) - 1) / 2;
