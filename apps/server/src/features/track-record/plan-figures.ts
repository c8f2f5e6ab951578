import type { PlanFigures } from '@tredici/contract/plan';
import { DEFAULT_RISK_THRESHOLD } from '@tredici/contract/suggestions';
import { type RecordedPlanBet, weekSource } from '@tredici/engine/bankroll/draw-week';
import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import {
  SIMULATED_RUNS,
  SIMULATED_WEEKS,
  type Simulation,
  simulatePlan,
} from '@tredici/engine/bankroll/simulate';
import { PARTS_OF_BANKROLL } from '@tredici/engine/bankroll/stakes';
import { REINVESTED_SHARE } from '@tredici/engine/bankroll/week';
import { countReached, picksOf, shareOf, sumPicks } from './accuracy.ts';
import type { RecordRow } from './record-store.ts';

/** The product's usual number. */
const SEED = 13;
/** The budget matters only for the rounding of cents. */
const START_CENTS = 10_000;
/** Four weeks to two years. */
const HORIZONS = [4, 8, 13, SIMULATED_WEEKS, 39, 52, 78, 104];
/** A horizon is long enough if at most this percentage of the runs end below the start. */
const HORIZON_LOSS = 25;

/** The figures in the plan's text, each with its sample: the likeliest results of the record above the usual
 *  risk level, and simulated runs of the plan's rule at best prices. */
export function planFiguresOf(
  window: PlanFigures['window'],
  rows: readonly RecordRow[],
  weeks: readonly (readonly RecordedPlanBet[])[],
): PlanFigures {
  const source = weekSource(weeks, PLAN_MODEL);
  const simulate = (horizon: number): Simulation => {
    const reply = simulatePlan({
      seed: SEED,
      runs: SIMULATED_RUNS,
      weeks: horizon,
      startCents: START_CENTS,
      levelPercent: DEFAULT_RISK_THRESHOLD,
      priceShare: 1,
      rule: 'plan',
      source,
    });
    if (!reply.ok) throw new RangeError(`a simulation was refused: ${reply.reason}`);
    return reply.simulation;
  };
  const runs = HORIZONS.map(simulate);
  const usual = runs[HORIZONS.indexOf(SIMULATED_WEEKS)]!;
  const horizons = runs.map((run) => ({ weeks: run.weeks, loss: percent(run.lossShare) }));
  const reached = countReached(sumPicks(picksOf(rows)), DEFAULT_RISK_THRESHOLD);
  return {
    window,
    threshold: DEFAULT_RISK_THRESHOLD,
    final_result: shareOf(reached.hits, reached.matches),
    double_chance: shareOf(reached.doubleHits, reached.matches),
    simulation: {
      runs: SIMULATED_RUNS,
      weeks: SIMULATED_WEEKS,
      seed: SEED,
      source: source.kind,
      source_weeks: source.kind === 'record' ? source.weeks.length : source.model.weekBets.length,
      drawdown: percent(usual.drawdown.mean),
    },
    horizons,
    horizon_weeks:
      horizons[horizons.findLastIndex(({ loss }) => loss > HORIZON_LOSS) + 1]?.weeks ?? null,
    horizon_loss: HORIZON_LOSS,
    reinvested: percent(REINVESTED_SHARE),
    saved: percent(1 - REINVESTED_SHARE),
    largest_stake: percent(1 / PARTS_OF_BANKROLL),
  };
}

const percent = (share: number): number => Math.round(share * 1e4) / 100;
