/** The current table of a league: every club's place and results, at home and away. */
import { createRanking, type RankingRules, scoreCode, type Totals, WIN } from './rank-clubs.ts';

export type PlayedMatch = {
  readonly home: number;
  readonly away: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
};

export type ClubRecord = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
};

export type TableLine = {
  readonly club: number;
  readonly home: ClubRecord;
  readonly away: ClubRecord;
  readonly total: ClubRecord;
  /** Points deducted; `total` is already without them. */
  readonly deducted: number;
};

/** The matches that a table was computed from. */
export type CountedMatches = {
  readonly totals: Totals;
  /** By home club and away club; −1 if a match is not played. */
  readonly scores: Int32Array;
};

/** @param deducted points deducted, by club */
export function countMatches(
  clubs: number,
  played: readonly PlayedMatch[],
  deducted: readonly number[],
): CountedMatches {
  const totals = {
    points: Int32Array.from({ length: clubs }, (_, club) => -(deducted[club] ?? 0)),
    difference: new Int32Array(clubs),
    goals: new Int32Array(clubs),
    wins: new Int32Array(clubs),
    awayGoals: new Int32Array(clubs),
  };
  const scores = new Int32Array(clubs * clubs).fill(-1);
  for (const { home, away, homeGoals, awayGoals } of played) {
    scores[home * clubs + away] = scoreCode(homeGoals, awayGoals);
    totals.points[home]! += pointsFor(homeGoals, awayGoals);
    totals.points[away]! += pointsFor(awayGoals, homeGoals);
    totals.difference[home]! += homeGoals - awayGoals;
    totals.difference[away]! += awayGoals - homeGoals;
    totals.goals[home]! += homeGoals;
    totals.goals[away]! += awayGoals;
    totals.awayGoals[away]! += awayGoals;
    if (homeGoals !== awayGoals) totals.wins[homeGoals > awayGoals ? home : away]! += 1;
  }
  return { totals, scores };
}

export const pointsFor = (scored: number, conceded: number): number =>
  scored > conceded ? WIN : scored === conceded ? 1 : 0;

/** Sorted, the best first. */
export function leagueTable(
  clubs: number,
  played: readonly PlayedMatch[],
  deducted: readonly number[],
  rules: RankingRules,
): TableLine[] {
  const { totals, scores } = countMatches(clubs, played, deducted);
  const scoreOf = (home: number, away: number) => scores[home * clubs + away]!;
  const order = createRanking(clubs, rules)(totals, scoreOf, null);
  const home = Array.from({ length: clubs }, emptyRecord);
  const away = Array.from({ length: clubs }, emptyRecord);
  for (const match of played) {
    addMatch(home[match.home]!, match.homeGoals, match.awayGoals);
    addMatch(away[match.away]!, match.awayGoals, match.homeGoals);
  }
  return Array.from(order, (club) => {
    const total = sum(home[club]!, away[club]!);
    total.points -= deducted[club] ?? 0;
    return { club, home: home[club]!, away: away[club]!, total, deducted: deducted[club] ?? 0 };
  });
}

function emptyRecord(): ClubRecord {
  return { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
}

function addMatch(record: ClubRecord, scored: number, conceded: number): void {
  record.played += 1;
  record.won += scored > conceded ? 1 : 0;
  record.drawn += scored === conceded ? 1 : 0;
  record.lost += scored < conceded ? 1 : 0;
  record.scored += scored;
  record.conceded += conceded;
  record.points += pointsFor(scored, conceded);
}

function sum(a: ClubRecord, b: ClubRecord): ClubRecord {
  const keys = Object.keys(a) as Array<keyof ClubRecord>;
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as ClubRecord;
}
