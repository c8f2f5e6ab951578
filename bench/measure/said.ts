import {
  gridBothScore,
  gridOver25,
  gridResult,
  type ResultProbabilities,
} from '@tredici/engine/grid/calibrated-grid';
import type { ScoreGrid } from '@tredici/engine/grid/score-grid';

/** The probabilities of a forecast that are evaluated. */
export interface Said {
  readonly result: ResultProbabilities;
  readonly over25: number | null;
  readonly bothScore: number;
}

export const saidBy = (grid: ScoreGrid): Said => ({
  result: gridResult(grid),
  over25: gridOver25(grid),
  bothScore: gridBothScore(grid),
});
