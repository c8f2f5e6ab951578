/** Standings from results, and how lucky each team was with its calendar. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { goalsOf } from '../scoring/score-matchday.ts';
import type { Fixture } from './calendar.ts';

/** Points of each team in a round, as entered or scored, without the home bonus. */
export type RoundTotals = ReadonlyMap<number, number>;
export type PlayedRound = { readonly fixtures: readonly Fixture[]; readonly totals: RoundTotals };

export type Standing = {
  readonly team: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  /** Sum of the fantasy points of all rounds. */
  readonly total: number;
};

export type FixtureResult = Fixture & {
  readonly homeTotal: number;
  readonly awayTotal: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
};

/** Null while either side has no total. */
export function fixtureResult(
  rules: ChampionshipRules,
  { home, away }: Fixture,
  totals: RoundTotals,
): FixtureResult | null {
  const [homeTotal, awayTotal] = [totals.get(home), totals.get(away)];
  if (homeTotal === undefined || awayTotal === undefined) return null;
  return {
    home,
    away,
    homeTotal,
    awayTotal,
    homeGoals: goalsOf(rules.goals, homeTotal + rules.homeBonus),
    awayGoals: goalsOf(rules.goals, awayTotal),
  };
}

/** Sorted by points, goal difference, goals scored, then fantasy points. */
export function standings(
  rules: ChampionshipRules,
  teams: readonly number[],
  rounds: readonly PlayedRound[],
): Standing[] {
  const rows = new Map(teams.map((team) => [team, emptyRow(team)]));
  for (const { fixtures, totals } of rounds) {
    for (const [team, total] of totals) {
      const row = rows.get(team);
      if (row) row.total += total;
    }
    for (const fixture of fixtures) {
      const result = fixtureResult(rules, fixture, totals);
      if (!result) continue;
      add(rules, rows.get(result.home), result.homeGoals, result.awayGoals);
      add(rules, rows.get(result.away), result.awayGoals, result.homeGoals);
    }
  }
  const difference = (row: Standing) => row.goalsFor - row.goalsAgainst;
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.goalsFor - a.goalsFor ||
      b.total - a.total ||
      a.team - b.team,
  );
}

export type CalendarLuck = {
  readonly team: number;
  readonly points: number;
  /** Mean points if the opponent of every round were drawn at random, with home and away equally likely. */
  readonly expected: number;
  /** Actual points minus the expected ones. */
  readonly luck: number;
};

/** Luck with the calendar, from comparing each team's total with every other team's in each round. */
export function calendarLuck(
  rules: ChampionshipRules,
  teams: readonly number[],
  rounds: readonly PlayedRound[],
): CalendarLuck[] {
  const table = new Map(standings(rules, teams, rounds).map((row) => [row.team, row.points]));
  const { win, draw, loss } = rules.leaguePoints;
  const pointsOf = (own: number, other: number) => (own > other ? win : own < other ? loss : draw);
  return teams.map((team) => {
    let expected = 0;
    for (const { fixtures, totals } of rounds) {
      const own = totals.get(team);
      const met = fixtures.find(({ home, away }) => home === team || away === team);
      if (own === undefined || !met || !fixtureResult(rules, met, totals)) continue;
      const rivals = teams.filter((rival) => rival !== team && totals.has(rival));
      const points = rivals.map((rival) => {
        const theirs = totals.get(rival)!;
        const goals = (total: number, bonus: number) => goalsOf(rules.goals, total + bonus);
        const atHome = pointsOf(goals(own, rules.homeBonus), goals(theirs, 0));
        const away = pointsOf(goals(own, 0), goals(theirs, rules.homeBonus));
        return (atHome + away) / 2;
      });
      expected += points.reduce((sum, one) => sum + one, 0) / points.length;
    }
    const points = table.get(team)!;
    return { team, points, expected, luck: points - expected };
  });
}

type Row = { -readonly [K in keyof Standing]: Standing[K] };

const emptyRow = (team: number): Row => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  total: 0,
});

function add(
  { leaguePoints }: ChampionshipRules,
  row: Row | undefined,
  own: number,
  other: number,
) {
  if (!row) return;
  row.played++;
  row.goalsFor += own;
  row.goalsAgainst += other;
  if (own > other) row.won++;
  else if (own < other) row.lost++;
  else row.drawn++;
  const { win, draw, loss } = leaguePoints;
  row.points += own > other ? win : own < other ? loss : draw;
}
