/** The modifiers of a championship, applied to the teams after substitutions. */

import type { Bands, ChampionshipRules } from '../rules/championship-rules.ts';
import { isDefensive, isGoalkeeper, lineOf } from '../rules/roles.ts';
import { roundPoints, sumPoints } from './fantavoto.ts';
import type { FieldedTeam } from './field-team.ts';

export type ModifierName = keyof ChampionshipRules['modifiers'];
export type AppliedModifier = {
  readonly name: ModifierName;
  /** Whose players caused it. */
  readonly from: 'own' | 'opponent';
  readonly points: number;
  /** The figure that the rule uses: a mean, a difference, a vote or a count; null if there was none. */
  readonly figure: number | null;
  /** Why it gives nothing, if a condition failed. */
  readonly missing?:
    | 'too-few-defenders'
    | 'goalkeeper-without-vote'
    | 'captain-without-vote'
    | 'not-eleven-votes'
    | 'card'
    | 'no-opponent';
};

const EPSILON = 1e-9;
const MEN_IN_DEFENCE = 4;
const MEN_IN_D_FACTOR = 5;

/** Every modifier that counts for this team: its own, and the opponent's that affect it. */
export function applyModifiers(
  rules: ChampionshipRules,
  team: FieldedTeam,
  opponent: FieldedTeam | null,
): AppliedModifier[] {
  const { modifiers } = rules;
  const applied: AppliedModifier[] = [];
  const { defence, midfield, attack, goalkeeper, captain } = modifiers;
  if (defence) applied.push(...defenceModifier(defence, team, opponent));
  if (midfield) applied.push(midfieldModifier(midfield, team, opponent));
  if (attack) applied.push(attackModifier(attack.bands, team));
  if (goalkeeper) applied.push(goalkeeperModifier(goalkeeper.pivot, opponent));
  if (captain) applied.push(captainModifier(captain, team));
  if (modifiers.fairPlay) applied.push(fairPlayModifier(modifiers.fairPlay.bonus, team));
  if (modifiers.rFactor) applied.push(rFactorModifier(modifiers.rFactor, team));
  if (modifiers.dFactor) applied.push(dFactorModifier(modifiers.dFactor, team));
  if (modifiers.module) {
    const points = modifiers.module.bonusByModule[team.module] ?? 0;
    applied.push({ name: 'module', from: 'own', points, figure: null });
  }
  return applied;
}

/** The bonus of the last band reached; 0 below the first. */
export function bandBonus(bands: Bands, value: number): number {
  let bonus = 0;
  for (const band of bands) if (value + EPSILON >= band[0]) bonus = band[1];
  return bonus;
}

type Rules<Name extends ModifierName> = NonNullable<ChampionshipRules['modifiers'][Name]>;

function votesOf(team: FieldedTeam, line: string): number[] {
  const votes: number[] = [];
  for (const { roles, vote } of team.counted) if (lineOf(roles) === line) votes.push(vote);
  return votes;
}
/** Without sorting all votes, since it is called for every simulated round. */
function best(votes: readonly number[], count: number): number[] {
  const kept: number[] = [];
  for (const vote of votes) {
    let at = kept.length;
    if (at < count) kept.push(vote);
    else if (vote > kept[at - 1]!) at--;
    else continue;
    for (; at > 0 && kept[at - 1]! < vote; at--) kept[at] = kept[at - 1]!;
    kept[at] = vote;
  }
  return kept;
}
const mean = (votes: readonly number[]) =>
  votes.reduce((sum, vote) => sum + vote, 0) / votes.length;

function defenceModifier(
  rule: Rules<'defence'>,
  team: FieldedTeam,
  opponent: FieldedTeam | null,
): AppliedModifier[] {
  const from = rule.appliesTo;
  const defending = from === 'own' ? team : opponent;
  const nothing = { name: 'defence', from, points: 0, figure: null } as const;
  if (!defending) return [{ ...nothing, missing: 'no-opponent' }];
  const defenders = votesOf(defending, 'D');
  const [keeper] = votesOf(defending, 'P');
  if (defenders.length < rule.minimum) return [{ ...nothing, missing: 'too-few-defenders' }];
  if (rule.mean === 'best-with-goalkeeper' && keeper === undefined) {
    return [{ ...nothing, missing: 'goalkeeper-without-vote' }];
  }
  // Always divided by four, even with more defenders.
  const votes =
    rule.mean === 'all'
      ? defenders
      : rule.mean === 'best'
        ? best(defenders, MEN_IN_DEFENCE)
        : [keeper!, ...best(defenders, MEN_IN_DEFENCE - 1)];
  const figure = mean(votes);
  const points = bandBonus(rule.bands, figure) + (rule.byDefenders[String(defenders.length)] ?? 0);
  return [{ ...nothing, points, figure: roundPoints(figure) }];
}

