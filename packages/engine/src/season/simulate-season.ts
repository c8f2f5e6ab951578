/** The rest of a season, simulated many times from the score grids of its matches. A club's strength is the
 *  same in every match of a simulated season: the one in the grids, without drift. */
import type { ScoreGrid } from '../grid/score-grid.ts';
import { seededRandom } from '../numeric/random.ts';
import { countMatches, type PlayedMatch, pointsFor } from './league-table.ts';
import { createRanking, type RankingRules, scoreCode, type Totals } from './rank-clubs.ts';

export type RemainingMatch = {
  readonly home: number;
  readonly away: number;
  readonly grid: ScoreGrid;
};

export type SeasonToSimulate = {
  readonly clubs: number;
  readonly rules: RankingRules;
  readonly played: readonly PlayedMatch[];
  /** Points deducted, by club. */
  readonly deducted: readonly number[];
  readonly remaining: readonly RemainingMatch[];
};

export type SeasonProjection = {
  /** By club. */
  readonly expectedPoints: Float64Array;
  /** The share of seasons in which a club finishes in a place: `places[club * clubs + place]`, from 0. */
  readonly places: Float64Array;
};

/** Seasons are simulated in blocks of this size, so that their data fits into the processor's fastest cache. */
const BLOCK = 250;
/** Less likely scores are left out: a thousand seasons would not contain one. */
const LEAST_MASS = 1e-7;

export function simulateSeason(
  season: SeasonToSimulate,
  { seasons, seed }: { readonly seasons: number; readonly seed: number },
): SeasonProjection {
  const { clubs, remaining } = season;
  const random = seededRandom(seed);
  const before = countMatches(clubs, season.played, season.deducted);
  const packedBefore = Float64Array.from({ length: clubs }, (_, club) => pack(before.totals, club));
  const draws = remaining.map(({ grid }) => drawTable(grid));
  const matchOf = new Int32Array(clubs * clubs).fill(-1);
  for (const [at, { home, away }] of remaining.entries()) matchOf[home * clubs + away] = at;
  const numbers = new Float64Array(BLOCK);
  const drawn = new Uint16Array(remaining.length * BLOCK);
  const sums = new Float64Array(clubs * BLOCK);
  const rank = createRanking(clubs, season.rules);
  const totals = emptyTotals(clubs);
  const points = new Float64Array(clubs);
  const places = new Float64Array(clubs * clubs);
  let one = 0;
  const scoreOf = (home: number, away: number): number => {
    const pair = home * clubs + away;
    const at = matchOf[pair]!;
    return at < 0 ? before.scores[pair]! : draws[at]!.codes[drawn[at * BLOCK + one]!]!;
  };

  for (let done = 0; done < seasons; done += BLOCK) {
    const block = Math.min(BLOCK, seasons - done);
    for (let club = 0; club < clubs; club++) {
      sums.fill(packedBefore[club]!, club * BLOCK, (club + 1) * BLOCK);
    }
    for (let at = 0; at < remaining.length; at++) {
      const { home, away } = remaining[at]!;
      const scores = drawn.subarray(at * BLOCK, at * BLOCK + block);
      random.fillUniform(numbers);
      drawScores(draws[at]!, numbers, scores);
      addScores(sums, scores, home * BLOCK, draws[at]!.home);
      addScores(sums, scores, away * BLOCK, draws[at]!.away);
    }
    for (one = 0; one < block; one++) {
      for (let club = 0; club < clubs; club++) unpack(sums[club * BLOCK + one]!, totals, club);
      const order = rank(totals, scoreOf, random.uniform);
      for (let place = 0; place < clubs; place++) {
        const club = order[place]!;
        places[club * clubs + place]! += 1;
        points[club]! += totals.points[club]!;
      }
    }
  }
  return {
    expectedPoints: points.map((sum) => sum / seasons),
    places: places.map((count) => count / seasons),
  };
}

function addScores(
  sums: Float64Array,
  scores: Uint16Array,
  first: number,
  values: Float64Array,
): void {
  for (let one = 0; one < scores.length; one++) sums[first + one]! += values[scores[one]!]!;
}

/** A club's totals packed into one whole number, so that a match is added with one addition: points,
 *  difference, goals, wins and away goals, each in its own digits. Points and difference may be negative and
 *  are counted from an offset. */
