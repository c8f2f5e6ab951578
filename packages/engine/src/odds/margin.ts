/** From a bookmaker's odds to probabilities: four ways to take the margin out.
 *
 *  - normalised: divide by the overround;
 *  - power: p = (1/odds)^k with k such that the sum is one;
 *  - Shin (1993): a share z of money is informed; Jullien & Salanié's closed form;
 *  - odds-ratio (Cheung): the odds ratio of fair to quoted is one constant for all outcomes.
 *  Evidence and choice: docs/models/market.md. */

export type MarginMethod = 'normalised' | 'power' | 'shin' | 'odds_ratio';
export type MarginRefusal = 'too-few-outcomes' | 'bad-odds' | 'no-margin-solution';
export type FairProbabilities =
  | { ok: true; probabilities: number[]; overround: number }
  | { ok: false; reason: MarginRefusal };

export const MIN_ODDS = 1.001;
export const MAX_ODDS = 1000;
/** Books that add up to far less than one are errors or mixtures of old prices, not markets. */
const MIN_BOOK_SUM = 0.9;
const MAX_BOOK_SUM = 1.6;

export function removeMargin(odds: readonly number[], method: MarginMethod): FairProbabilities {
  if (odds.length < 2) return { ok: false, reason: 'too-few-outcomes' };
  const quoted = new Array<number>(odds.length);
  let sum = 0;
  for (let i = 0; i < odds.length; i++) {
    const odd = odds[i]!;
    if (!(odd >= MIN_ODDS && odd <= MAX_ODDS)) return { ok: false, reason: 'bad-odds' };
    quoted[i] = 1 / odd;
    sum += quoted[i]!;
  }
  if (sum < MIN_BOOK_SUM || sum > MAX_BOOK_SUM) return { ok: false, reason: 'no-margin-solution' };
  const probabilities = normalise(REMOVERS[method](quoted, sum));
  return { ok: true, probabilities, overround: sum - 1 };
}

const REMOVERS: Record<MarginMethod, (quoted: number[], sum: number) => number[]> = {
  normalised: (quoted) => quoted,
  power: powerProbabilities,
  shin: shinProbabilities,
  odds_ratio: oddsRatioProbabilities,
};

/** Halley's steps on f(k) = Σ q^k − 1, convex and falling; at k = 1 the powers are free. */
function powerProbabilities(quoted: number[]): number[] {
  const n = quoted.length;
  const logs = new Array<number>(n);
  const out = new Array<number>(n);
  for (let i = 0; i < n; i++) {
    logs[i] = Math.log(quoted[i]!);
    out[i] = quoted[i]!;
  }
  let k = 1;
  for (let step = 0; step < 50; step++) {
    let value = -1;
    let slope = 0;
    let bend = 0;
    for (let i = 0; i < n; i++) {
      const p = out[i]!;
      const log = logs[i]!;
      value += p;
      slope += p * log;
      bend += p * log * log;
    }
    // The final normalisation's rounding hides what is left.
    if (Math.abs(value) < 1e-12) break;
    const next = k - (2 * value * slope) / (2 * slope * slope - value * bend);
    k = next > 0 ? next : k / 2;
    for (let i = 0; i < n; i++) out[i] = Math.exp(k * logs[i]!);
  }
  return out;
}

/** z solves Σ p(z) = 1. The sum falls as z rises, so bisection finds it. */
function shinProbabilities(quoted: number[], sum: number): number[] {
  // A book under 100% would give Shin's z a negative value, so there is no informed money to remove.
  if (sum <= 1) return quoted;
  const at = (z: number) =>
    quoted.map((q) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / sum) - z) / (2 * (1 - z)));
  return at(bisect((z) => total(at(z)) - 1, 0, 0.99));
}

function oddsRatioProbabilities(quoted: number[]): number[] {
  const at = (logRatio: number) => {
    const c = Math.exp(logRatio);
    return quoted.map((q) => q / (c + q - c * q));
  };
  return at(bisect((logRatio) => total(at(logRatio)) - 1, -3, 3));
}

/** Root of a falling function. */
function bisect(f: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function normalise(values: number[]): number[] {
  const sum = total(values);
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
  return values;
}

function total(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum;
}
