/** Calibrates the probabilities derived from goal rates on the outcomes of earlier matches: 1X2, over 2.5 and
 *  both score, each by a log-linear belief learned online (outcome-learner.ts). */
import type { ResultProbabilities } from '../grid/calibrated-grid.ts';
import type { GoalRates } from '../grid/score-grid.ts';
import type { Score } from '../match/match-record.ts';
import {
  learnOutcomes,
  type OutcomeFeatures,
  type OutcomeLearner,
  outcomeSums,
  probabilitiesOf,
  startOutcomeLearner,
} from './outcome-learner.ts';

export type Calibrator = {
  result: OutcomeLearner;
  over25: OutcomeLearner;
  bothScore: OutcomeLearner;
};

/** The probabilities derived from the rates, and further predictors of the outcome. */
export type RawForecast = {
  competition: string;
  supremacy: number;
  result: ResultProbabilities;
  over25: number;
  bothScore: number;
  /** Predictors of home against away, then of many goals against few. */
  lean: readonly number[];
  totalLean: readonly number[];
};
export type CalibratedForecast = {
  result: ResultProbabilities;
  over25: number;
  bothScore: number;
};

const near = (mean: number, deviation: number) => ({ mean, deviation });
const none = (count: number, deviation: number) =>
  Array.from({ length: count }, () => near(0, deviation));

/** Before anything is learned, probabilities stay unchanged: no tilt and no form. */
export function startCalibrator(leans: number, totalLeans: number): Calibrator {
  return {
    result: startOutcomeLearner([near(1, 0.03), ...none(3 + leans, 0.1)], none(2, 0.03)),
    over25: startOutcomeLearner([near(1, 0.1), ...none(1 + totalLeans, 0.1)], none(1, 0.03)),
    bothScore: startBothScore(),
  };
}

/** Both score alone, for forecasts whose 1X2 and over 2.5 are not calibrated. */
export function startBothScore(): OutcomeLearner {
  return startOutcomeLearner([near(1, 0.1), ...none(2, 0.1)], none(1, 0.03));
}

export function calibrateBothScore(learner: OutcomeLearner, raw: RawForecast): CalibratedForecast {
  const { result, over25 } = raw;
  const features = bothScoreFeatures(raw, over25);
  return { result, over25, bothScore: probabilitiesOf(outcomeSums(learner, features))[0]! };
}

export function learnBothScore(
  learner: OutcomeLearner,
  batch: ReadonlyArray<{ raw: RawForecast; score: Score }>,
): void {
  const examples = batch.map(({ raw, score }) => ({
    ...bothScoreFeatures(raw, raw.over25),
    outcome: score.home > 0 && score.away > 0 ? 0 : 1,
  }));
  learnOutcomes(learner, examples);
}

export function calibrate(calibrator: Calibrator, raw: RawForecast): CalibratedForecast {
  const of = (part: keyof Calibrator, features: OutcomeFeatures) =>
    probabilitiesOf(outcomeSums(calibrator[part], features));
  const [home, draw, away] = of('result', resultFeatures(raw)) as [number, number, number];
  const over25 = of('over25', overFeatures(raw))[0]!;
  const bothScore = of('bothScore', bothScoreFeatures(raw, over25))[0]!;
  return { result: { home, draw, away }, over25, bothScore };
}

export function learnCalibration(
  calibrator: Calibrator,
  batch: ReadonlyArray<{ raw: RawForecast; score: Score }>,
): void {
  // Both score uses over 2.5 as it would have been forecast, that is, from before the batch.
  const bothScore = batch.map(({ raw, score }) => {
    const [over25] = probabilitiesOf(outcomeSums(calibrator.over25, overFeatures(raw)));
    const outcome = score.home > 0 && score.away > 0 ? 0 : 1;
    return { ...bothScoreFeatures(raw, over25!), outcome };
  });
  learnOutcomes(
    calibrator.result,
    batch.map(({ raw, score }) => ({
      ...resultFeatures(raw),
      outcome: score.home > score.away ? 0 : score.home === score.away ? 1 : 2,
    })),
  );
  learnOutcomes(
    calibrator.over25,
    batch.map(({ raw, score }) => ({
      ...overFeatures(raw),
      outcome: score.home + score.away > 2 ? 0 : 1,
    })),
  );
  learnOutcomes(calibrator.bothScore, bothScore);
}

/** Log probabilities, tilt of the draw (also by mismatch), tilt of away, form for home; and per league a
 *  slope and a tilt of the draw. */
function resultFeatures({ result, supremacy, lean, competition }: RawForecast): OutcomeFeatures {
  const { home, draw, away } = result;
  const [logHome, logDraw, logAway] = [Math.log(home), Math.log(draw), Math.log(away)];
  return {
    group: competition,
    rows: [
      [logHome, 0, 0, 0, ...lean.map((x) => x / 2), logHome, 0],
      [logDraw, 1, Math.abs(supremacy), 0, ...lean.map(() => 0), logDraw, 1],
      [logAway, 0, 0, 1, ...lean.map((x) => -x / 2), logAway, 0],
    ],
  };
}

function overFeatures({ over25, totalLean, competition }: RawForecast): OutcomeFeatures {
  const row = [logOdds(over25), 1, ...totalLean, 1];
  return { group: competition, rows: [row, row.map(() => 0)] };
}

function bothScoreFeatures(raw: RawForecast, calibratedOver: number): OutcomeFeatures {
  const shift = logOdds(calibratedOver) - logOdds(raw.over25);
  const row = [logOdds(raw.bothScore), 1, shift, 1];
  return { group: raw.competition, rows: [row, row.map(() => 0)] };
}

/** How far a forecast is moved, for intervals: supremacy and the logarithm of goals, and the further errors
 *  in the log-odds of the draw and of both score. */
export type Shift = { supremacy?: number; total?: number; draw?: number; bothScore?: number };

/** The calibrated forecast if the rates behind it were different: what calibration did to each outcome's odds
 *  is kept. */
export function shiftCalibrated(
  calibrated: CalibratedForecast,
  before: Pick<RawForecast, 'result' | 'over25' | 'bothScore'>,
  after: Pick<RawForecast, 'result' | 'over25' | 'bothScore'>,
  shift: Shift,
): CalibratedForecast {
  const { result } = calibrated;
  const home = (result.home * after.result.home) / before.result.home;
  const draw = ((result.draw * after.result.draw) / before.result.draw) * Math.exp(shift.draw ?? 0);
  const away = (result.away * after.result.away) / before.result.away;
  const sum = home + draw + away;
  const moved = (part: 'over25' | 'bothScore', by = 0) =>
    fromLogOdds(logOdds(calibrated[part]) + logOdds(after[part]) - logOdds(before[part]) + by);
  return {
    result: { home: home / sum, draw: draw / sum, away: away / sum },
    over25: moved('over25'),
    bothScore: moved('bothScore', shift.bothScore),
  };
}

/** P(both score) at these rates: the low-score correction does not change each side's own distribution. */
export function bothScoreAt({ homeGoals, awayGoals, rho }: GoalRates): number {
  const [noHome, noAway] = [Math.exp(-homeGoals), Math.exp(-awayGoals)];
  return 1 - noHome - noAway + noHome * noAway * (1 - homeGoals * awayGoals * rho);
}

function logOdds(p: number): number {
  return Math.log(p / (1 - p));
}

function fromLogOdds(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
