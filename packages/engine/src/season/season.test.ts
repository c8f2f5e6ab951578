import { expect, test } from 'vitest';
import { COMPETITIONS } from '../goals/competitions.ts';
import type { ScoreGrid } from '../grid/score-grid.ts';
import { LEAGUE_RULES } from './league-rules.ts';
import { leagueTable, type PlayedMatch } from './league-table.ts';
import type { RankingRules, TieBreak } from './rank-clubs.ts';
import { simulateSeason } from './simulate-season.ts';

/** "0-1 2:1" is a match of club 0 at home against club 1. */
const read = (text: string): PlayedMatch[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((line) => {
      const [home, away, homeGoals, awayGoals] = line.match(/\d+/g)!.map(Number) as number[];
      return { home: home!, away: away!, homeGoals: homeGoals!, awayGoals: awayGoals! };
    });

const rulesOf = (...tieBreaks: TieBreak[]): RankingRules => ({ tieBreaks, deciders: [] });
const order = (clubs: number, matches: string, rules: RankingRules, deducted: number[] = []) =>
  leagueTable(clubs, read(matches), deducted, rules).map(({ club }) => club);

test('a table counts the matches played at home and away', () => {
  const table = leagueTable(3, read('0-1 2:1, 1-2 0:0, 2-0 1:3'), [], rulesOf('difference'));
  expect(table.map(({ club, total }) => [club, total.points])).toEqual(
    [
      [0, 6],
      [2, 1],
      [1, 1],
    ].sort(
      // Two clubs with one point: the better difference first.
      (a, b) => b[1]! - a[1]! || (a[0] === 1 ? -1 : 1),
    ),
  );
  expect(table[0]).toMatchObject({
    home: { played: 1, won: 1, scored: 2, conceded: 1, points: 3 },
    away: { played: 1, won: 1, scored: 3, conceded: 1, points: 3 },
    total: { played: 2, won: 2, drawn: 0, lost: 0, scored: 5, conceded: 2, points: 6 },
  });
});

/** 0 and 1 have seven points each. 1 has the better difference, 0 beat 1 by more than it lost to it. */
const TWO = '0-1 3:0, 1-0 1:0, 0-2 1:0, 1-2 9:0, 2-0 0:0, 2-1 0:0';

test.each([
  ['by what they played against each other', ['head_to_head_points', 'head_to_head_difference'], 0],
  ['by the difference of all goals', ['difference', 'head_to_head_points'], 1],
  ['by goals', ['goals'], 1],
] as const)('two clubs of equal points are parted %s', (_, steps, first) => {
  expect(order(3, TWO, rulesOf(...steps))[0]).toBe(first);
});

test('if a match between the clubs is missing, the next tie-break decides', () => {
  const half = '0-1 3:0, 2-0 1:0, 1-2 9:0, 2-1 0:0, 0-2 0:0';
  // 0 and 1 have four points each and have met once.
  expect(order(3, half, rulesOf('head_to_head_points', 'difference')).indexOf(1)).toBeLessThan(
    order(3, half, rulesOf('head_to_head_points', 'difference')).indexOf(0),
  );
});

test('three clubs are separated by a table of the matches between them', () => {
  // Each wins its home match against the next and loses to the one before; 2 scores most goals.
  const circle = '0-1 1:0, 1-0 0:0, 1-2 1:0, 2-1 0:0, 2-0 4:0, 0-2 0:0';
  const direct = rulesOf('head_to_head_points', 'head_to_head_difference', 'head_to_head_goals');
  expect(order(3, circle, direct)).toEqual([2, 1, 0]);
});

test('away goals and wins are tie-breaks too, and a deduction comes before all of them', () => {
  const matches = '0-1 0:1, 1-0 1:2, 2-3 0:0';
  expect(order(4, matches, rulesOf('head_to_head_away_goals')).slice(0, 2)).toEqual([0, 1]);
  expect(order(4, matches, rulesOf('head_to_head_away_goals'), [1]).slice(0, 2)).toEqual([1, 0]);
  const wins = '0-1 1:0, 0-2 0:1, 0-3 0:1, 1-2 0:0, 1-3 0:0, 2-1 0:0';
  expect(order(4, wins, rulesOf('wins')).indexOf(0)).toBeLessThan(
    order(4, wins, rulesOf('wins')).indexOf(1),
  );
});

const grid = (cells: readonly (readonly number[])[]): ScoreGrid => ({
  size: cells.length,
  cells: Float64Array.from(cells.flat()),
});

/** Each of four scores of a match, with its probability. */
const EVEN = grid([
  [0.2, 0.25],
  [0.4, 0.15],
]);
const SURE = grid([
  [0, 0],
  [1, 0],
]);

/** Every possible outcome of the remaining matches, ranked by points, difference and goals; lots are shared. */
function enumerate(
  clubs: number,
  played: readonly PlayedMatch[],
  left: readonly [number, number][],
) {
  const places = Array.from({ length: clubs }, () => new Array<number>(clubs).fill(0));
  const points = new Array<number>(clubs).fill(0);
  const visit = (matches: readonly PlayedMatch[], weight: number, rest: typeof left): void => {
    const [next, ...others] = rest;
    if (next) {
      for (let home = 0; home < 2; home++) {
        for (let away = 0; away < 2; away++) {
          const match = { home: next[0], away: next[1], homeGoals: home, awayGoals: away };
          visit([...matches, match], weight * EVEN.cells[home * 2 + away]!, others);
        }
      }
      return;
    }
    const totals = Array.from({ length: clubs }, (_, club) => {
      const own = matches.filter((match) => match.home === club || match.away === club);
      return own.reduce(
        (sum, match) => {
          const sides = [match.homeGoals, match.awayGoals];
          const [scored, conceded] = match.home === club ? sides : sides.reverse();
          const won = scored! > conceded! ? 3 : scored === conceded ? 1 : 0;
          return [sum[0]! + won, sum[1]! + scored! - conceded!, sum[2]! + scored!];
        },
        [0, 0, 0],
      );
    });
    const key = ([p, d, g]: number[]) => p! * 1e6 + d! * 1e3 + g!;
    for (let club = 0; club < clubs; club++) {
      const better = totals.filter((other) => key(other) > key(totals[club]!)).length;
      const equal = totals.filter((other) => key(other) === key(totals[club]!)).length;
      for (let at = 0; at < equal; at++) places[club]![better + at]! += weight / equal;
      points[club]! += weight * totals[club]![0]!;
    }
  };
  visit(played, 1, left);
  return { places, points };
}

const FOUR = read('0-1 1:0, 2-3 0:0, 0-2 0:1, 1-3 1:1, 3-0 0:2, 1-2 1:1');
const LEFT: [number, number][] = [
  [1, 0],
  [3, 2],
  [2, 0],
  [3, 1],
  [0, 3],
  [2, 1],
];

test('simulated seasons of four clubs agree with the enumeration of all outcomes', () => {
  const exact = enumerate(4, FOUR, LEFT);
  const seasons = 200_000;
  const drawn = simulateSeason(
    {
      clubs: 4,
      played: FOUR,
      deducted: [],
      rules: rulesOf('difference', 'goals'),
      remaining: LEFT.map(([home, away]) => ({ home, away, grid: EVEN })),
    },
    { seasons, seed: 13 },
  );
  for (let club = 0; club < 4; club++) {
    expect(drawn.expectedPoints[club]).toBeCloseTo(exact.points[club]!, 1);
    for (let place = 0; place < 4; place++) {
      const share = exact.places[club]![place]!;
      // Four standard errors.
      const error = 4 * Math.sqrt((share * (1 - share)) / seasons) + 1e-9;
      expect(Math.abs(drawn.places[club * 4 + place]! - share)).toBeLessThanOrEqual(error);
    }
  }
});

test('the same seed draws the same seasons', () => {
  const season = {
    clubs: 4,
    played: FOUR,
    deducted: [],
    rules: rulesOf('goals'),
    remaining: LEFT.map(([home, away]) => ({ home, away, grid: EVEN })),
  };
  const draw = (seed: number) => simulateSeason(season, { seasons: 700, seed });
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('decided places have a chance of exactly 0 or 1, also in the last round', () => {
  // 0 leads by ten points with one match each to play, 3 is as far behind.
  const played = read(
    '0-1 9:0, 0-2 9:0, 0-3 9:0, 1-0 0:1, 1-2 1:0, 2-1 1:0, 1-3 1:0, 2-3 1:0, 3-1 0:2, 3-2 0:2',
  );
  const last = { clubs: 4, played, deducted: [], rules: rulesOf('difference') };
  const { places } = simulateSeason(
    {
      ...last,
      remaining: [
        { home: 2, away: 0, grid: EVEN },
        { home: 3, away: 0, grid: EVEN },
      ],
    },
    { seasons: 10_000, seed: 1 },
  );
  expect([...places.slice(0, 4)]).toEqual([1, 0, 0, 0]);
  expect([...places.slice(12)]).toEqual([0, 0, 0, 1]);
  const over = simulateSeason({ ...last, remaining: [] }, { seasons: 100, seed: 1 });
  expect([...over.places].every((share) => share === 0 || share === 1)).toBe(true);
});

test('a deciding match separates two clubs equal on points, half the time each', () => {
  const equal = read('0-1 1:0, 1-0 1:0');
  const rules = { tieBreaks: [] as TieBreak[], deciders: [1] };
  const { places } = simulateSeason(
    { clubs: 3, played: equal, deducted: [], rules, remaining: [{ home: 2, away: 0, grid: SURE }] },
    { seasons: 20_000, seed: 3 },
  );
  // 0, 1 and 2 have three points each and are separated by lots.
  for (const share of places) expect(share).toBeCloseTo(1 / 3, 1);
  const decided = simulateSeason(
    {
      clubs: 2,
      played: equal,
      deducted: [],
      remaining: [],
      rules: { tieBreaks: ['head_to_head_points', 'goals'] as TieBreak[], deciders: [1] },
    },
    { seasons: 20_000, seed: 3 },
  );
  expect(decided.places[0]).toBeCloseTo(0.5, 1);
});

test('every league has rules, and its zones lie within its table', () => {
  for (const { code } of COMPETITIONS) {
    const { clubs, doubt, zones, tieBreaks, source } = LEAGUE_RULES[code]!;
    expect(clubs === null, code).toBe(doubt !== null);
    expect(tieBreaks.length, code).toBeGreaterThan(0);
    expect(source, code).not.toBe('');
    for (const { from, to } of zones) {
      expect(from, code).toBeGreaterThanOrEqual(1);
      expect(to, code).toBeGreaterThanOrEqual(from);
      expect(to, code).toBeLessThanOrEqual(clubs!);
    }
  }
});
