/** Which starters play: every sufficiently likely case, with its probability. Players of one line are
 *  distinguished only where it matters which of them is missing; otherwise only their number counts. */
import { membersOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';

type State = { readonly present: PlayerSet; readonly chance: number; readonly missing: number };

/** The lines in which it matters who is missing: those whose votes a modifier combines. */
export function linesToTellApart({ rules, lines }: Squad): PlayerSet {
  const { defence, midfield, rFactor, fairPlay } = rules.modifiers;
  if (rFactor || fairPlay) return -1;
  return (defence?.appliesTo === 'own' ? lines.P | lines.D : 0) | (midfield ? lines.C : 0);
}

/** The expectation of `gain` over who plays. Cases less likely than `precision` are left out; they are taken
 *  to gain as much as the other cases with the same number of missing players. */
export function overAbsences(
  { players, lines }: Squad,
  starters: PlayerSet,
  apart: PlayerSet,
  precision: number,
  gain: (onField: PlayerSet, weight: number) => number,
): number {
  const groups: State[][] = [];
  for (const member of membersOf(starters & apart)) {
    groups.push(alone(member, players[member]!.plays));
  }
  for (const line of [lines.P, lines.D, lines.C, lines.A]) {
    const together = membersOf(starters & line & ~apart);
    if (together.length > 0) {
      groups.push(
        byCount(
          together,
          together.map((member) => players[member]!.plays),
        ),
      );
    }
  }
  // The surest first: the most uncertain players are then tried last, so branches end early.
  groups.sort((a, b) => b[0]!.chance - a[0]!.chance);
  const likeliest = new Float64Array(groups.length + 1).fill(1);
  for (let at = groups.length - 1; at >= 0; at--) {
    likeliest[at] = likeliest[at + 1]! * groups[at]![0]!.chance;
  }
  const mass = new Float64Array(12);
  const sums = new Float64Array(12);
  const follow = (at: number, onField: PlayerSet, weight: number, missing: number): void => {
    if (at === groups.length) {
      mass[missing]! += weight;
      sums[missing]! += weight * gain(onField, weight);
      return;
    }
    for (const state of groups[at]!) {
      const next = weight * state.chance;
      if (next === 0 || next * likeliest[at + 1]! < precision) return;
      follow(at + 1, onField | state.present, next, missing + state.missing);
    }
  };
  follow(0, 0, 1, 0);
  const plays = membersOf(starters).map((member) => players[member]!.plays);
  return byMissing(missingChances(plays), mass, sums);
}

function alone(member: number, plays: number): State[] {
  const states = [
    { present: 1 << member, chance: plays, missing: 0 },
    { present: 0, chance: 1 - plays, missing: 1 },
  ];
  return plays >= 0.5 ? states : states.reverse();
}

/** The first so many members stand for any other set of the same size. */
function byCount(members: readonly number[], plays: readonly number[]): State[] {
  const missing = missingChances(plays);
  let present = 0;
  const states = members.map((member, at): State => {
    const state = { present, chance: missing[members.length - at]!, missing: members.length - at };
    present |= 1 << member;
    return state;
  });
  states.push({ present, chance: missing[0]!, missing: 0 });
  return states.sort((a, b) => b.chance - a.chance);
}

/** Probability of each number of missing players. */
function missingChances(plays: readonly number[]): Float64Array {
  const chances = new Float64Array(plays.length + 1);
  chances[0] = 1;
  plays.forEach((p, men) => {
    for (let count = men + 1; count > 0; count--) {
      chances[count] = chances[count]! * p + chances[count - 1]! * (1 - p);
    }
    chances[0]! *= p;
  });
  return chances;
}

/** A number of missing players of which no case was followed counts like the largest number that was. */
function byMissing(chances: Float64Array, mass: Float64Array, sums: Float64Array): number {
  let total = 0;
  let weight = 0;
  let last = 0;
  chances.forEach((chance, missing) => {
    if (mass[missing]! > 0) last = sums[missing]! / mass[missing]!;
    else if (weight === 0) return;
    total += chance * last;
    weight += chance;
  });
  return total / weight;
}
