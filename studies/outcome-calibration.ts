// node studies/outcome-calibration.ts --data DIR
//
// Fits DRAW_TILT of goals/rating-constants.ts: the log odds of a draw relative to the grid's, by maximum
// likelihood on the outcomes of 2016/17 to 2020/21.

import { outcomeOf } from '@tredici/engine/evaluate/scores';
import { DRAW_TILT_OPENNESS_CENTRE } from '@tredici/engine/goals/rating-constants';
import { rawRatings } from '@tredici/engine/goals/rating-grid';
import { minimise } from '@tredici/engine/reference/lbfgs';
import { loadTuningMatches, replayRatings } from './replay.ts';

const rows = replayRatings(loadTuningMatches(process.argv.slice(2)), '2016/17').map(
  ({ match, forecast }) => {
    const { supremacy, openness } = forecast;
    // A competition without totals is not tilted, so this gives the untilted grid to start from.
    const base = rawRatings({ ...forecast, hasTotals: false }, match.competition).result;
    const size = Math.min(2, Math.abs(supremacy.mean));
    const features = [1, size, size * size, openness.mean - DRAW_TILT_OPENNESS_CENTRE];
    return { base, features, outcome: outcomeOf(match.score) };
  },
);

const found = minimise(
  (w, gradient) => {
    gradient.fill(0);
    let loss = 0;
    for (const { base, features, outcome } of rows) {
      const tilt = Math.exp(features.reduce((sum, x, j) => sum + x * w[j]!, 0));
      const total = base.home + base.draw * tilt + base.away;
      const draw = (base.draw * tilt) / total;
      const p = outcome === '1' ? base.home / total : outcome === 'X' ? draw : base.away / total;
      loss -= Math.log(p);
      for (const [j, x] of features.entries())
        gradient[j]! += x * (draw - (outcome === 'X' ? 1 : 0));
    }
    return loss;
  },
  [0, 0, 0, 0],
  { gradientTolerance: 1e-4 },
);

const before = rows.reduce((sum, { base, outcome }) => {
  return sum - Math.log(outcome === '1' ? base.home : outcome === 'X' ? base.draw : base.away);
}, 0);
console.log(
  `matches ${rows.length}, log loss ${before / rows.length} -> ${found.value / rows.length}`,
);
console.log(
  `level, perSupremacy, perSquare, perOpenness: ${[...found.x].map((x) => x.toFixed(3)).join(', ')}`,
);
