/** Who comes on, case by case. */

import { countOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { Substituting } from './choose-entering.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

/** Every way in which reserves come on, given who is on the field. Whether a reserve plays is considered only
 *  for those who would come on. Cases less likely than `tolerance` are not split further: an equal reserve is
 *  assumed behind a missing one, and none behind that. */
export function followBench(
  { players }: Squad,
  substituting: Substituting,
  lineup: FieldedLineup,
  onField: PlayerSet,
  tolerance: number,
  visit: (mass: number, all: PlayerSet) => void,
): void {
  let bench = 0;
  for (const player of lineup.bench) if (players[player]!.plays > 0) bench |= 1 << player;
  const follow = (available: PlayerSet, known: PlayerSet, weight: number): void => {
    const entering = substituting.entering(lineup, onField, available);
    let mass = weight;
    let present = known;
    for (let left = entering & ~known; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const { plays } = players[31 - Math.clz32(bit)]!;
      const absent = mass * (1 - plays);
      mass *= plays;
      if (absent >= tolerance) follow(available & ~bit, present, absent);
      else if (absent > 0) {
        visit(absent * (1 - plays), onField | (entering & ~bit));
        mass += absent * plays;
      }
      present |= bit;
    }
    visit(mass, onField | entering);
  };
  follow(bench, 0, 1);
}

export function officePoints({ rules, lines }: Squad, all: PlayerSet): number {
  const { officeReserve } = rules;
  if (!officeReserve) return 0;
  const uses = Math.min(officeReserve.uses, 11 - countOf(all));
  if (uses <= 0) return 0;
  const keeper = all & lines.P ? 0 : 1;
  return keeper * officeReserve.goalkeeperVote + (uses - keeper) * officeReserve.vote;
}
