// node studies/favourite-margin.ts --data DIR
//
// AVERAGE_BOOK of strategy/price-book.ts: what the average bookmaker's 1X2 prices add up to where he
// has a favourite above 60 %, and whether the power method shares his margin as he does. What came
// back of a euro on the favourite is shown beside it.
import { outcomeOf } from '@tredici/engine/evaluate/scores';
import { isPlayed } from '@tredici/engine/goals/match-record';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { removeMargin } from '@tredici/engine/odds/margin';
import { loadTuningMatches } from './replay.ts';

const FAVOURITE_ABOVE = 0.6;

let count = 0;
const sums = { book: 0, probability: 0, hit: 0, expected: 0, returned: 0 };
for (const match of loadTuningMatches(process.argv.slice(2))) {
  const price = match.opening?.Avg?.result;
  if (!price || !isPlayed(match)) continue;
  const odds = [price.home, price.draw, price.away];
  const fair = removeMargin(odds, 'power');
  if (!fair.ok) continue;
  const probability = Math.max(...fair.probabilities);
  if (probability <= FAVOURITE_ABOVE) continue;
  const at = fair.probabilities.indexOf(probability);
  const hit = outcomeOf(match.score) === FINAL_RESULTS[at] ? 1 : 0;
  count++;
  sums.book += 1 + fair.overround;
  sums.probability += probability;
  sums.hit += hit;
  sums.expected += probability * odds[at]!;
  sums.returned += hit * odds[at]!;
}
console.log(`${count} matches`);
console.table(
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, (sum / count).toFixed(4)])),
);
