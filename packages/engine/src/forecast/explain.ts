/** What moved a forecast: each factor's share of the supremacy, and its effect on 1, X and 2.
 *
 *  Factors are added one after another to an even match on neutral ground; the changes add up exactly to the
 *  forecast. The last one is the effect of calibration and uncertainty. */

import { ratesOf } from '../goals/ratings.ts';
import { gridResult, type ResultProbabilities } from '../grid/calibrated-grid.ts';
import { resultAtRates } from '../odds/implied-goals.ts';
import type { MatchForecast } from './forecaster.ts';

export type FactorName =
  | 'home_advantage'
  | 'club_home_edge'
  | 'strength'
  | 'form'
  | 'stakes'
  | 'market'
  | 'price_move'
  | 'calibration';
export type Factor = {
  name: FactorName;
  /** Change of log(home goals / away goals). */
  supremacy: number;
  /** Change of the probabilities of 1, X and 2. */
  change: ResultProbabilities;
};
export type Explanation = {
  /** An even match on neutral ground, with this match's number of goals. */
  start: ResultProbabilities;
  factors: Factor[];
  end: ResultProbabilities;
  expectedGoals: { home: number; away: number };
};

export function explainMatch(match: MatchForecast): Explanation {
  const { forecast } = match.ratings;
  const { parts } = forecast.supremacy;
  const blend = match.blend?.forecast ?? null;
  const openness = forecast.openness.mean;
  const steps: Array<[FactorName, number]> = [
    ['home_advantage', parts.level],
    ['club_home_edge', parts.homeEdge],
    ['strength', parts.lasting],
    ['form', parts.form],
    ['stakes', forecast.stakeSupremacy],
  ];
  if (blend) {
    const { market } = blend;
    steps.push(['market', market.supremacy - forecast.supremacy.mean]);
    // The move of the prices that is still to come: none at kick-off.
    steps.push(['price_move', blend.supremacy - market.supremacy]);
  }
  const at = (supremacy: number) => resultAtRates(ratesOf(supremacy, openness, forecast.rho));
  const start = at(0);
  const factors: Factor[] = [];
  let supremacy = 0;
  let before = start;
  for (const [name, move] of steps) {
    supremacy += move;
    const after = at(supremacy);
    factors.push({ name, supremacy: move, change: difference(after, before) });
    before = after;
  }
  const end = gridResult(match.blend?.grid ?? match.ratings.grid);
  factors.push({ name: 'calibration', supremacy: 0, change: difference(end, before) });
  const { homeGoals, awayGoals } = blend?.rates ?? ratesOf(supremacy, openness, forecast.rho);
  return { start, factors, end, expectedGoals: { home: homeGoals, away: awayGoals } };
}

function difference(a: ResultProbabilities, b: ResultProbabilities): ResultProbabilities {
  return { home: a.home - b.home, draw: a.draw - b.draw, away: a.away - b.away };
}
