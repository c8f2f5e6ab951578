/** The expected bonus of each modifier for a set of players who all have a vote. Votes of different players
 *  are taken as independent. The attack modifier and the captain are sums over players and are handled with
 *  them. */

import { VOTES } from '../../projections/vote-spread.ts';
import type { ModifierRules } from '../../rules/championship-rules.ts';
import { bandBonus } from '../../scoring/modifiers.ts';
import { countOf, membersOf, type PlayerSet } from '../squad/player-set.ts';
import { rememberSets } from '../squad/remember-sets.ts';
import type { Squad } from '../squad/squad.ts';
import { allVotesSum, bestVoteSums, type SumSpread } from './best-votes.ts';
import type { Lattice } from './lattice.ts';
import type { Opponent } from './opponent.ts';
import { FINE_VOTES, ROUGH_VOTES, sampledBestVotes } from './sampled-votes.ts';

const COUNTED = ['defence', 'midfield', 'fairPlay', 'rFactor', 'dFactor', 'module'] as const;
export type CountedModifier = (typeof COUNTED)[number];
type SetPoints = (set: PlayerSet, module: number) => number;
export type SetModifier = {
  readonly name: CountedModifier;
  /** The players whose votes it depends on. */
  readonly of: PlayerSet;
  readonly points: SetPoints;
  /** The same over many votes, quicker; and over few, to compare sets. */
  readonly fine: SetPoints;
  readonly rough: SetPoints;
};

/** The championship's modifiers that depend on which players count together. */
export function setModifiers(squad: Squad, opponent: Opponent): SetModifier[] {
  const { defence, midfield, fairPlay, rFactor, dFactor, module } = squad.rules.modifiers;
  const found: SetModifier[] = [];
  const { lines, defensive } = squad;
  const add = (
    name: CountedModifier,
    of: PlayerSet,
    points: SetPoints,
    fine = points,
    rough = fine,
  ) => found.push({ name, of, points, fine, rough });
  if (defence?.appliesTo === 'own') {
    add('defence', lines.P | lines.D, defencePoints(squad, defence));
  }
  if (dFactor) {
    const of = dFactor.goalkeeper ? defensive | lines.P : defensive;
    add('dFactor', of, ...dFactorPoints(squad, dFactor, of));
  }
  if (midfield) add('midfield', lines.C, midfieldPoints(squad, midfield, opponent));
  if (rFactor) add('rFactor', EVERYBODY, rFactorPoints(squad, rFactor));
  if (fairPlay) add('fairPlay', EVERYBODY, fairPlayPoints(squad, fairPlay.bonus));
  if (module) {
    const bonus = squad.modules.map(({ name }) => module.bonusByModule[name] ?? 0);
    add('module', 0, (_, played) => bonus[played]!);
  }
  return found;
}

export const EVERYBODY: PlayerSet = -1;

type Rule<Name extends keyof ModifierRules> = NonNullable<ModifierRules[Name]>;

/** Remembers the points of sets: the same few return again and again, and most lookups are answered from a
 *  small array without asking the map. */
function remembered(of: PlayerSet, points: (set: PlayerSet) => number): SetPoints {
  const known = new Map<PlayerSet, number>();
  const latest = rememberSets(LATEST_KEPT, (set) => {
    const value = known.get(set) ?? points(set);
    known.set(set, value);
    return value;
  });
  return (all) => latest(all & of);
}

/** The number of sets in that array, as a power of two. */
const LATEST_KEPT = 11;

const MEN_IN_DEFENCE = 4;
const MEN_IN_D_FACTOR = 5;

function defencePoints({ players, lines }: Squad, rule: Rule<'defence'>): SetPoints {
  const withKeeper = rule.mean === 'best-with-goalkeeper';
  const best = bestVoteSums(players, lines.D, withKeeper ? MEN_IN_DEFENCE - 1 : MEN_IN_DEFENCE);
  return remembered(lines.D | lines.P, (set) => {
    const defenders = set & lines.D;
    const men = countOf(defenders);
    if (men < rule.minimum || (withKeeper && !(set & lines.P))) return 0;
    const sum = rule.mean === 'all' ? allVotesSum(players, defenders) : best(defenders);
    const spread = withKeeper ? addVotes(sum, players[membersOf(set & lines.P)[0]!]!.votes) : sum;
    const counted = rule.mean === 'all' ? men : Math.min(men, MEN_IN_DEFENCE);
    const inMean = withKeeper ? 1 + Math.min(men, MEN_IN_DEFENCE - 1) : counted;
    return (
      meanBonus(spread, inMean, (mean) => bandBonus(rule.bands, mean)) +
      (rule.byDefenders[String(men)] ?? 0)
    );
  });
}

