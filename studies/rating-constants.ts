// node studies/rating-constants.ts --data DIR [--axis supremacy|openness] [--rounds N]
//
// Chooses the constants of goals/rating-constants.ts by coordinate descent on 2018/19 to 2020/21. The
// criterion is the divergence of the forecast from the closing prices, one week ahead. Closing prices are far
// less noisy than results, so a tenth of the matches is enough for what results could not decide.

import { type AxisConstants, OPENNESS, SUPREMACY } from '@tredici/engine/goals/rating-constants';
import { ratesOf } from '@tredici/engine/goals/ratings';
import { resultAtRates } from '@tredici/engine/odds/implied-goals';
import { loadTuningMatches, type Replayed, replayRatings } from './replay.ts';

type Axis = 'supremacy' | 'openness';
type NumericConstant = {
  [K in keyof AxisConstants]: AxisConstants[K] extends number ? K : never;
}[keyof AxisConstants];

const FIRST_SEASON = '2018/19';
/** The factor of a multiplicative step, or the size of an additive one if the sign may change. */
const STEPS: ReadonlyArray<[NumericConstant, { factor: number } | { add: number }]> = [
  ['marketVariance', { factor: 1.3 }],
  ['mismatch', { add: 0.1 }],
  ['driftPerWeek', { factor: 1.3 }],
  ['formVariance', { factor: 1.3 }],
  ['formKeepPerWeek', { add: 0.03 }],
  ['summerVariance', { factor: 1.3 }],
  ['summerKeep', { add: 0.02 }],
  ['promotedShift', { add: 0.04 }],
  ['relegatedShift', { add: 0.04 }],
  ['newcomerVariance', { factor: 1.3 }],
  ['clubHomeVariance', { factor: 1.4 }],
  ['levelDriftPerWeek', { factor: 1.6 }],
  ['goalSpread', { factor: 1.3 }],
  ['shotSpread', { factor: 1.3 }],
];

const args = process.argv.slice(2);
const axis: Axis = args.includes('openness') ? 'openness' : 'supremacy';
const rounds = Number(args[args.indexOf('--rounds') + 1]) || 1;
const matches = loadTuningMatches(args);

let constants = { supremacy: SUPREMACY, openness: OPENNESS };
let best = judge(constants);
console.log(`start ${best.toFixed(7)}`);
for (let round = 0; round < rounds; round++) {
  for (const [name, step] of STEPS) {
    for (const up of [true, false]) {
      let moved = false;
      for (;;) {
        const value = constants[axis][name];
        const next =
          'add' in step
            ? value + (up ? step.add : -step.add)
            : up
              ? value * step.factor
              : value / step.factor;
        const trial = { ...constants, [axis]: { ...constants[axis], [name]: next } };
        const score = judge(trial);
        if (score >= best - 1e-7) break;
        [best, constants, moved] = [score, trial, true];
      }
      if (moved) break;
    }
    console.log(`${name} ${constants[axis][name].toPrecision(4)} ${best.toFixed(7)}`);
  }
}

function judge(trial: typeof constants): number {
  const rows = replayRatings(matches, FIRST_SEASON, trial);
  const divergence = axis === 'supremacy' ? resultDivergence : totalDivergence;
  const judged = rows.filter(({ closing }) => axis === 'supremacy' || closing.hasClosingTotals);
  return judged.reduce((sum, row) => sum + divergence(row), 0) / judged.length;
}

function resultDivergence({ forecast, closing }: Replayed): number {
  const { supremacy, openness, rho } = forecast;
  const q = resultAtRates(ratesOf(supremacy.mean, openness.mean, rho));
  const p = resultAtRates(ratesOf(closing.supremacy, closing.openness, closing.rho));
  return (['home', 'draw', 'away'] as const).reduce(
    (sum, k) => sum + p[k] * Math.log(p[k] / q[k]),
    0,
  );
}

function totalDivergence({ forecast, closing }: Replayed): number {
  const q = overAt(forecast.supremacy.mean, forecast.openness.mean);
  const p = overAt(closing.supremacy, closing.openness);
  return p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q));
}

function overAt(supremacy: number, openness: number): number {
  const { homeGoals, awayGoals } = ratesOf(supremacy, openness, 0);
  const total = homeGoals + awayGoals;
  return 1 - Math.exp(-total) * (1 + total + (total * total) / 2);
}
