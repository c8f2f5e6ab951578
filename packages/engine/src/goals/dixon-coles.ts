/** Dixon & Coles (1997), "Modelling Association Football Scores and Inefficiencies in the Football
 *  Betting Market", as published:
 *
 *    log λ = μ + γ + α_home − β_away,   log μ = μ + α_away − β_home,
 *    P(x, y) = τ_{λ,μ,ρ}(x, y) · Poisson(x; λ) · Poisson(y; μ),   weight exp(−ξ · age in days)
 *
 *  with Σα = Σβ = 0 held symmetrically (no club is the reference) and ρ bounded.
 *  See docs/models/dixon-coles.md. */
import { type Minimum, minimise } from '../numeric/lbfgs.ts';
import { compileDesign, type Design } from './dixon-coles-design.ts';
import { dixonColesObjective, RHO_LIMIT } from './dixon-coles-likelihood.ts';
import type { GoalRates } from './score-grid.ts';

export type PlayedMatch = {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Days since any fixed origin. */
  day: number;
  /** Multiplies the time weight. */
  weight?: number;
};

export type DixonColesOptions = {
  /** Matches on or after this day are not used. */
  asOfDay: number;
  /** Infinity for no decay. */
  halfLifeDays: number;
  gradientTolerance?: number;
  maxIterations?: number;
  /** A previous fit to start from. */
  warmStart?: DixonColesFit;
};

export type FitWarning =
  | { code: 'disconnected'; clubs: string[] }
  | { code: 'few-matches'; clubs: string[] }
  | { code: 'one-sided'; clubs: string[] };

export type DixonColesFit = {
  model: 'dixon-coles';
  intercept: number;
  homeAdvantage: number;
  rho: number;
  attack: Record<string, number>;
  defence: Record<string, number>;
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
  reason: 'no-matches' | 'bad-match' | 'not-converged';
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
  const problem = dixonColesObjective(design, options.warmStart);
  const minimum = minimise(problem.objective, problem.start, {
    gradientTolerance: options.gradientTolerance ?? 1e-6,
    maxIterations: options.maxIterations ?? 300,
  });
  if (!minimum.converged) {
    return { ok: false, reason: 'not-converged', detail: minimum.stopped };
  }
  return { ok: true, fit: toFit(design, problem.unpack(minimum.x), minimum) };
}

/** The only rate formula: the likelihood is tested against it. A club the fit never saw is refused. */
export function expectedGoals(
  fit: DixonColesFit,
  fixture: { home: string; away: string },
): { ok: true; rates: GoalRates } | { ok: false; reason: 'unseen-club'; club: string } {
  for (const club of [fixture.home, fixture.away]) {
    if (fit.attack[club] === undefined) return { ok: false, reason: 'unseen-club', club };
  }
  const { intercept, homeAdvantage, attack, defence, rho } = fit;
  const homeGoals = Math.exp(
    intercept + homeAdvantage + attack[fixture.home]! - defence[fixture.away]!,
  );
  const awayGoals = Math.exp(intercept + attack[fixture.away]! - defence[fixture.home]!);
  return { ok: true, rates: { homeGoals, awayGoals, rho } };
}

function isPlayable(match: PlayedMatch): boolean {
  const goalsAreGood = [match.homeGoals, match.awayGoals].every(
    (goals) => Number.isInteger(goals) && goals >= 0,
  );
  const weight = match.weight ?? 1;
  return goalsAreGood && match.home !== match.away && Number.isFinite(match.day) && weight >= 0;
}

function toFit(
  design: Design,
  parameters: ReturnType<ReturnType<typeof dixonColesObjective>['unpack']>,
  minimum: Minimum,
): DixonColesFit {
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
      gradientNorm: minimum.gradientNorm,
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
  if (Math.abs(rho) > 0.98 * RHO_LIMIT) warnings.push({ code: 'one-sided', clubs: [] });
  return warnings;
}
