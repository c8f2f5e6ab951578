/** The same few rounds, each with who plays, for every line-up of a roster. Line-ups are compared on them
 *  before each is evaluated by itself: since the rounds are the same for all, a few of them show the
 *  difference. The rounds are a lattice (Korobov), which spreads each player's absences evenly over everybody
 *  else's. */

import type { Squad } from '../squad/squad.ts';

/** The number of rounds, a power of two, and the lattice's multiplier, an odd number. */
export type Lattice = { readonly rounds: number; readonly multiplier: number };

/** By round: which of these players play. How their absences are spread depends on the order of the players. */
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
