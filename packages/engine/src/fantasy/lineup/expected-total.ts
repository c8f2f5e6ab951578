/** The expected total of a line-up: who plays, who comes on for whom, modifiers, captain.
 *
 *  Own points of starters are a sum. The rest (who comes on, modifiers, malus, office reserve) depends on
 *  who of the starters plays, and is taken over every such case that weighs at least `precision`; see
 *  `absences.ts`. With precision 0 it is exact. */
import { linesToTellApart, overAbsences } from './absences.ts';
import { type FieldedLineup, makeSubstituting, type Substituting } from './choose-entering.ts';
import type { Opponent } from './opponent.ts';
import { makeQuickSubstituting } from './quick-substituting.ts';
import { type SetModifier, setModifiers } from './set-modifiers.ts';
import { countOf, membersOf, type PlayerSet, type Squad } from './squad.ts';

export type Captains = {
  readonly captain: number;
  readonly vice: number | null;
  /** What both together are expected to add. */
  readonly points: number;
};

export type Evaluator = {
  expected(lineup: FieldedLineup, precision: number): number;
  /** The same, quicker: in Mantra who comes on is taken from `quick-substituting.ts`. */
  estimate(lineup: FieldedLineup, precision: number): number;
  captains(starters: PlayerSet): Captains | null;
  /** They remember what sets of players gave. */
  readonly modifiers: readonly SetModifier[];
};

/** Cases that weigh less than so many times the precision are not worth the modifiers of Mantra: those of
 *  the whole eleven stand in. */
const MODIFIED = 20;
/** An estimate looks at cases so much rarer than those that correct it. */
const QUICKER = 1 / 20;

export function makeEvaluator(squad: Squad, opponent: Opponent): Evaluator {
  const { players, rules } = squad;
  const modifiers = setModifiers(squad, opponent);
  const apart = linesToTellApart(squad);
  const captains = (starters: PlayerSet) =>
    rules.modifiers.captain ? bestCaptains(squad, starters) : null;
  const gainWith = (substituting: Substituting) => {
    const value = leafValue(squad, substituting, modifiers);
    return (lineup: FieldedLineup, onField: PlayerSet, tolerance: number, looked = 0) => {
      let sum = 0;
      followBench(squad, substituting, lineup, onField, tolerance, (mass, all) => {
        sum += mass * value(lineup, onField, all, mass >= looked);
      });
      return sum;
    };
  };
  const gain = gainWith(makeSubstituting(squad));
  const quick = rules.game === 'mantra' ? gainWith(makeQuickSubstituting(squad)) : gain;
  const summed = (starters: PlayerSet) => {
    let points = captains(starters)?.points ?? 0;
    for (let left = starters; left !== 0; left &= left - 1) {
      const player = players[31 - Math.clz32(left & -left)]!;
      points += player.plays * player.points;
    }
    return points;
  };
  const estimate = (lineup: FieldedLineup, precision: number) =>
    summed(lineup.starters) +
    overAbsences(squad, lineup.starters, apart, precision, (onField, weight) =>
      quick(
        lineup,
        onField,
        precision / weight,
        quick === gain ? 0 : (MODIFIED * precision) / weight,
      ),
    );
  return {
    ...{ captains, estimate, modifiers },
    expected(lineup, precision) {
      if (quick === gain) return estimate(lineup, precision);
      const correction = overAbsences(
        squad,
        lineup.starters,
        apart,
        precision,
        (onField, weight) => {
          const tolerance = precision / weight;
          return gain(lineup, onField, tolerance) - quick(lineup, onField, tolerance);
        },
      );
      return estimate(lineup, precision * QUICKER) + correction;
    },
  };
}

/** Every way in which reserves come on, given who is on the field. Whether somebody plays is asked only
 *  where it matters: of those who would come on. In cases that weigh less than `tolerance` another one
 *  just like them is taken to stand behind who is missing, and nobody behind that one. */
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

type Leaf = (
  lineup: FieldedLineup,
  onField: PlayerSet,
  all: PlayerSet,
  lookAtModifiers: boolean,
) => number;

function leafValue(
  squad: Squad,
  substituting: Substituting,
  modifiers: readonly SetModifier[],
): Leaf {
  const { players } = squad;
  const isMantra = squad.rules.game === 'mantra';
  const needsFormation = isMantra || modifiers.some(({ name }) => name === 'module');
  return (lineup, onField, all, lookAtModifiers) => {
    let points = officePoints(squad, all);
    for (let left = all & ~onField; left !== 0; left &= left - 1) {
      points += players[31 - Math.clz32(left & -left)]!.points;
    }
    let module = lineup.module;
    if (needsFormation) {
      const formation = substituting.formation(lineup, onField, all);
      points -= formation.cost;
      module = formation.module;
    }
    const looked = lookAtModifiers ? all : lineup.starters;
    for (const modifier of modifiers) points += modifier.points(looked, module);
    return points;
  };
}

export function officePoints({ rules, lines }: Squad, all: PlayerSet): number {
  const { officeReserve } = rules;
  if (!officeReserve) return 0;
  const uses = Math.min(officeReserve.uses, 11 - countOf(all));
  if (uses <= 0) return 0;
  const keeper = all & lines.P ? 0 : 1;
  return keeper * officeReserve.goalkeeperVote + (uses - keeper) * officeReserve.vote;
}

/** The captain counts where they play, else the vice. */
function bestCaptains({ players }: Squad, starters: PlayerSet): Captains {
  const members = membersOf(starters);
  let best: Captains = { captain: members[0]!, vice: null, points: Number.NEGATIVE_INFINITY };
  for (const captain of members) {
    const first = players[captain]!;
    for (const vice of members) {
      if (vice === captain) continue;
      const second = players[vice]!;
      // A vice who is expected to cost points is better left out.
      const cover = Math.max(0, (1 - first.plays) * second.plays * second.captain);
      const points = first.plays * first.captain + cover;
      if (points > best.points + 1e-12) best = { captain, vice: cover > 0 ? vice : null, points };
    }
  }
  return best;
}
