/** What a line-up of Mantra is expected to gain beyond its starters' own points. */

import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup, Substituting } from './choose-entering.ts';
import { officePoints } from './follow-bench.ts';
import { type Lattice, latticeRounds, makeRoundsGain, type RoundsGain } from './mantra-rounds.ts';
import { makeCases } from './round-cases.ts';
import type { SetModifier } from './set-modifiers.ts';

export type MantraGain = {
  over(lineup: FieldedLineup, grain: number): number;
  /** Over rounds that are the same for all line-ups: to compare them. */
  inRounds(lattice: Lattice): RoundsGain;
};

/** Of cases that weigh less, modifiers are sampled, and taken to miss as much as they do in the heavier ones. */
export const HEAVY = 1e-2;

export function makeMantraGain(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
): MantraGain {
  const points = Float64Array.from(squad.players, (player) => player.points);
  const gainedWith =
    (given: readonly SetModifier['points'][]) =>
    (lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number => {
      const { module, cost } = substituting.formation(lineup, onField, all);
      let value = officePoints(squad, all) - cost;
      for (let left = all & ~onField; left !== 0; left &= left - 1) {
        value += points[31 - Math.clz32(left & -left)]!;
      }
      for (const modifier of given) value += modifier(all, module);
      return value;
    };
  const gained = gainedWith(modifiers.map((modifier) => modifier.points));
  const sampled = gainedWith(modifiers.map((modifier) => modifier.sampled));
  const follow = makeCases(squad, substituting);
  const known = new Map<Lattice, RoundsGain>();
  return {
    over(lineup, grain) {
      let sum = 0;
      let [missed, weighed] = [0, 0];
      const seen = follow(lineup, grain, (mass, onField, all) => {
        if (grain === 0) {
          sum += mass * gained(lineup, onField, all);
          return;
        }
        const quick = sampled(lineup, onField, all);
        sum += mass * quick;
        if (mass < HEAVY) return;
        missed += mass * (gained(lineup, onField, all) - quick);
        weighed += mass;
      });
      return sum / seen + (weighed > 0 ? missed / weighed : 0);
    },
    inRounds(lattice) {
      const made =
        known.get(lattice) ??
        makeRoundsGain(latticeRounds(squad, lattice), {
          entering: substituting.entering,
          value: sampled,
        });
      known.set(lattice, made);
      return made;
    },
  };
}
