// node studies/blend.ts --data DIR
//
// How much the blend improves on the opening market, season by season up to 2020/21, and what it has learned
// by then: the evidence for its features (blend/blend-features.ts, blend/club-memory.ts).

import { coefficientsOf } from '@tredici/engine/blend/ridge-learner';
import { binaryLogLoss, logLoss, outcomeOf } from '@tredici/engine/evaluate/scores';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import { loadTuningMatches } from './replay.ts';

type Sums = { matches: number; gain: number; squares: number; overGain: number };
const seasons = new Map<string, Sums>();
const matches = loadTuningMatches(process.argv.slice(2));
const options = { fromDay: 0, toDay: Number.POSITIVE_INFINITY };
const { blend: learned } = walkForward(matches, options, (match, { blend }) => {
  if (!blend || !match.score || match.awarded) return;
  const { market, result, over25 } = blend.forecast;
  const outcome = outcomeOf(match.score);
  const isOver = match.score.home + match.score.away > 2;
  const gain = logLoss(market.result, outcome) - logLoss(result, outcome);
  const overGain = binaryLogLoss(market.over25, isOver) - binaryLogLoss(over25, isOver);
  const sums = seasons.get(match.season) ?? { matches: 0, gain: 0, squares: 0, overGain: 0 };
  seasons.set(match.season, {
    matches: sums.matches + 1,
    gain: sums.gain + gain,
    squares: sums.squares + gain * gain,
    overGain: sums.overGain + overGain,
  });
});
console.table(
  [...seasons].map(([season, { matches: count, gain, squares, overGain }]) => ({
    season,
    matches: count,
    gain: (gain / count).toFixed(5),
    standardError: (Math.sqrt(squares) / count).toFixed(5),
    overGain: (overGain / count).toFixed(5),
  })),
);
for (const part of ['supremacy', 'logTotal', 'rho'] as const) {
  console.log(part);
  console.table(coefficientsOf(learned[part]));
}
for (const part of ['result', 'over25', 'bothScore'] as const) {
  const { shared, weights } = learned.calibrator[part];
  console.log(part, [...weights.slice(0, shared)].map((w) => w.toFixed(3)).join(' '));
}
