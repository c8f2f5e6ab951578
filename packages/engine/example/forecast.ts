import { logLoss } from '@tredici/engine/evaluate/scores';
import { fitForecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import { gridResult } from '@tredici/engine/grid/calibrated-grid';
import { betProbabilities } from '@tredici/engine/markets/probabilities';
import type { Fixture, MatchPrices, MatchRecord } from '@tredici/engine/match/match-record';
import { removeMargin } from '@tredici/engine/odds/margin';

export function forecastOf(matches: MatchRecord[], fixture: Fixture, prices: MatchPrices) {
  const learned = fitForecaster(matches, fixture.day);
  // The prices were seen two hours before kick-off.
  const { ratings, blend } = forecastMatch(learned, fixture, prices, 2);
  const grid = blend?.grid ?? ratings.grid;
  const fair = removeMargin([2.1, 3.4, 3.6], 'power');
  return { bets: betProbabilities(grid), fair, lossIfHomeWins: logLoss(gridResult(grid), '1') };
}
