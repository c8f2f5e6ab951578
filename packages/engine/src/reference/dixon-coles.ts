/** Dixon & Coles (1997), "Modelling Association Football Scores and Inefficiencies in the Football
 *  Betting Market", as published:
 *
 *    log λ = μ + γ + α_home − β_away,   log μ = μ + α_away − β_home,
 *    P(x, y) = τ_{λ,μ,ρ}(x, y) · Poisson(x; λ) · Poisson(y; μ),   weight exp(−ξ · age in days)
 *
 *  with Σα = Σβ = 0 held symmetrically (no club is the reference) and ρ bounded.
 *  See docs/models/dixon-coles.md. */

import { compileDesign, type Design, type PlayedMatch } from './dixon-coles-design.ts';
import {
  type DixonColesRatings,
  dixonColesObjective,
  RHO_LIMIT,
} from './dixon-coles-likelihood.ts';
import { type Minimum, minimise } from './lbfgs.ts';

export type DixonColesOptions = {
  /** Matches on or after this day are not used. */
  asOfDay: number;
  /** Infinity for no decay. */
  halfLifeDays: number;
  /** Euclidean norm of the log-likelihood's gradient in the model's own parameters. */
  gradientTolerance?: number;
  maxIterations?: number;
  /** A previous fit to start from. */
  warmStart?: DixonColesFit;
};

export type FitWarning =
  | { code: 'disconnected'; clubs: string[] }
  | { code: 'few-matches'; clubs: string[] }
  | { code: 'rho-at-bound'; clubs: string[] };

export type DixonColesFit = DixonColesRatings & {
  model: 'dixon-coles';
  diagnostics: {
    converged: boolean;
    stopped: Minimum['stopped'];
    iterations: number;
    gradientNorm: number;
    logLikelihood: number;
    matches: number;
    warnings: FitWarning[];
  };
};

export type DixonColesRefusal = {
  ok: false;
  reason: 'no-matches' | 'bad-match' | 'too-few-matches' | 'not-converged' | 'unbounded';
  detail: string;
};
export type DixonColesResult = { ok: true; fit: DixonColesFit } | DixonColesRefusal;

export function fitDixonColes(
  matches: readonly PlayedMatch[],
  options: DixonColesOptions,
): DixonColesResult {
  const bad = matches.find((match) => !isPlayable(match));
  if (bad) return { ok: false, reason: 'bad-match', detail: `${bad.home}-${bad.away}` };
  const design = compileDesign(matches, options.asOfDay, options.halfLifeDays);
  if (design.totalWeight === 0) return { ok: false, reason: 'no-matches', detail: '' };
  // Two scores per match must at least equal the free parameters: two per club, less two, plus three.
  if (2 * design.matches < 2 * design.clubs.length + 1) {
    return { ok: false, reason: 'too-few-matches', detail: `${design.matches}` };
  }
  const problem = dixonColesObjective(design, options.warmStart);
  const minimum = minimise(problem.objective, problem.start, {
    gradientTolerance: problem.scaledTolerance(options.gradientTolerance ?? 1e-6),
    maxIterations: options.maxIterations ?? 300,
  });
  if (!minimum.converged) {
    return { ok: false, reason: 'not-converged', detail: minimum.stopped };
  }
  const fit = toFit(design, problem, minimum);
  const runaway = design.clubs.find((club) => isRunaway(fit.attack[club]!, fit.defence[club]!));
  if (runaway !== undefined) return { ok: false, reason: 'unbounded', detail: runaway };
  return { ok: true, fit };
}

/** A club that never scored, or never conceded, has no finite rating; real ratings stay far from this limit. */
function isRunaway(attack: number, defence: number): boolean {
  return Math.max(Math.abs(attack), Math.abs(defence)) > 4;
}

function isPlayable(match: PlayedMatch): boolean {
  const { homeGoals, awayGoals, weight = 1 } = match;
  const goalsAreGood =
    Number.isInteger(homeGoals) && Number.isInteger(awayGoals) && homeGoals >= 0 && awayGoals >= 0;
  const weightIsGood = weight >= 0 && weight < Number.POSITIVE_INFINITY;
  return goalsAreGood && weightIsGood && match.home !== match.away && Number.isFinite(match.day);
}

function toFit(
  design: Design,
  problem: ReturnType<typeof dixonColesObjective>,
  minimum: Minimum,
): DixonColesFit {
  const parameters = problem.unpack(minimum.x);
  const byClub = (values: Float64Array) =>
    Object.fromEntries(design.clubs.map((club, index) => [club, values[index]!]));
  return Object.freeze({
    model: 'dixon-coles',
    intercept: parameters.intercept,
    homeAdvantage: parameters.homeAdvantage,
    rho: parameters.rho,
    attack: byClub(parameters.attack),
    defence: byClub(parameters.defence),
    diagnostics: {
      converged: minimum.converged,
      stopped: minimum.stopped,
      iterations: minimum.iterations,
      gradientNorm: problem.gradientNorm(minimum.x),
      logLikelihood: -minimum.value - design.logFactorials,
      matches: design.matches,
      warnings: warningsOf(design, parameters.rho),
    },
  } satisfies DixonColesFit);
}

function warningsOf(design: Design, rho: number): FitWarning[] {
  const warnings: FitWarning[] = [];
  if (design.detached.length > 0) warnings.push({ code: 'disconnected', clubs: design.detached });
  const few = design.clubs.filter((_, club) => design.played[club]! < 4);
  if (few.length > 0) warnings.push({ code: 'few-matches', clubs: few });
  if (Math.abs(rho) > 0.98 * RHO_LIMIT) warnings.push({ code: 'rho-at-bound', clubs: [] });
  return warnings;
}
