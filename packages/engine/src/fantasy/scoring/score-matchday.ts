/** The score of a match-day: who counts and why, every modifier, points, goals and the result. The rules in
 *  words, and the choices where rulebooks differ: docs/models/fantasy.md. */

import type { ChampionshipRules, GoalRules } from '../rules/championship-rules.ts';
import type { LineupProblem } from './check-lineup.ts';
import { roundPoints } from './fantavoto.ts';
import { type FieldedTeam, fieldTeam } from './field-team.ts';
import type { MatchdayTeam } from './match-day.ts';
import { type AppliedModifier, applyModifiers } from './modifiers.ts';

export type TeamScore = FieldedTeam & {
  /** Points of the players and office reserves alone. */
  readonly playerPoints: number;
  readonly modifiers: readonly AppliedModifier[];
  readonly homeBonus: number;
  readonly total: number;
  readonly goals: number;
  /** False while a postponed match is awaited. */
  readonly complete: boolean;
};
export type TeamScoring =
  | { readonly ok: true; readonly score: TeamScore }
  | { readonly ok: false; readonly problems: readonly LineupProblem[] };

export type FixtureScore = {
  readonly home: TeamScore;
  readonly away: TeamScore;
  readonly result: '1' | 'X' | '2';
  readonly leaguePoints: { readonly home: number; readonly away: number };
};
export type FixtureScoring =
  | { readonly ok: true; readonly score: FixtureScore }
  | {
      readonly ok: false;
      readonly side: 'home' | 'away';
      readonly problems: readonly LineupProblem[];
    };

/** Scores one team alone: modifiers that need an opponent report that and give nothing. */
export function scoreTeam(rules: ChampionshipRules, team: MatchdayTeam): TeamScoring {
  const fielded = fieldTeam(rules, team);
  if (!fielded.ok) return fielded;
  return { ok: true, score: scoreFielded(rules, fielded.team, null, 0) };
}

export function scoreFixture(
  rules: ChampionshipRules,
  home: MatchdayTeam,
  away: MatchdayTeam,
): FixtureScoring {
  const fieldedHome = fieldTeam(rules, home);
  if (!fieldedHome.ok) return { ...fieldedHome, side: 'home' };
  const fieldedAway = fieldTeam(rules, away);
  if (!fieldedAway.ok) return { ...fieldedAway, side: 'away' };
  const homeScore = scoreFielded(rules, fieldedHome.team, fieldedAway.team, rules.homeBonus);
  const awayScore = scoreFielded(rules, fieldedAway.team, fieldedHome.team, 0);
  const difference = homeScore.goals - awayScore.goals;
  const { win, draw, loss } = rules.leaguePoints;
  const points = (lead: number) => (lead > 0 ? win : lead < 0 ? loss : draw);
  return {
    ok: true,
    score: {
      home: homeScore,
      away: awayScore,
      result: difference > 0 ? '1' : difference < 0 ? '2' : 'X',
      leaguePoints: { home: points(difference), away: points(-difference) },
    },
  };
}

function scoreFielded(
  rules: ChampionshipRules,
  team: FieldedTeam,
  opponent: FieldedTeam | null,
  homeBonus: number,
): TeamScore {
  const modifiers = applyModifiers(rules, team, opponent);
  const players = team.counted.reduce((sum, { points }) => sum + points, 0);
  const office = team.missing.reduce((sum, { officeReserve }) => sum + (officeReserve ?? 0), 0);
  const playerPoints = roundPoints(players + office);
  const extra = modifiers.reduce((sum, { points }) => sum + points, 0);
  const total = roundPoints(playerPoints + extra + homeBonus);
  return {
    ...team,
    playerPoints,
    modifiers,
    homeBonus,
    total,
    goals: goalsOf(rules.goals, total),
    complete: team.waitingFor.length === 0,
  };
}

/** The goals for these points: one at each threshold, then one every step beyond the last. */
export function goalsOf({ thresholds, step }: GoalRules, points: number): number {
  const reached = thresholds.filter((threshold) => roundPoints(points) >= threshold).length;
  if (reached < thresholds.length) return reached;
  return reached + Math.floor((roundPoints(points) - thresholds.at(-1)!) / step + 1e-9);
}
