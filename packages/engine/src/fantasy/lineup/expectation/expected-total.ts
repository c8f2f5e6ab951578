/** The expected total of a line-up: who plays, who comes on for whom, modifiers, captain.
 *
 *  Own points of starters are a sum. The rest (who comes on, modifiers, malus, office reserve) depends on
 *  who of the starters plays, and is found in one of three ways: in Classic over all cases at once
 *  (`classic-gain.ts`) or, where rules forbid that, case by case (`absences.ts`); in Mantra by how many are
 *  missing together (`mantra-gain.ts`). */

import { membersOf, type PlayerSet, SMALL_ROSTER } from '../squad/player-set.ts';
import { areReplaced, type Squad } from '../squad/squad.ts';
import { linesToTellApart, overAbsences } from './absences.ts';
import { walksTheBench } from './bench-walk.ts';
import { makeSubstituting, type Substituting } from './choose-entering.ts';
import { type ClassicGain, makeClassicGain } from './classic-gain.ts';
import { type FieldedLineup, fieldedOnly } from './fielded-lineup.ts';
import { followBench, officePoints } from './follow-bench.ts';
import type { Lattice } from './lattice.ts';
import { makeMantraGain } from './mantra-gain.ts';
import type { RoundsGain } from './mantra-rounds.ts';
import type { Opponent } from './opponent.ts';
import { type FollowCases, inAllCases, inLatticeRounds } from './round-cases.ts';
import { EVERYBODY, type SetModifier, setModifiers } from './set-modifiers.ts';

export type Captains = {
  readonly captain: number;
  readonly vice: number | null;
  /** What the captain and the vice-captain are expected to add together. */
  readonly points: number;
};

/** How closely a line-up is evaluated. */
export type Look = 'rough' | 'close' | 'closer' | 'fine' | 'exact';

export type Evaluator = {
  expected(lineup: FieldedLineup, look: Look): number;
  /** A quicker estimate: modifiers that depend on all players are computed as if all starters played. */
  estimate(lineup: FieldedLineup, look: Look): number;
  /** The same estimate for line-ups that differ little from this one. */
  estimateNear(lineup: FieldedLineup, look: Look): (other: FieldedLineup) => number;
  captains(starters: PlayerSet): Captains | null;
  /** They remember the points of the sets they have seen. */
  readonly modifiers: readonly SetModifier[];
  /** Set where all cases can be followed at once. */
  readonly classic: ClassicGain | null;
  /** Otherwise cases are followed one by one: the votes that modifiers are averaged over, and who comes on. */
  readonly cases: { readonly votes: 'points' | 'fine'; readonly follow: FollowCases };
  readonly substituting: Substituting;
};

/** Cases less likely than this are not followed: in Classic where all are followed at once, and one by one. */
const AT_ONCE: Readonly<Record<Look, number>> = {
  rough: 1e-5,
  close: 1e-6,
  closer: 1e-6,
  fine: 1e-7,
  exact: 0,
};
const ONE_BY_ONE: Readonly<Record<Look, number>> = {
  rough: 1e-3,
  close: 3e-4,
  closer: 3e-4,
  fine: 1e-4,
  exact: 0,
};
/** Mantra line-ups are compared over the same rounds. Of the multipliers tried, these ranked line-ups of six
 *  rosters best, and the last one comes closest to their totals: to 0.004 points (root of the mean square). */
const LATTICES = {
  rough: { rounds: 128, multiplier: 89 },
  close: { rounds: 1024, multiplier: 781 },
  closer: { rounds: 4096, multiplier: 595 },
  fine: { rounds: 8192, multiplier: 7253 },
} as const satisfies Partial<Record<Look, Lattice>>;

