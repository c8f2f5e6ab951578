/** The Dixon-Coles log-likelihood and its gradient, written over pairs of clubs.
 *
 *  Free parameters are scaled by the inverse root of their Fisher information at a rough start, so that one
 *  unit means about the same for each and the optimiser needs few steps. */

import type { Design } from './dixon-coles-design.ts';
import type { Objective } from './lbfgs.ts';

/** ρ = RHO_LIMIT · tanh θ. Published fits lie between −0.2 and 0.1. */
export const RHO_LIMIT = 0.3;

export type DixonColesRatings = {
  intercept: number;
  homeAdvantage: number;
  rho: number;
  /** By club. */
  attack: Record<string, number>;
  defence: Record<string, number>;
};

/** The same, by the club's index in the design. */
export type DixonColesParameters = {
  intercept: number;
  homeAdvantage: number;
  rho: number;
  attack: Float64Array;
  defence: Float64Array;
};

/** Parameter order: intercept, home advantage, θ of ρ, attacks, defences. */
export function dixonColesObjective(design: Design, warmStart?: DixonColesRatings) {
  const n = design.clubs.length;
  const start = warmStart ? warmParameters(design, warmStart) : roughParameters(design);
  const scale = parameterScale(design);
  const centred = new Float64Array(2 * n);
  const attackFactor = new Float64Array(n);
  const defenceFactor = new Float64Array(n);
  const raw = new Float64Array(2 * n + 3);

  const unpack = (x: Float64Array): DixonColesParameters => {
    for (let i = 0; i < raw.length; i++) raw[i] = x[i]! * scale[i]!;
    centre(raw, 3, n, centred, 0);
    centre(raw, 3 + n, n, centred, n);
    return {
      intercept: raw[0]!,
      homeAdvantage: raw[1]!,
      rho: RHO_LIMIT * Math.tanh(raw[2]!),
      attack: centred.slice(0, n),
      defence: centred.slice(n),
    };
  };

  const objective: Objective = (x, gradient) => {
    for (let i = 0; i < raw.length; i++) raw[i] = x[i]! * scale[i]!;
    centre(raw, 3, n, centred, 0);
    centre(raw, 3 + n, n, centred, n);
    for (let i = 0; i < n; i++) {
      attackFactor[i] = Math.exp(centred[i]!);
      defenceFactor[i] = Math.exp(-centred[n + i]!);
    }
    const value = likelihood(design, raw, centred, attackFactor, defenceFactor, gradient);
    removeMean(gradient, 3, n);
    removeMean(gradient, 3 + n, n);
    for (let i = 0; i < raw.length; i++) gradient[i]! *= scale[i]!;
    return value;
  };
  const smallest = scale.reduce((least, value) => Math.min(least, value), 1);
  return {
    objective,
    unpack,
    start: start.map((value, i) => value / scale[i]!),
    /** Largest scaled entry at which the unscaled norm cannot exceed the tolerance. */
    scaledTolerance: (tolerance: number) => (tolerance * smallest) / Math.sqrt(scale.length),
    gradientNorm: (x: Float64Array): number => {
      const gradient = new Float64Array(x.length);
      objective(x, gradient);
      return Math.sqrt(gradient.reduce((sum, g, i) => sum + (g / scale[i]!) ** 2, 0));
    },
  };
}

/** Negative log-likelihood without ln x!; writes its gradient in the unscaled parameters. */
function likelihood(
  design: Design,
  raw: Float64Array,
  centred: Float64Array,
  attackFactor: Float64Array,
  defenceFactor: Float64Array,
  gradient: Float64Array,
): number {
  const n = design.clubs.length;
  const { pairHome, pairAway, pairWeight, lowScores } = design;
  const level = Math.exp(raw[0]!);
  const homeLevel = level * Math.exp(raw[1]!);
  const tanh = Math.tanh(raw[2]!);
  const rho = RHO_LIMIT * tanh;
  gradient.fill(0);
  let value = -design.homeGoals * (raw[0]! + raw[1]!) - design.awayGoals * raw[0]!;
  let homeExcess = -design.homeGoals;
  let awayExcess = -design.awayGoals;
  let rhoSlope = 0;
  for (let i = 0; i < n; i++) {
    value -= design.scored[i]! * centred[i]! - design.conceded[i]! * centred[n + i]!;
    gradient[3 + i] = -design.scored[i]!;
    gradient[3 + n + i] = design.conceded[i]!;
  }
  for (let pair = 0; pair < pairWeight.length; pair++) {
    const h = pairHome[pair]!;
    const a = pairAway[pair]!;
    const home = homeLevel * attackFactor[h]! * defenceFactor[a]!;
    const away = level * attackFactor[a]! * defenceFactor[h]!;
    const w = pairWeight[pair]!;
    // d/d(log rate) of the negative log-likelihood: the Poisson part, then the low-score part.
    let homeSlope = w * home;
    let awaySlope = w * away;
    value += homeSlope + awaySlope;
    const at = 4 * pair;
    const nilNil = lowScores[at]!;
    const nilOne = lowScores[at + 1]!;
    const oneNil = lowScores[at + 2]!;
    const oneOne = lowScores[at + 3]!;
    if (nilNil > 0) {
      const tau = 1 - home * away * rho;
      const slope = nilNil / tau;
      value -= nilNil * Math.log(tau);
      homeSlope += slope * home * away * rho;
      awaySlope += slope * home * away * rho;
      rhoSlope += slope * home * away;
    }
    if (nilOne > 0) {
      const tau = 1 + home * rho;
      const slope = nilOne / tau;
      value -= nilOne * Math.log(tau);
      homeSlope -= slope * home * rho;
      rhoSlope -= slope * home;
    }
    if (oneNil > 0) {
      const tau = 1 + away * rho;
      const slope = oneNil / tau;
      value -= oneNil * Math.log(tau);
      awaySlope -= slope * away * rho;
      rhoSlope -= slope * away;
    }
    if (oneOne > 0) {
      value -= oneOne * Math.log(1 - rho);
      rhoSlope += oneOne / (1 - rho);
    }
    homeExcess += homeSlope;
    awayExcess += awaySlope;
    gradient[3 + h]! += homeSlope;
    gradient[3 + n + a]! -= homeSlope;
    gradient[3 + a]! += awaySlope;
    gradient[3 + n + h]! -= awaySlope;
  }
  gradient[0] = homeExcess + awayExcess;
  gradient[1] = homeExcess;
  gradient[2] = rhoSlope * RHO_LIMIT * (1 - tanh * tanh);
  // The logarithm of a correction below zero is undefined: such parameters are outside the model, so their
  // loss is infinite.
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}

