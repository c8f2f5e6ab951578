/** A score grid that has exactly the calibrated probabilities of 1X2, over 2.5 and both teams scoring.
 *
 *  The grid is scaled in blocks (1, X, 2 crossed with over and under 2.5, crossed with whether both score)
 *  until all margins are met: iterative proportional fitting (Deming & Stephan, 1940), the smallest change in
 *  the sense of relative entropy. See docs/models/score-grid.md. */
import type { ScoreGrid } from './score-grid.ts';
import { normaliseGrid } from './score-grid.ts';

export type ResultProbabilities = { home: number; draw: number; away: number };
export type GridTargets = { result: ResultProbabilities; over25?: number; bothScore?: number };

const MAX_ROUNDS = 400;
/** Result, over 2.5 and both score; only nine of the twelve combinations contain a score. */
const BLOCKS = 12;
const RESULTS = [0, 1, 2].map((result) => blocksWhere((block) => block >> 2 === result));
const OVERS = [0, 1].map((over) => blocksWhere((block) => ((block >> 1) & 1) === over));
const BOTHS = [0, 1].map((both) => blocksWhere((block) => (block & 1) === both));

export function rakeGrid(grid: ScoreGrid, targets: GridTargets): ScoreGrid {
  const blocks = blockMasses(grid);
  const { result, over25, bothScore } = targets;
  const margins: Margin[] = [
    [RESULTS[0]!, result.home],
    [RESULTS[1]!, result.draw],
    [RESULTS[2]!, result.away],
  ];
  if (over25 !== undefined) margins.push([OVERS[0]!, 1 - over25], [OVERS[1]!, over25]);
  if (bothScore !== undefined) margins.push([BOTHS[0]!, 1 - bothScore], [BOTHS[1]!, bothScore]);
  const masses = Float64Array.from(blocks);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let worst = 0;
    for (let at = 0; at < margins.length; at++) {
      worst = Math.max(worst, meetMargin(masses, margins[at]!));
    }
    if (worst < 1e-15) break;
  }
  const factors = masses.map((mass, at) => (blocks[at]! > 0 ? mass / blocks[at]! : 1));
  const { size } = grid;
  const cells = new Float64Array(size * size);
  for (let h = 0, at = 0; h < size; h++) {
    for (let a = 0; a < size; a++, at++) cells[at] = grid.cells[at]! * factors[blockOf(h, a)]!;
  }
  return normaliseGrid({ size, cells });
}

type Margin = readonly [blocks: Int32Array, target: number];

/** Scales blocks so that their sum is the target, and returns how far off it was. This runs hundreds of times
 *  for every forecast: `for … of` and lists of lists took twice as long. */
function meetMargin(masses: Float64Array, [blocks, target]: Margin): number {
  let mass = 0;
  for (let at = 0; at < blocks.length; at++) mass += masses[blocks[at]!]!;
  const factor = target / mass;
  for (let at = 0; at < blocks.length; at++) masses[blocks[at]!]! *= factor;
  return Math.abs(mass - target);
}

function blockMasses(grid: ScoreGrid): Float64Array {
  const masses = new Float64Array(BLOCKS);
  for (let h = 0; h < grid.size; h++) {
    for (let a = 0; a < grid.size; a++) masses[blockOf(h, a)]! += grid.cells[h * grid.size + a]!;
  }
  return masses;
}

function blockOf(home: number, away: number): number {
  const result = home > away ? 0 : home === away ? 1 : 2;
  return 4 * result + (home + away > 2 ? 2 : 0) + (home > 0 && away > 0 ? 1 : 0);
}

function blocksWhere(holds: (block: number) => boolean): Int32Array {
  return Int32Array.from({ length: BLOCKS }, (_, block) => block).filter(holds);
}

function massOf(masses: Float64Array, places: Int32Array): number {
  return places.reduce((sum, at) => sum + masses[at]!, 0);
}

export function gridResult(grid: ScoreGrid): ResultProbabilities {
  const masses = blockMasses(grid);
  const [home, draw, away] = RESULTS.map((places) => massOf(masses, places));
  return { home: home!, draw: draw!, away: away! };
}

export function gridOver25(grid: ScoreGrid): number {
  return massOf(blockMasses(grid), OVERS[1]!);
}

export function gridBothScore(grid: ScoreGrid): number {
  return massOf(blockMasses(grid), BOTHS[1]!);
}
