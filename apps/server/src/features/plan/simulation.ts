import type { SimulatedRule, SimulationResult } from '@tredici/contract/plan';
import type { RecordedPlanBet } from '@tredici/engine/bankroll/draw-week';
import { weekSource } from '@tredici/engine/bankroll/draw-week';
import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import { type Simulation, simulatePlan } from '@tredici/engine/bankroll/simulate';
import { STAKING_RULES, type StakingRule } from '@tredici/engine/bankroll/staking-rules';
import { euro } from './euro.ts';

export interface SimulationTask {
  readonly seed: number;
  readonly runs: number;
  readonly weeks: number;
  readonly startCents: number;
  readonly threshold: SimulationResult['threshold'];
  readonly priceShare: number;
  /** All rules if none is given. */
  readonly rule: StakingRule | null;
  readonly record: readonly (readonly RecordedPlanBet[])[];
}

/** The engine's own simulation, with the weeks and the seed that the browser would use. */
export function runSimulation(task: SimulationTask): SimulationResult {
  const source = weekSource(task.record, PLAN_MODEL);
  const rules = task.rule ? [task.rule] : STAKING_RULES;
  const results = rules.map((rule) => {
    const reply = simulatePlan({
      seed: task.seed,
      runs: task.runs,
      weeks: task.weeks,
      startCents: task.startCents,
      levelPercent: task.threshold,
      priceShare: task.priceShare,
      rule,
      source,
    });
    if (!reply.ok) throw new RangeError(`a simulation was refused: ${reply.reason}`);
    return toRule(reply.simulation);
  });
  return {
    seed: task.seed,
    runs: task.runs,
    weeks: task.weeks,
    budget: euro(task.startCents),
    threshold: task.threshold,
    price_share: task.priceShare,
    source: source.kind,
    source_weeks: source.kind === 'record' ? source.weeks.length : source.model.weekBets.length,
    results,
  };
}

function toRule(simulation: Simulation): SimulatedRule {
  const { paths, drawdown } = simulation;
  const last = (path: readonly number[]) => euro(path.at(-1)!);
  return {
    rule: simulation.rule,
    paths: {
      low: paths.low.map(euro),
      median: paths.median.map(euro),
      high: paths.high.map(euro),
    },
    final: {
      low: last(paths.low),
      median: last(paths.median),
      high: last(paths.high),
      mean: cents(simulation.startCents + simulation.expectedCents),
    },
    drawdown: {
      mean: percent(drawdown.mean),
      median: percent(drawdown.median),
      high: percent(drawdown.high),
    },
    loss: percent(simulation.lossShare),
    half_lost: percent(simulation.halfShare),
    ever_half_lost: percent(simulation.everHalfShare),
    expected: cents(simulation.expectedCents),
    standard_error: cents(simulation.standardErrorCents),
    is_expected_loss: simulation.isExpectedLoss,
    is_typical_loss: simulation.isTypicalLoss,
    yield: simulation.yieldShare === null ? null : percent(simulation.yieldShare),
    bets_per_week: Math.round(simulation.betsPerWeek * 100) / 100,
  };
}

const cents = (value: number): number => Math.round(value) / 100;
const percent = (share: number): number => Math.round(share * 1e4) / 100;