/** Maher's scaling, three rounds: within a few percent of the maximum for a full season. */
function roughParameters(design: Design): Float64Array {
  const n = design.clubs.length;
  const out = new Float64Array(2 * n + 3);
  const { totalWeight, homeGoals, awayGoals, pairHome, pairAway, pairWeight } = design;
  // Half a goal each way keeps the logarithms of teams without goals finite.
  const level = Math.log((awayGoals + 0.5) / totalWeight);
  const edge = Math.log((homeGoals + 0.5) / (awayGoals + 0.5));
  const homeLevel = Math.exp(level + edge);
  const awayLevel = Math.exp(level);
  const attack = new Float64Array(n).fill(1);
  const defence = new Float64Array(n).fill(1);
  for (let round = 0; round < 3; round++) {
    const exposure = new Float64Array(2 * n);
    for (let pair = 0; pair < pairWeight.length; pair++) {
      const [h, a, w] = [pairHome[pair]!, pairAway[pair]!, pairWeight[pair]!];
      exposure[h]! += w * homeLevel * defence[a]!;
      exposure[a]! += w * awayLevel * defence[h]!;
      exposure[n + a]! += w * homeLevel * attack[h]!;
      exposure[n + h]! += w * awayLevel * attack[a]!;
    }
    for (let i = 0; i < n; i++) {
      const damping = round === 0 ? 0.5 : 1;
      attack[i] = ((design.scored[i]! + 0.5) / (exposure[i]! + 0.5)) ** damping;
      defence[i] = ((design.conceded[i]! + 0.5) / (exposure[n + i]! + 0.5)) ** damping;
    }
  }
  out[0] = level;
  out[1] = edge;
  out[2] = Math.atanh(-0.05 / RHO_LIMIT);
  for (let i = 0; i < n; i++) {
    out[3 + i] = Math.log(attack[i]!);
    out[3 + n + i] = -Math.log(defence[i]!);
  }
  return out;
}

function warmParameters(design: Design, fit: DixonColesRatings): Float64Array {
  const theta = Math.atanh(Math.max(-0.95, Math.min(0.95, fit.rho / RHO_LIMIT)));
  return Float64Array.from([
    fit.intercept,
    fit.homeAdvantage,
    theta,
    ...design.clubs.map((club) => fit.attack[club] ?? 0),
    ...design.clubs.map((club) => fit.defence[club] ?? 0),
  ]);
}

function parameterScale(design: Design): Float64Array {
  const goals = design.homeGoals + design.awayGoals + 1;
  const root = (information: number) => 1 / Math.sqrt(information);
  return Float64Array.from([
    root(goals),
    root(design.homeGoals + 1),
    root(0.02 * design.totalWeight + 0.1),
    ...Array.from(design.scored, (scored) => root(scored + 0.5)),
    ...Array.from(design.conceded, (conceded) => root(conceded + 0.5)),
  ]);
}

function centre(from: Float64Array, at: number, n: number, to: Float64Array, toAt: number): void {
  let mean = 0;
  for (let i = 0; i < n; i++) mean += from[at + i]!;
  mean /= n;
  for (let i = 0; i < n; i++) to[toAt + i] = from[at + i]! - mean;
}

function removeMean(values: Float64Array, at: number, n: number): void {
  let mean = 0;
  for (let i = 0; i < n; i++) mean += values[at + i]!;
  mean /= n;
  for (let i = 0; i < n; i++) values[at + i]! -= mean;
}