export function makeEvaluator(squad: Squad, opponent: Opponent): Evaluator {
  const { players, rules } = squad;
  const hasReserves = areReplaced(rules);
  const modifiers = setModifiers(squad, opponent);
  const captains = (starters: PlayerSet) =>
    rules.modifiers.captain ? bestCaptains(squad, starters) : null;
  const summed = (starters: PlayerSet) => {
    let points = captains(starters)?.points ?? 0;
    for (let left = starters; left !== 0; left &= left - 1) {
      const player = players[31 - Math.clz32(left & -left)]!;
      points += player.plays * player.points;
    }
    return points;
  };
  const total = (gain: Gain): Gain => {
    const isSum = !hasReserves && modifiers.length === 0 && !rules.officeReserve;
    return (lineup, look) => {
      const own = summed(lineup.starters);
      // Players who start in role stay in role, whoever else is missing.
      if (isSum && squad.fits.holds(lineup.starters, lineup.module)) return own;
      return own + gain(lineup, look);
    };
  };
  const substituting = makeSubstituting(squad);
  // Without reserves there are as many cases as combinations of missing starters.
  const areFew = players.length <= SMALL_ROSTER || !hasReserves;
  const cases = areFew
    ? { votes: 'points' as const, follow: inAllCases(squad, substituting) }
    : { votes: 'fine' as const, follow: inLatticeRounds(squad, substituting, LATTICES.fine) };
  const shared = { captains, modifiers, cases, substituting };
  if (rules.game === 'mantra') {
    const gain = makeMantraGain(squad, substituting, modifiers);
    const inRounds = (look: Look) =>
      look === 'exact'
        ? null
        : gain.inRounds(LATTICES[look], look === 'fine' || look === 'closer' ? 'fine' : 'rough');
    const inAll = total((lineup, look) => inRounds(look)?.mean(lineup) ?? gain.exactly(lineup));
    const estimate: Gain = (lineup, look) => inAll(fieldedOnly(lineup), look);
    const estimateNear: Evaluator['estimateNear'] = (lineup, look) => {
      const own = summed(lineup.starters);
      // Rounds are not simulated for line-ups whose total is a sum.
      let near: ReturnType<RoundsGain['near']> | null = null;
      const beside = total((other) => {
        near ??= inRounds(look)?.near(fieldedOnly(lineup)) ?? gain.exactly;
        return near(other, summed(other.starters) - own);
      });
      return (other) => beside(fieldedOnly(other), look);
    };
    return { ...shared, classic: null, expected: estimate, estimate, estimateNear };
  }
  const oneByOne = total(gainOneByOne(squad, substituting, modifiers));
  if (!walksTheBench(squad)) {
    const estimateNear = alone(oneByOne);
    return { ...shared, classic: null, expected: oneByOne, estimate: oneByOne, estimateNear };
  }
  const ofEverybody = modifiers.filter(({ of }) => of === EVERYBODY);
  const classic = makeClassicGain(
    squad,
    modifiers.filter(({ of }) => of !== EVERYBODY),
  );
  const estimate = total((lineup, look) => {
    let sum = classic.total(lineup, AT_ONCE[look]);
    for (const modifier of ofEverybody) sum += modifier.points(lineup.starters, lineup.module);
    return sum;
  });
  const estimateNear: Evaluator['estimateNear'] = (lineup, look) => {
    classic.keep(lineup, AT_ONCE[look]);
    return (other) => estimate(other, look);
  };
  const near = { estimate, estimateNear };
  return ofEverybody.length === 0
    ? { ...shared, classic, expected: estimate, ...near }
    : { ...shared, classic: null, expected: oneByOne, ...near };
}

/** Where nothing known about one line-up helps with the next. */
const alone =
  (estimate: Gain): Evaluator['estimateNear'] =>
  (_, look) =>
  (other) =>
    estimate(other, look);

type Gain = (lineup: FieldedLineup, look: Look) => number;

function gainOneByOne(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
): Gain {
  const apart = linesToTellApart(squad);
  const value = leafValue(squad, substituting, modifiers);
  return (lineup, look) => {
    const precision = ONE_BY_ONE[look];
    return overAbsences(squad, lineup.starters, apart, precision, (onField, weight) => {
      let sum = 0;
      followBench(squad, substituting, lineup, onField, precision / weight, (mass, all) => {
        sum += mass * value(lineup, onField, all);
      });
      return sum;
    });
  };
}

type Leaf = (lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet) => number;

function leafValue(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
): Leaf {
  const { players } = squad;
  const needsFormation = modifiers.some(({ name }) => name === 'module');
  return (lineup, onField, all) => {
    let points = officePoints(squad, all);
    for (let left = all & ~onField; left !== 0; left &= left - 1) {
      points += players[31 - Math.clz32(left & -left)]!.points;
    }
    let module = lineup.module;
    if (needsFormation) module = substituting.formation(lineup, onField, all).module;
    for (const modifier of modifiers) points += modifier.points(all, module);
    return points;
  };
}

/** The captain counts if they play, otherwise the vice-captain. */
function bestCaptains({ players }: Squad, starters: PlayerSet): Captains {
  const members = membersOf(starters);
  let best: Captains = { captain: members[0]!, vice: null, points: Number.NEGATIVE_INFINITY };
  for (const captain of members) {
    const first = players[captain]!;
    for (const vice of members) {
      if (vice === captain) continue;
      const second = players[vice]!;
      // A vice-captain who is expected to cost points is better left out.
      const cover = Math.max(0, (1 - first.plays) * second.plays * second.captain);
      const points = first.plays * first.captain + cover;
      if (points > best.points + 1e-12) best = { captain, vice: cover > 0 ? vice : null, points };
    }
  }
  return best;
}