const AWAY_GOALS = 1;
const WINS = 2 ** 10;
const GOALS = 2 ** 17;
const DIFFERENCE = 2 ** 28;
const POINTS = 2 ** 40;
const POINTS_OFFSET = 256;
const DIFFERENCE_OFFSET = 2048;

function pack({ points, difference, goals, wins, awayGoals }: Totals, club: number): number {
  return (
    (points[club]! + POINTS_OFFSET) * POINTS +
    (difference[club]! + DIFFERENCE_OFFSET) * DIFFERENCE +
    goals[club]! * GOALS +
    wins[club]! * WINS +
    awayGoals[club]! * AWAY_GOALS
  );
}

function unpack(sum: number, totals: Totals, club: number): void {
  const high = Math.floor(sum / DIFFERENCE);
  const low = sum - high * DIFFERENCE;
  totals.points[club] = Math.floor(high / (POINTS / DIFFERENCE)) - POINTS_OFFSET;
  totals.difference[club] = (high % (POINTS / DIFFERENCE)) - DIFFERENCE_OFFSET;
  totals.goals[club] = low / GOALS;
  totals.wins[club] = (low % GOALS) / WINS;
  totals.awayGoals[club] = low % WINS;
}

function emptyTotals(clubs: number): Totals {
  return {
    points: new Int32Array(clubs),
    difference: new Int32Array(clubs),
    goals: new Int32Array(clubs),
    wins: new Int32Array(clubs),
    awayGoals: new Int32Array(clubs),
  };
}

/** The score distribution of a match, drawn by Walker's alias method: one random number and one lookup,
 *  however many scores there are. */
type DrawTable = {
  /** As `scoreCode` encodes them. */
  readonly codes: Uint16Array;
  /** What each score adds to the home and the away club's totals, packed. */
  readonly home: Float64Array;
  readonly away: Float64Array;
  /** The part of each column that belongs to its own score, and the score that gets the rest. */
  readonly kept: Float64Array;
  readonly other: Uint16Array;
};

function drawScores({ kept, other }: DrawTable, numbers: Float64Array, into: Uint16Array): void {
  const size = kept.length;
  for (let one = 0; one < into.length; one++) {
    const place = numbers[one]! * size;
    const column = place | 0;
    into[one] = place - column < kept[column]! ? column : other[column]!;
  }
}

function drawTable({ size: width, cells }: ScoreGrid): DrawTable {
  let size = 0;
  let sum = 0;
  for (const mass of cells) {
    if (mass <= LEAST_MASS) continue;
    size += 1;
    sum += mass;
  }
  const codes = new Uint16Array(size);
  const home = new Float64Array(size);
  const away = new Float64Array(size);
  const share = new Float64Array(size);
  for (let at = 0, next = 0; at < cells.length; at++) {
    if (cells[at]! <= LEAST_MASS) continue;
    const homeGoals = Math.floor(at / width);
    const awayGoals = at % width;
    codes[next] = scoreCode(homeGoals, awayGoals);
    home[next] = worth(homeGoals, awayGoals);
    away[next] = worth(awayGoals, homeGoals) + awayGoals * AWAY_GOALS;
    share[next++] = (cells[at]! / sum) * size;
  }
  return { codes, home, away, ...aliases(share) };
}

/** Columns of equal width, each split between its own score and one other. */
function aliases(share: Float64Array): Pick<DrawTable, 'kept' | 'other'> {
  const kept = new Float64Array(share.length).fill(1);
  const other = new Uint16Array(share.length);
  const small: number[] = [];
  const large: number[] = [];
  for (let at = 0; at < share.length; at++) (share[at]! < 1 ? small : large).push(at);
  while (small.length > 0 && large.length > 0) {
    const less = small.pop()!;
    const more = large[large.length - 1]!;
    kept[less] = share[less]!;
    other[less] = more;
    share[more]! -= 1 - share[less]!;
    if (share[more]! < 1) small.push(large.pop()!);
  }
  return { kept, other };
}

const worth = (scored: number, conceded: number): number =>
  pointsFor(scored, conceded) * POINTS +
  (scored - conceded) * DIFFERENCE +
  scored * GOALS +
  (scored > conceded ? WINS : 0);
