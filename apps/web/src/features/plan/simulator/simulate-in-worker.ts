import { type RecordedPlanBet, weekSource } from '@tredici/engine/bankroll/draw-week';
import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import {
  type Simulation,
  type SimulationRefusal,
  simulatePlan,
} from '@tredici/engine/bankroll/simulate';
import { STAKING_RULES } from '@tredici/engine/bankroll/staking-rules';

export interface SimulationQuestion {
  readonly seed: number;
  readonly weeks: number;
  readonly startCents: number;
  readonly levelPercent: number;
  readonly priceShare: number;
  readonly record: readonly (readonly RecordedPlanBet[])[];
}

/** What is drawn and said; the single runs stay where they were made. */
export type SimulatedRule = Omit<Simulation, 'finalsCents'>;

export type SimulationNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly rules: readonly SimulatedRule[] }
  | { readonly kind: 'refused'; readonly reason: SimulationRefusal };

/** The four rules on the same weeks, one after the other; `tell` hears how far it is. */
export function answerQuestion(
  { record, ...question }: SimulationQuestion,
  tell: (news: SimulationNews) => void,
): void {
  const source = weekSource(record, PLAN_MODEL);
  const rules: SimulatedRule[] = [];
  for (const [at, rule] of STAKING_RULES.entries()) {
    const reply = simulatePlan({ ...question, rule, source }, (share) =>
      tell({ kind: 'progress', share: (at + share) / STAKING_RULES.length }),
    );
    if (!reply.ok) {
      tell({ kind: 'refused', reason: reply.reason });
      return;
    }
    const { finalsCents: _, ...told } = reply.simulation;
    rules.push(told);
  }
  tell({ kind: 'done', rules });
}
