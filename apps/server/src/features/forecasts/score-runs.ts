import type { OperatorForecasts } from '@tredici/contract/operator-watch';
import { logLoss, meanOf, outcomeOf } from '@tredici/engine/evaluate/scores';
import type { NumberByBet } from '#db/schema/settlements.ts';
import type { SettledOfRun } from './run-store.ts';

type Scores = NonNullable<OperatorForecasts['lately']>;

/** The quality of settled forecasts, as the mean log loss of 1X2. */
export function scoreSettled(rows: readonly SettledOfRun[]): Scores | null {
  if (rows.length === 0) return null;
  const mean = (pick: (row: SettledOfRun) => NumberByBet | null): number | null => {
    const losses = rows.flatMap((row) => {
      const results = resultsOf(pick(row));
      return results ? [logLoss(results, outcomeOf(scoreOf(row)))] : [];
    });
    return losses.length > 0 ? meanOf(losses).mean : null;
  };
  return {
    matches: rows.length,
    model: mean(({ model }) => model),
    blend: mean(({ blend }) => blend),
    market: mean(({ market }) => market),
  };
}

const scoreOf = ({ homeGoals, awayGoals }: SettledOfRun) => ({ home: homeGoals, away: awayGoals });

/** Bookmakers may not have priced all three. */
function resultsOf(given: NumberByBet | null) {
  const { 1: home, X: draw, 2: away } = given ?? {};
  return home && draw && away ? { home, draw, away } : undefined;
}
