/** The expected gain of a Mantra line-up beyond its starters' own points. */

import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { Substituting } from './choose-entering.ts';
import { makeEnterRounds } from './enter-rounds.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { officePoints } from './follow-bench.ts';
import { type Lattice, latticeRounds } from './lattice.ts';
import { makeRoundsGain, type RoundsGain } from './mantra-rounds.ts';
import { inAllCases } from './round-cases.ts';
import { columnsOf } from './round-columns.ts';
import type { SetModifier } from './set-modifiers.ts';

type Votes = 'rough' | 'fine';
export type MantraGain = {
  exactly(lineup: FieldedLineup): number;
  /** Computed over rounds that are the same for all line-ups.
   *  @param votes how many votes a modifier is averaged over. */
  inRounds(lattice: Lattice, votes: Votes): RoundsGain;
};

export function makeMantraGain(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
): MantraGain {
  const points = Float64Array.from(squad.players, (player) => player.points);
  const needsModule = modifiers.some(({ name }) => name === 'module');
  const gainedWith =
    (given: ReadonlyArray<SetModifier['points']>) =>
    (lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number => {
      let value = officePoints(squad, all) - substituting.outOfRole(lineup, onField, all);
      for (let left = all & ~onField; left !== 0; left &= left - 1) {
        value += points[31 - Math.clz32(left & -left)]!;
      }
      if (given.length === 0) return value;
      const module = needsModule ? substituting.formation(lineup, onField, all).module : 0;
      for (const modifier of given) value += modifier(all, module);
      return value;
    };
  const gained = gainedWith(modifiers.map((modifier) => modifier.points));
  const follow = inAllCases(squad, substituting);
  const everybody = squad.players.map((_, player) => player);
  const makeIn = (rounds: Int32Array, votes: Votes): RoundsGain => {
    const present = columnsOf(rounds);
    return makeRoundsGain(rounds, {
      ...substituting,
      present,
      enteringOf: makeEnterRounds(squad, substituting, rounds, present),
      points,
      together: modifiers.reduce((set, { of }) => set | of, 0),
      value: gainedWith(modifiers.map((modifier) => modifier[votes])),
    });
  };
  const known = new Map<Lattice, RoundsGain>();
  return {
    exactly(lineup) {
      let sum = 0;
      follow(lineup, (mass, onField, all) => {
        sum += mass * gained(lineup, onField, all);
      });
      return sum;
    },
    inRounds(lattice, votes) {
      const made = known.get(lattice) ?? makeIn(latticeRounds(squad, everybody, lattice), votes);
      known.set(lattice, made);
      return made;
    },
  };
}
