/** The goals a market expects: rates λ (home), μ (away) and the low-score dependence ρ at which the
 *  Dixon-Coles grid gives back the market's fair 1X2 and over/under 2.5.
 *
 *  The system is triangular. The correction moves mass only among 0-0, 0-1, 1-0 and 1-1, in equal
 *  parts for 0-1 and 1-0, so (a) over 2.5 depends on λ + μ alone, (b) P(1) − P(2) depends on λ and μ
 *  alone, (c) what is left of the draw is linear in ρ. Each step is one dimension.
 *  See docs/models/market.md. */

import { clampRho, type GoalRates } from '../grid/score-grid.ts';
import { fillPoisson } from '../numeric/poisson.ts';

export type FairResult = { home: number; draw: number; away: number };

const MAX_SIZE = 32;
/** Number of goals beyond which a side's probability is under 1e-12. */
const sizeFor = (rate: number) => Math.min(MAX_SIZE, Math.ceil(rate + 6 * Math.sqrt(rate)) + 7);
const MIN_TOTAL = 0.3;
const MAX_TOTAL = 9;
const MIN_SIDE = 0.02;

/** Rates from the fair 1X2 and the fair probability of over 2.5. */
export function impliedGoals(result: FairResult, over25: number): GoalRates | null {
  if (!isFair(result) || !(over25 > 0 && over25 < 1)) return null;
  return ratesAtTotal(result, totalFromOver(over25));
}

/** Without totals the draw must determine the number of goals, so ρ has to be assumed. */
export function impliedGoalsFromResult(result: FairResult, rho: number): GoalRates | null {
  if (!isFair(result)) return null;
  // More goals mean fewer draws, so the error of the draw falls as the total rises.
  let low = MIN_TOTAL;
  let high = MAX_TOTAL;
  for (let step = 0; step < 40 && high - low > 1e-9; step++) {
    const middle = (low + high) / 2;
    const home = homeShare(result.home - result.away, middle) * middle;
    const away = middle - home;
    if (drawProbability(home, away, clampRho(rho, home, away)) > result.draw) low = middle;
    else high = middle;
  }
  const total = (low + high) / 2;
  const home = homeShare(result.home - result.away, total) * total;
  return { homeGoals: home, awayGoals: total - home, rho };
}

function ratesAtTotal(result: FairResult, total: number): GoalRates {
  const home = homeShare(result.home - result.away, total) * total;
  const away = total - home;
  const independent = drawProbability(home, away, 0);
  const slope = -2 * home * away * Math.exp(-total);
  return {
    homeGoals: home,
    awayGoals: away,
    rho: clampRho((result.draw - independent) / slope, home, away),
  };
}

/** λ + μ at which P(more than two goals) is the given one: Newton on a monotone function. */
export function totalFromOver(over25: number): number {
  let total = 2.6;
  for (let step = 0; step < 40; step++) {
    const density = Math.exp(-total) * total * total * 0.5;
    const over = 1 - Math.exp(-total) * (1 + total + total * total * 0.5);
    const next = total - (over - over25) / density;
    const bounded = Math.min(MAX_TOTAL, Math.max(MIN_TOTAL, next));
    if (Math.abs(bounded - total) < 1e-11) return bounded;
    total = bounded;
  }
  return total;
}

/** P(more than two goals) at this total. */
export function overAt(total: number): number {
  return 1 - Math.exp(-total) * (1 + total + (total * total) / 2);
}

const homeMass = new Float64Array(MAX_SIZE);
const awayMass = new Float64Array(MAX_SIZE);

/** λ's share of the total at which P(1) − P(2) is the given difference. */
function homeShare(difference: number, total: number): number {
  const least = Math.min(0.49, MIN_SIDE / total);
  let share = 0.5 + difference * 0.4;
  for (let step = 0; step < 60; step++) {
    share = Math.min(1 - least, Math.max(least, share));
    const { value, slope } = differenceAndSlope(share * total, total - share * total);
    const move = (value - difference) / (slope * total);
    share -= Math.max(-0.2, Math.min(0.2, move));
    // Newton's error is squared with each step, so the next one would be below rounding.
    if (Math.abs(move) < 1e-8) break;
  }
  return Math.min(1 - least, Math.max(least, share));
}

/** P(1) − P(2) for independent scores, and its slope when a goal moves from away to home. */
function differenceAndSlope(home: number, away: number): { value: number; slope: number } {
  const size = sizeFor(Math.max(home, away));
  fillPoisson(home, homeMass, size);
  fillPoisson(away, awayMass, size);
  let homeBelow = 0;
  let awayBelow = 0;
  let value = 0;
  let level = 0;
  let oneUp = 0;
  let oneDown = 0;
  for (let k = 0; k < size; k++) {
    const h = homeMass[k]!;
    const a = awayMass[k]!;
    value += h * awayBelow - a * homeBelow;
    level += h * a;
    if (k > 0) {
      oneUp += h * awayMass[k - 1]!;
      oneDown += a * homeMass[k - 1]!;
    }
    homeBelow += h;
    awayBelow += a;
  }
  // ∂P(1)/∂λ = P(level), ∂P(1)/∂μ = −P(home one up); likewise for P(2).
  return { value, slope: 2 * level + oneUp + oneDown };
}

/** P(1), P(X), P(2) of the Dixon-Coles grid at these rates, without building the grid. */
export function resultAtRates(rates: GoalRates): FairResult {
  const { homeGoals, awayGoals } = rates;
  const { value } = differenceAndSlope(homeGoals, awayGoals);
  const draw = drawProbability(homeGoals, awayGoals, clampRho(rates.rho, homeGoals, awayGoals));
  return { home: (1 - draw + value) / 2, draw, away: (1 - draw - value) / 2 };
}

function drawProbability(home: number, away: number, rho: number): number {
  const size = sizeFor(Math.max(home, away));
  fillPoisson(home, homeMass, size);
  fillPoisson(away, awayMass, size);
  let level = 0;
  for (let k = 0; k < size; k++) level += homeMass[k]! * awayMass[k]!;
  return level - 2 * home * away * rho * Math.exp(-home - away);
}

function isFair(result: FairResult): boolean {
  const { home, draw, away } = result;
  const inside = home > 0 && draw > 0 && away > 0 && home < 1 && draw < 1 && away < 1;
  return inside && Math.abs(home + draw + away - 1) < 1e-6;
}
