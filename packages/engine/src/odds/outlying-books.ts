/** Bookmakers whose 1X2 is so far from the others' that it must be a mistake rather than an opinion. */
import type { MatchPrices, ResultPrice } from '../match/match-record.ts';

/** In log-odds from the median book; correct books differ by a few hundredths. */
const FAR = 0.7;
/** With two books it is impossible to tell which of them is wrong. */
const LEAST_BOOKS = 3;

export function outlyingBooks(prices: MatchPrices): string[] {
  const books = Object.entries(prices).flatMap(([code, { result }]) =>
    result ? [{ code, sides: sidesOf(result) }] : [],
  );
  if (books.length < LEAST_BOOKS) return [];
  const middle = [0, 1, 2].map((side) => median(books.map(({ sides }) => sides[side]!)));
  return books
    .filter(({ sides }) => sides.some((side, at) => !(Math.abs(side - middle[at]!) < FAR)))
    .map(({ code }) => code);
}

/** Log-odds of home, draw and away; the margin matters little here. */
function sidesOf({ home, draw, away }: ResultPrice): number[] {
  const sum = 1 / home + 1 / draw + 1 / away;
  return [home, draw, away].map((odd) => -Math.log(odd * sum - 1));
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
