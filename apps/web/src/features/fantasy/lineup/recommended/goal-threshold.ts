import type { GoalRules } from '@tredici/engine/fantasy/rules/championship-rules';

/** The points needed for a number of goals. */
export function goalThreshold({ thresholds, step }: GoalRules, goals: number): number {
  const known = thresholds[goals - 1];
  if (known !== undefined) return known;
  return (thresholds.at(-1) ?? 66) + step * (goals - thresholds.length);
}
