// node studies/favourite-margin.ts --data DIR
//
// BEST_PRICE_BOOK of reference/price-book.ts: what the best 1X2 prices of a handful of bookmakers add up
// to where there is a favourite above 60 %, and whether the power method shares their margin as they
// do. The average bookmaker's stand beside them, and what came back of a euro on the favourite.
import { outcomeOf } from '@tredici/engine/evaluate/scores';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { isPlayed } from '@tredici/engine/match/match-record';
import { removeMargin } from '@tredici/engine/odds/margin';
import { loadTuningMatches } from './replay.ts';

const FAVOURITE_ABOVE = 0.6;

/** Columns of a file that are not a bookmaker. */
const SUMMARIES = new Set(['average', 'maximum']);
const FEWEST_BOOKMAKERS = 3;

type Prices = { readonly home: number; readonly draw: number; readonly away: number };
type Opening = Readonly<Record<string, { readonly result?: Prices | undefined } | undefined>>;

const matches = loadTuningMatches(process.argv.slice(2)).filter(isPlayed);
console.table({
  'best of a handful': account((opening) => bestOf(opening)),
  'average bookmaker': account((opening) => opening.average?.result),
});

function bestOf(opening: Opening): Prices | undefined {
  const offers = Object.entries(opening).flatMap(([bookmaker, price]) =>
    price?.result && !SUMMARIES.has(bookmaker) ? [price.result] : [],
  );
  if (offers.length < FEWEST_BOOKMAKERS) return undefined;
  const best = (side: keyof Prices) => Math.max(...offers.map((offer) => offer[side]));
  return { home: best('home'), draw: best('draw'), away: best('away') };
}

function account(priceOf: (opening: Opening) => Prices | undefined) {
  let count = 0;
  const sums = { book: 0, probability: 0, hit: 0, expected: 0, returned: 0 };
  for (const match of matches) {
    const price = match.opening && priceOf(match.opening);
    if (!price) continue;
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
  const means = Object.entries(sums).map(([name, sum]) => [name, (sum / count).toFixed(4)]);
  return { matches: count, ...Object.fromEntries(means) };
}
