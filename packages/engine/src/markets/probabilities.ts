/** The probability of every bet type, all from one score grid. For a bet that can push, it is the probability
 *  of winning if the bet does not push: as for any other bet, the inverse of the price at which neither side
 *  gains. */
import type { ScoreGrid } from '../grid/score-grid.ts';
import { BET_TYPES, type BetType, pushOf } from './bet-types.ts';
import { betPushes, winsOf } from './wins.ts';

export type BetProbabilities = Record<BetType, number>;

/** Scores are grouped by these values, because bets depend on nothing else: from six goals a side on, only
 *  the lead can still matter, which a seventh goal represents. */
const DISTINCT = 7;
const CLASSES = DISTINCT * DISTINCT * 3;

/** The classes of scores that win a bet, and those that do not return the stake; computed once. */
interface Classes {
  readonly won: Int32Array;
  /** Null for a bet that cannot push. */
  readonly decided: Int32Array | null;
}
const CLASSES_OF: ReadonlyMap<BetType, Classes> = new Map(
  BET_TYPES.map((bet) => [
    bet,
    {
      won: classesWhere(winsOf(bet)),
      decided: pushOf(bet) ? classesWhere((home, away) => !betPushes(bet, { home, away })) : null,
    },
  ]),
);

export const betProbabilities = (grid: ScoreGrid): BetProbabilities =>
  probabilitiesOf(grid, BET_TYPES);

/** Only the requested bets. */
export function probabilitiesOf<B extends BetType>(
  grid: ScoreGrid,
  bets: readonly B[],
): Record<B, number> {
  const masses = new Float64Array(CLASSES);
  for (let home = 0; home < grid.size; home++) {
    for (let away = 0; away < grid.size; away++) {
      masses[classOf(home, away)]! += grid.cells[home * grid.size + away]!;
    }
  }
  const out: Partial<Record<B, number>> = {};
  for (const bet of bets) {
    const { won, decided } = CLASSES_OF.get(bet)!;
    out[bet] = shareOf(sumOf(masses, won), decided ? sumOf(masses, decided) : 1);
  }
  return out as Record<B, number>;
}

export function betProbability(grid: ScoreGrid, bet: BetType): number {
  const push = pushOf(bet);
  const wins = winsOf(bet);
  const pushes = push && winsOf(push);
  let won = 0;
  let decided = pushes ? 0 : 1;
  for (let home = 0; home < grid.size; home++) {
    for (let away = 0; away < grid.size; away++) {
      const mass = grid.cells[home * grid.size + away]!;
      if (wins(home, away)) won += mass;
      if (pushes && !pushes(home, away)) decided += mass;
    }
  }
  return shareOf(won, decided);
}

function sumOf(masses: Float64Array, classes: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < classes.length; i++) sum += masses[classes[i]!]!;
  return sum;
}

/** Sums of rounded cells can exceed one by the last bit. A bet that always pushes never wins. */
const shareOf = (won: number, decided: number): number =>
  decided === 0 ? 0 : Math.min(1, won / decided);

function classOf(home: number, away: number): number {
  const lead = home > away ? 0 : home === away ? 1 : 2;
  const h = Math.min(DISTINCT - 1, home);
  const a = Math.min(DISTINCT - 1, away);
  return (h * DISTINCT + a) * 3 + lead;
}

function classesWhere(holds: (home: number, away: number) => boolean): Int32Array {
  const classes = new Set<number>();
  for (let home = 0; home <= DISTINCT; home++) {
    for (let away = 0; away <= DISTINCT; away++) {
      if (holds(home, away)) classes.add(classOf(home, away));
    }
  }
  return Int32Array.from(classes);
}
