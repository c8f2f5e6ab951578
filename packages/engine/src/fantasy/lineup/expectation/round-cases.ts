/** The ways in which a round may go for a line-up: which starters play and who comes on. All of them for a
 *  small roster, otherwise a number of rounds spread evenly over them. */

import { membersOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { Substituting } from './choose-entering.ts';
import { makeEnterRounds } from './enter-rounds.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { type Lattice, latticeRounds } from './lattice.ts';

/** @param mass the chance of the case. */
type Visit = (mass: number, onField: PlayerSet, all: PlayerSet) => void;
export type FollowCases = (lineup: FieldedLineup, visit: Visit) => void;

/** The same for the same line-up, whoever else is in the roster. */
export function inLatticeRounds(
  squad: Squad,
  substituting: Substituting,
  lattice: Lattice,
): FollowCases {
  return (lineup, visit) => {
    const rounds = latticeRounds(squad, [...membersOf(lineup.starters), ...lineup.bench], lattice);
    const entering = makeEnterRounds(squad, substituting, rounds)(lineup);
    const mass = 1 / rounds.length;
    for (let round = 0; round < rounds.length; round++) {
      const onField = rounds[round]! & lineup.starters;
      visit(mass, onField, onField | entering(round));
    }
  };
}

export function inAllCases({ players }: Squad, { entering }: Substituting): FollowCases {
  const plays = Float64Array.from(players, (player) => player.plays);
  const absences = makeAbsences(plays);
  return (lineup, visit) => {
    let bench = 0;
    for (const player of lineup.bench) if (plays[player]! > 0) bench |= 1 << player;
    /** Whether a reserve plays is considered only for those who would come on. */
    const follow = (
      onField: PlayerSet,
      available: PlayerSet,
      known: PlayerSet,
      weight: number,
    ): void => {
      const came = entering(lineup, onField, available);
      let mass = weight;
      let present = known;
      for (let left = came & ~known; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const chance = plays[31 - Math.clz32(bit)]!;
        if (chance < 1) follow(onField, available & ~bit, present, mass * (1 - chance));
        mass *= chance;
        present |= bit;
      }
      visit(mass, onField, onField | came);
    };
    absences(lineup.starters, (onField, weight) => follow(onField, bench, 0, weight));
  };
}

/** Every combination of missing starters. */
function makeAbsences(plays: Float64Array) {
  const chances = new Float64Array(1 << 11);
  const fields = new Int32Array(1 << 11);
  return (starters: PlayerSet, visit: (onField: PlayerSet, weight: number) => void): void => {
    let cases = 1;
    chances[0] = 1;
    fields[0] = 0;
    for (let left = starters; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const chance = plays[31 - Math.clz32(bit)]!;
      if (chance === 0) continue;
      for (let mask = 0; mask < cases; mask++) {
        if (chance < 1) {
          chances[cases + mask] = chances[mask]! * (1 - chance);
          fields[cases + mask] = fields[mask]!;
        }
        chances[mask]! *= chance;
        fields[mask]! |= bit;
      }
      if (chance < 1) cases *= 2;
    }
    for (let mask = 0; mask < cases; mask++) visit(fields[mask]!, chances[mask]!);
  };
}