/** The difference of the pure votes of both midfields, won by one side and lost by the other. */
function midfieldModifier(
  rule: Rules<'midfield'>,
  team: FieldedTeam,
  opponent: FieldedTeam | null,
): AppliedModifier {
  const nothing = { name: 'midfield', from: 'own', points: 0, figure: null } as const;
  if (!opponent) return { ...nothing, missing: 'no-opponent' };
  const sides = [votesOf(team, 'C'), votesOf(opponent, 'C')];
  const men = Math.max(...sides.map(({ length }) => length));
  const [own, other] = sides.map(
    (votes) => votes.reduce((sum, vote) => sum + vote, 0) + (men - votes.length) * rule.missingVote,
  );
  const difference = own! - other!;
  return { ...nothing, points: midfieldPoints(rule, difference), figure: difference };
}

/** What a difference between two midfields gives the side that is ahead by it. */
export function midfieldPoints(rule: Rules<'midfield'>, difference: number): number {
  const full = Math.floor(Math.abs(difference) - rule.from + 1 + EPSILON);
  const points = Math.min(rule.maximum, Math.max(0, full) * rule.perPoint);
  return points === 0 ? 0 : Math.sign(difference) * points;
}

function attackModifier(bands: Bands, team: FieldedTeam): AppliedModifier {
  const clean = team.counted.filter(
    ({ roles, bonus }) => lineOf(roles) === 'A' && bonus.length === 0,
  );
  const points = clean.reduce((sum, { vote }) => sum + bandBonus(bands, vote), 0);
  return { name: 'attack', from: 'own', points, figure: clean.length };
}

function goalkeeperModifier(pivot: number, opponent: FieldedTeam | null): AppliedModifier {
  const nothing = { name: 'goalkeeper', from: 'opponent', points: 0, figure: null } as const;
  if (!opponent) return { ...nothing, missing: 'no-opponent' };
  const keeper = opponent.counted.find(({ roles }) => isGoalkeeper(roles));
  if (!keeper) return { ...nothing, missing: 'goalkeeper-without-vote' };
  return { ...nothing, points: roundPoints(pivot - keeper.vote), figure: keeper.vote };
}

function captainModifier(rule: Rules<'captain'>, team: FieldedTeam): AppliedModifier {
  const nothing = { name: 'captain', from: 'own', points: 0, figure: null } as const;
  const captain = team.counted.find(({ id }) => id === team.captain);
  if (!captain) return { ...nothing, missing: 'captain-without-vote' };
  const points =
    rule.kind === 'double' ? sumPoints(captain.bonus) : bandBonus(rule.bands, captain.vote);
  return { ...nothing, points, figure: captain.vote };
}

function fairPlayModifier(bonus: number, team: FieldedTeam): AppliedModifier {
  const cards = team.counted.filter(({ hasCard }) => hasCard).length;
  const nothing = { name: 'fairPlay', from: 'own', points: 0, figure: cards } as const;
  if (team.counted.length < 11) return { ...nothing, missing: 'not-eleven-votes' };
  return cards > 0 ? { ...nothing, missing: 'card' } : { ...nothing, points: bonus };
}

function rFactorModifier(rule: Rules<'rFactor'>, team: FieldedTeam): AppliedModifier {
  const figure = team.counted.filter(({ vote }) => vote + EPSILON >= rule.from).length;
  return { name: 'rFactor', from: 'own', points: rule.bonusByCount[figure] ?? 0, figure };
}

function dFactorModifier(rule: Rules<'dFactor'>, team: FieldedTeam): AppliedModifier {
  const nothing = { name: 'dFactor', from: 'own', points: 0, figure: null } as const;
  const defenders: number[] = [];
  for (const { roles, vote } of team.counted) {
    if (isDefensive(roles)) defenders.push(vote);
  }
  if (defenders.length < MEN_IN_D_FACTOR) return { ...nothing, missing: 'too-few-defenders' };
  const votes = best(defenders, MEN_IN_D_FACTOR);
  if (rule.goalkeeper) {
    const [keeper] = votesOf(team, 'P');
    if (keeper === undefined) return { ...nothing, missing: 'goalkeeper-without-vote' };
    votes.push(keeper);
  }
  const figure = mean(votes);
  return { ...nothing, points: bandBonus(rule.bands, figure), figure: roundPoints(figure) };
}
