/** Tiers of players, such as those an auction's guides are divided into: few enough per role to be remembered at
 *  the table. */
import { CLASSIC_ROLES } from '../rules/roles.ts';
import type { AuctionPlayer } from './auction-board.ts';

/** More could not be told apart while the bidding goes on. */
const MOST_TIERS = 6;
/** The share of the differences between a role's players that lies between the tiers and not inside them. More
 *  tiers are made until it is reached. */
const EXPLAINED = 0.95;

/** Divides the players of each role into the fewest tiers that separate most of the differences in gain, at most
 *  six. They are cut where players of one tier differ least from each other.
 *  @returns tier by id, 1 the best. */
export function tiers(
  players: ReadonlyArray<Pick<AuctionPlayer, 'id' | 'role' | 'gain'>>,
): ReadonlyMap<number, number> {
  const tierOf = new Map<number, number>();
  for (const role of CLASSIC_ROLES) {
    const ofRole = players
      .filter((player) => player.role === role)
      .sort((a, b) => b.gain - a.gain || a.id - b.id);
    const starts = startsOfTiers(ofRole.map(({ gain }) => gain));
    ofRole.forEach(({ id }, at) => {
      tierOf.set(id, starts.filter((start) => start <= at).length);
    });
  }
  return tierOf;
}

/** The places at which a tier begins, in a list from the highest to the lowest: Fisher's division into groups with
 *  the least sum of squares, found exactly. */
function startsOfTiers(sorted: readonly number[]): readonly number[] {
  const spread = sumsOfSquares(sorted);
  const size = sorted.length;
  const whole = spread(0, size);
  // By number of players from the top: the least sum of squares in so many tiers, and where the last begins.
  let least = Array.from({ length: size + 1 }, (_, end) => spread(0, end));
  const lastStarts: number[][] = [];
  while (least[size]! > (1 - EXPLAINED) * whole && lastStarts.length < MOST_TIERS - 1) {
    const before = least;
    const lastStart = Array.from({ length: size + 1 }, () => 0);
    least = before.map((unchanged, end) => {
      let best = unchanged;
      for (let start = 1; start < end; start++) {
        const found = before[start]! + spread(start, end);
        // Players of equal gain are never divided.
        if (found < best && sorted[start]! < sorted[start - 1]!) {
          best = found;
          lastStart[end] = start;
        }
      }
      return best;
    });
    lastStarts.push(lastStart);
  }
  const starts: number[] = [];
  let end = size;
  for (const lastStart of lastStarts.toReversed()) {
    const start = lastStart[end]!;
    // Zero where one tier more would not have helped.
    if (start > 0) {
      starts.unshift(start);
      end = start;
    }
  }
  return [0, ...starts];
}

/** The sum of squared distances from their mean of the numbers from `start` to before `end`. */
function sumsOfSquares(numbers: readonly number[]) {
  const sums = [0];
  const squares = [0];
  for (const number of numbers) {
    sums.push(sums.at(-1)! + number);
    squares.push(squares.at(-1)! + number * number);
  }
  return (start: number, end: number): number => {
    if (end - start < 2) return 0;
    const sum = sums[end]! - sums[start]!;
    return Math.max(0, squares[end]! - squares[start]! - (sum * sum) / (end - start));
  };
}
