// node studies/fantasy-season.ts --data DIR
//
// Whether the published constants of the season model can be improved on 2022/23 → 2023/24. DIR holds
// `fantacalcio` and `football-data`. Prints the accuracy of the published constants, that of constants fitted
// with them as a prior on players left out of the fit, and the fitted constants. Last run, mean miss 0.3031
// and 0.3026 (ρ 0.663 and 0.662): no gain beyond chance, so the published ones stay. Without the market value
// in the price (MARKET_SHARE of price-scores.ts at 0) it is 0.308; at 0.5, 0.305; at 1, 0.302.
import { fitSeasonModel } from '@tredici/engine/fantasy/projections/fit-season';
import { SEASON_MODEL } from '@tredici/engine/fantasy/projections/season-constants';
import { crossValidate, loadSeasonPair, seasonFigures } from '../bench/measure/fantasy-season.ts';

const at = process.argv.indexOf('--data');
const folder = process.argv[at + 1];
if (at < 0 || !folder) throw new Error('--data DIR is needed');
const pair = await loadSeasonPair(folder);
console.table({
  'as shipped': seasonFigures(pair, SEASON_MODEL),
  'refitted, on players left out': crossValidate(pair, SEASON_MODEL),
});
console.log(JSON.stringify(fitSeasonModel(pair, SEASON_MODEL), null, 2));
