/** The expected gain of a Classic line-up beyond its starters' own points, where reserves come on in bench
 *  order: their points, office reserves and modifiers, over all cases at once. */

import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import {
  type BenchWalk,
  type BenchWalker,
  COUNTS,
  countsOf,
  countsSeen,
  keepersIn,
  MOST_TOLD,
  makeBenchWalk,
  menIn,
  playedModule,
} from './bench-walk.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import type { SetModifier } from './set-modifiers.ts';

export type ClassicGain = {
  readonly walk: BenchWalker['walk'];
  /** By place on the bench the chance of coming on; and what office reserves and each modifier add. */
  parts(lineup: FieldedLineup, precision: number): GainParts;
  total(lineup: FieldedLineup, precision: number): number;
  /** Makes evaluating line-ups that differ from this one only in their bench quicker. */
  keep(lineup: FieldedLineup, precision: number): void;
};
type GainParts = {
  readonly enters: Float64Array;
  readonly officeReserve: number;
  readonly modifiers: readonly number[];
};

/** Modifiers add little compared with points, so for them the threshold of rare cases is this many times
 *  higher. */
const MODIFIED = 100;

/** @param modifiers none that depends on all players. */
export function makeClassicGain(squad: Squad, modifiers: readonly SetModifier[]): ClassicGain {
  const { players } = squad;
  const told = modifiers.reduce((set, { of }) => set | of, 0);
  const walker = makeBenchWalk(squad, 0);
  const toldWalker = told === 0 ? null : makeBenchWalk(squad, told);
  const played = playedModule(squad);
  const expectations = modifiers.map((modifier) =>
    modifier.of === 0
      ? overCounts((module, counts) => modifier.points(0, played(module, counts)))
      : overSets(squad, modifier),
  );
  const office = officeReserves(squad);
  const parts = (lineup: FieldedLineup, precision: number): GainParts => {
    const walked = walker.walk(lineup, precision);
    const apart = toldWalker?.walk(untilLast(lineup, told), precision * MODIFIED);
    return {
      enters: walked.enters,
      officeReserve: office(lineup, walked),
      modifiers: expectations.map((expectation, at) =>
        expectation(lineup, modifiers[at]!.of === 0 || !apart ? walked : apart),
      ),
    };
  };
  return {
    walk: walker.walk,
    parts,
    keep(lineup, precision) {
      walker.keep(lineup, precision);
      toldWalker?.keep(untilLast(lineup, told), precision * MODIFIED);
    },
    total(lineup, precision) {
      const { enters, officeReserve, modifiers: given } = parts(lineup, precision);
      let sum = officeReserve;
      for (const points of given) sum += points;
      for (let place = 0; place < enters.length; place++) {
        sum += enters[place]! * players[lineup.bench[place]!]!.points;
      }
      return sum;
    },
  };
}

/** The line-up without the reserves who sit behind the last one whose vote matters to a modifier. */
function untilLast(lineup: FieldedLineup, told: PlayerSet): FieldedLineup {
  const last = lineup.bench.findLastIndex((at) => told & (1 << at));
  return { ...lineup, bench: lineup.bench.slice(0, last + 1) };
}

type Expectation = (lineup: FieldedLineup, walked: BenchWalk) => number;

function overCounts(points: (module: number, counts: number) => number): Expectation {
  return ({ module }, { cases, mass, counts }) => {
    let sum = 0;
    for (let at = 0; at < cases; at++) sum += mass[at]! * points(module, counts[at]!);
    return sum;
  };
}

function officeReserves({ rules: { officeReserve } }: Squad): Expectation {
  if (!officeReserve) return () => 0;
  return overCounts((_, counts) => {
    const uses = Math.min(officeReserve.uses, 11 - menIn(counts));
    if (uses <= 0) return 0;
    const keeper = keepersIn(counts) > 0 ? 0 : 1;
    return keeper * officeReserve.goalkeeperVote + (uses - keeper) * officeReserve.vote;
  });
}

/** Averages over which starters are on the field, given how many of their lines are, and over who came on.
 *  The result depends neither on the rest of the bench nor on its order, so it is remembered. */
function overSets(squad: Squad, { of, points }: SetModifier): Expectation {
  const seen = countsSeen(squad, of);
  const gathered = new Float64Array(COUNTS << MOST_TOLD);
  const met: number[] = [];
  const known = new Map<PlayerSet, Map<PlayerSet, Map<number, number>>>();
  const subsets = new Map<PlayerSet, Subsets>();
  const given = (members: PlayerSet, who: PlayerSet, onField: number): number =>
    orMade(
      orMade(
        orMade(known, members, () => new Map()),
        who,
        () => new Map(),
      ),
      onField,
      () => {
        const among = orMade(subsets, members, () => subsetsByCounts(squad, members));
        let sum = 0;
        let weight = 0;
        for (const { set, chance } of among.get(onField) ?? []) {
          weight += chance;
          sum += chance * points(set | who, 0);
        }
        return weight > 0 ? sum / weight : 0;
      },
    );
  return ({ starters }, { cases, mass, counts, told, seated }) => {
    const members = starters & of;
    const seats = told.reduce((bits, at, seat) => (of & (1 << at) ? bits | (1 << seat) : bits), 0);
    for (let at = 0; at < cases; at++) {
      const key = ((counts[at]! & seen) << MOST_TOLD) | (seated[at]! & seats);
      if (gathered[key] === 0) met.push(key);
      gathered[key]! += mass[at]!;
    }
    let sum = 0;
    let seenMass = 0;
    for (const key of met) {
      seenMass += gathered[key]!;
      const who = told.reduce((set, at, seat) => (key & (1 << seat) ? set | (1 << at) : set), 0);
      const onField = (key >> MOST_TOLD) - countsOf(squad, who);
      sum += gathered[key]! * given(members, who, onField);
      gathered[key] = 0;
    }
    met.length = 0;
    return sum / seenMass;
  };
}

/** By counts: the sets with these counts, and the chance that exactly the players of each play. */
type Subsets = Map<number, Array<{ readonly set: PlayerSet; readonly chance: number }>>;

function subsetsByCounts(squad: Squad, members: PlayerSet): Subsets {
  const found: Subsets = new Map();
  const follow = (left: PlayerSet, set: PlayerSet, chance: number): void => {
    if (chance === 0) return;
    if (left === 0) {
      orMade(found, countsOf(squad, set), () => []).push({ set, chance });
      return;
    }
    const bit = left & -left;
    const { plays } = squad.players[31 - Math.clz32(bit)]!;
    follow(left & ~bit, set | bit, chance * plays);
    follow(left & ~bit, set, chance * (1 - plays));
  };
  follow(members, 0, 1);
  return found;
}

function orMade<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
