/** What a line-up of Mantra is expected to gain beyond its starters' own points. */

import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup, Substituting } from './choose-entering.ts';
import { officePoints } from './follow-bench.ts';
import { type Lattice, latticeRounds, makeRoundsGain, type RoundsGain } from './mantra-rounds.ts';
import type { FollowCases } from './round-cases.ts';
import type { SetModifier } from './set-modifiers.ts';

export type MantraGain = {
  over(lineup: FieldedLineup, grain: number): number;
  /** Over rounds that are the same for all line-ups: to compare them. */
  inRounds(lattice: Lattice): RoundsGain;
};

export function makeMantraGain(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
  follow: FollowCases,
): MantraGain {
  const points = Float64Array.from(squad.players, (player) => player.points);
  const gainedWith =
    (given: ReadonlyArray<SetModifier['points']>) =>
    (lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number => {
      const { module, cost } = substituting.formation(lineup, onField, all);
      let value = officePoints(squad, all) - cost;
      for (let left = all & ~onField; left !== 0; left &= left - 1) {
        value += points[31 - Math.clz32(left & -left)]!;
      }
      for (const modifier of given) value += modifier(all, module);
      return value;
    };
  const exactly = gainedWith(modifiers.map((modifier) => modifier.points));
  const finely = gainedWith(modifiers.map((modifier) => modifier.fine));
  const roughly = gainedWith(modifiers.map((modifier) => modifier.rough));
  const known = new Map<Lattice, RoundsGain>();
  return {
    over(lineup, grain) {
      const gained = grain === 0 ? exactly : finely;
      let sum = 0;
      const seen = follow(lineup, grain, (mass, onField, all) => {
        sum += mass * gained(lineup, onField, all);
      });
      return sum / seen;
    },
    inRounds(lattice) {
      const made =
        known.get(lattice) ??
        makeRoundsGain(latticeRounds(squad, lattice), {
          entering: substituting.entering,
          value: roughly,
        });
      known.set(lattice, made);
      return made;
    },
  };
}
