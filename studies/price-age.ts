// node studies/price-age.ts --data DIR
//
// How much of the usual move from opening to closing prices is still to come for prices of a certain age
// (blend/price-age.ts): opening prices in the files were collected from two hours to three days before
// kick-off. The actual move is regressed, age by age, on the move predicted as if all were a day old.

import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import { marketEvidence } from '@tredici/engine/goals/match-evidence';
import { loadMainMatches } from './replay.ts';

/** Earlier files do not contain the time of kick-off. */
const FIRST_SEASON = '2019/20';
const BIN_HOURS = 4;

type Sums = { matches: number; moved: number; foreseen: number; both: number };
const bins = new Map<number, Sums>();
// Learned without ages, so that the predicted move does not depend on them.
const matches = loadMainMatches(process.argv.slice(2)).map((match) => ({
  match,
  ageless: { ...match, openingHours: 24 },
}));
const hoursOf = new Map(matches.map(({ match, ageless }) => [ageless, match.openingHours ?? 24]));
const rows = matches.map(({ ageless }) => ageless);
walkForward(rows, { fromDay: 0, toDay: Number.POSITIVE_INFINITY }, (match, { blend }) => {
  const closing = marketEvidence(match);
  if (match.season < FIRST_SEASON || !blend || !closing?.hasClosingResult) return;
  const { market, supremacy } = blend.forecast;
  const [moved, foreseen] = [closing.supremacy - market.supremacy, supremacy - market.supremacy];
  const hours = hoursOf.get(match as (typeof rows)[number])!;
  const bin = BIN_HOURS * Math.floor(hours / BIN_HOURS);
  const sums = bins.get(bin) ?? { matches: 0, moved: 0, foreseen: 0, both: 0 };
  bins.set(bin, {
    matches: sums.matches + 1,
    moved: sums.moved + moved * moved,
    foreseen: sums.foreseen + foreseen * foreseen,
    both: sums.both + moved * foreseen,
  });
});
console.table(
  [...bins]
    .sort(([a], [b]) => a - b)
    .map(([hours, { matches: count, moved, foreseen, both }]) => ({
      hours,
      matches: count,
      deviation: Math.sqrt(moved / count).toFixed(4),
      slope: (both / foreseen).toFixed(3),
      standardError: Math.sqrt(moved / count / foreseen).toFixed(3),
    })),
);
