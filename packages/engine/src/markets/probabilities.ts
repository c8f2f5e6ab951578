/** The probability of every bet type, all from one score grid. */
import type { ScoreGrid } from '../grid/score-grid.ts';
import { BET_TYPES, type BetType } from './bet-types.ts';
import { betWins } from './wins.ts';

export type BetProbabilities = Record<BetType, number>;

/** A bet sees a score only through these: beyond six goals a side nothing new can happen, except
 *  who leads, which seven goals still tell. */
const DISTINCT = 7;
const CLASSES = DISTINCT * DISTINCT * 3;

/** For each bet, the classes of scores that win it; made once. */
const WINNING_CLASSES: ReadonlyMap<BetType, Int32Array> = new Map(
  BET_TYPES.map((bet) => [bet, Int32Array.from(winningClasses(bet))]),
);

export function betProbabilities(grid: ScoreGrid): BetProbabilities {
  const masses = new Float64Array(CLASSES);
  for (let home = 0; home < grid.size; home++) {
    for (let away = 0; away < grid.size; away++) {
      masses[classOf(home, away)]! += grid.cells[home * grid.size + away]!;
    }
  }
  const out: Partial<BetProbabilities> = {};
  for (const [bet, classes] of WINNING_CLASSES) {
    let sum = 0;
    for (let i = 0; i < classes.length; i++) sum += masses[classes[i]!]!;
    // Sums of rounded cells can pass one by the last bit.
    out[bet] = Math.min(1, sum);
  }
  return out as BetProbabilities;
}

export function betProbability(grid: ScoreGrid, bet: BetType): number {
  let sum = 0;
  for (let home = 0; home < grid.size; home++) {
    for (let away = 0; away < grid.size; away++) {
      if (betWins(bet, { home, away })) sum += grid.cells[home * grid.size + away]!;
    }
  }
  return Math.min(1, sum);
}

function classOf(home: number, away: number): number {
  const lead = home > away ? 0 : home === away ? 1 : 2;
  const h = Math.min(DISTINCT - 1, home);
  const a = Math.min(DISTINCT - 1, away);
  return (h * DISTINCT + a) * 3 + lead;
}

function winningClasses(bet: BetType): number[] {
  const classes = new Set<number>();
  for (let home = 0; home <= DISTINCT; home++) {
    for (let away = 0; away <= DISTINCT; away++) {
      if (betWins(bet, { home, away })) classes.add(classOf(home, away));
    }
  }
  return [...classes];
}