function dFactorPoints(
  { players, lines, defensive }: Squad,
  rule: Rule<'dFactor'>,
  of: PlayerSet,
): [SetPoints, SetPoints, SetPoints] {
  const best = bestVoteSums(players, defensive, MEN_IN_D_FACTOR);
  const inMean = MEN_IN_D_FACTOR + Number(rule.goalkeeper);
  const bonus = (halves: number) => bandBonus(rule.bands, halves / 2 / inMean);
  const counts = (set: PlayerSet) =>
    countOf(set & defensive) >= MEN_IN_D_FACTOR && (!rule.goalkeeper || (set & lines.P) !== 0);
  const points = (set: PlayerSet) => {
    const sum = best(set & defensive);
    const spread = rule.goalkeeper
      ? addVotes(sum, players[membersOf(set & lines.P)[0]!]!.votes)
      : sum;
    return meanBonus(spread, inMean, (mean) => bandBonus(rule.bands, mean));
  };
  const whereItCounts = (given: (set: PlayerSet) => number) =>
    remembered(of, (set) => (counts(set) ? given(set) : 0));
  const sampled = (lattice: Lattice) =>
    whereItCounts(sampledBestVotes(players, defensive, MEN_IN_D_FACTOR, lines.P, bonus, lattice));
  return [whereItCounts(points), sampled(FINE_VOTES), sampled(ROUGH_VOTES)];
}

function midfieldPoints(
  { players, lines }: Squad,
  rule: Rule<'midfield'>,
  opponent: Opponent,
): SetPoints {
  return remembered(lines.C, (set) => {
    const own = allVotesSum(players, set);
    const men = countOf(set);
    const most = Math.max(men, opponent.midfielders);
    // The votes given for missing midfielders, in halves.
    const lead = 2 * rule.missingVote * (opponent.midfielders - men);
    let points = 0;
    own.forEach((p, mine) => {
      if (p < 1e-12) return;
      opponent.midfieldVotes.forEach((q, theirs) => {
        if (q < 1e-12 || most === 0) return;
        const difference = (mine - theirs + lead) / 2;
        const full = Math.floor(Math.abs(difference) - rule.from + 1 + 1e-9);
        const won = Math.min(rule.maximum, Math.max(0, full) * rule.perPoint);
        points += p * q * Math.sign(difference) * won;
      });
    });
    return points;
  });
}

function rFactorPoints({ players }: Squad, rule: Rule<'rFactor'>): SetPoints {
  const enough = players.map(({ votes }) =>
    votes.reduce((sum, p, at) => (VOTES[at]! + 1e-9 >= rule.from ? sum + p : sum), 0),
  );
  const chances = new Float64Array(12);
  return (set) => {
    chances.fill(0);
    chances[0] = 1;
    let men = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      const p = enough[31 - Math.clz32(left & -left)]!;
      men++;
      for (let count = men; count > 0; count--) {
        chances[count] = chances[count]! * (1 - p) + chances[count - 1]! * p;
      }
      chances[0]! *= 1 - p;
    }
    let points = 0;
    for (let count = 0; count <= men; count++)
      points += chances[count]! * rule.bonusByCount[count]!;
    return points;
  };
}

function fairPlayPoints({ players }: Squad, bonus: number): SetPoints {
  return (set) => {
    let clean = 1;
    let men = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      clean *= 1 - players[31 - Math.clz32(left & -left)]!.carded;
      men++;
    }
    return men === 11 ? bonus * clean : 0;
  };
}

function addVotes(spread: SumSpread, votes: readonly number[]): SumSpread {
  const sum = new Float64Array(spread.length + 20);
  votes.forEach((p, vote) => {
    if (p === 0) return;
    const halves = 2 * VOTES[vote]!;
    spread.forEach((chance, at) => {
      sum[at + halves]! += p * chance;
    });
  });
  return sum;
}

function meanBonus(spread: SumSpread, men: number, bonus: (mean: number) => number): number {
  let points = 0;
  spread.forEach((p, halves) => {
    if (p > 0) points += p * bonus(halves / 2 / men);
  });
  return points;
}
