import { describe, expect, it } from 'vitest';
import { simulateLeague } from '../../testing/simulated-league.ts';
import { solvePositive } from '../numeric/cholesky.ts';
import { seededRandom } from '../numeric/random.ts';
import { type DixonColesFit, fitDixonColes } from './dixon-coles.ts';
import { compileDesign, type PlayedMatch } from './dixon-coles-design.ts';
import { dixonColesObjective, RHO_LIMIT } from './dixon-coles-likelihood.ts';

function playedLeague(clubs: number, seasons: number, seed: number): PlayedMatch[] {
  const random = seededRandom(seed + 1);
  return simulateLeague({ clubs, seasons, seed, withPrices: false }).matches.map((match) => ({
    home: match.home,
    away: match.away,
    day: match.day,
    homeGoals: match.score!.home,
    awayGoals: match.score!.away,
    weight: 0.3 + random.uniform(),
  }));
}

const lastDay = (matches: readonly PlayedMatch[]) => Math.max(...matches.map(({ day }) => day)) + 1;
const fitOf = (matches: readonly PlayedMatch[], halfLifeDays = 400): DixonColesFit => {
  const result = fitDixonColes(matches, { asOfDay: lastDay(matches), halfLifeDays });
  if (!result.ok) throw new Error(result.reason);
  return result.fit;
};

/** The likelihood written match by match from the paper, without code shared with the product's. */
function naiveLoss(
  matches: readonly PlayedMatch[],
  asOfDay: number,
  halfLifeDays: number,
  clubs: string[],
) {
  return (x: readonly number[]): number => {
    const [level, edge, rho] = x as [number, number, number];
    const attack = (club: string) => x[3 + clubs.indexOf(club)]!;
    const defence = (club: string) => x[3 + clubs.length + clubs.indexOf(club)]!;
    let loss = 0;
    for (const { home, away, homeGoals: g, awayGoals: k, day, weight = 1 } of matches) {
      const lambda = Math.exp(level + edge + attack(home) - defence(away));
      const mu = Math.exp(level + attack(away) - defence(home));
      let tau = 1;
      if (g === 0 && k === 0) tau = 1 - lambda * mu * rho;
      if (g === 0 && k === 1) tau = 1 + lambda * rho;
      if (g === 1 && k === 0) tau = 1 + mu * rho;
      if (g === 1 && k === 1) tau = 1 - rho;
      const w = weight * 2 ** (-(asOfDay - day) / halfLifeDays);
      loss -= w * (Math.log(tau) + g * Math.log(lambda) - lambda + k * Math.log(mu) - mu);
    }
    return loss;
  };
}

describe('Dixon-Coles', () => {
  it('has the gradient that finite differences give, with uneven weights', () => {
    const matches = playedLeague(8, 1, 5);
    const problem = dixonColesObjective(compileDesign(matches, lastDay(matches), 90));
    const random = seededRandom(9);
    const x = problem.start.map((value) => value + 0.3 * random.normal());
    const gradient = new Float64Array(x.length);
    const scratch = new Float64Array(x.length);
    problem.objective(x, gradient);
    for (let i = 0; i < x.length; i++) {
      const h = 1e-5;
      const at = (shift: number) => {
        const moved = Float64Array.from(x);
        moved[i]! += shift;
        return problem.objective(moved, scratch);
      };
      const slope = (at(-2 * h) - 8 * at(-h) + 8 * at(h) - at(2 * h)) / (12 * h);
      expect(Math.abs(slope - gradient[i]!)).toBeLessThan(1e-6 * (1 + Math.abs(slope)));
    }
  });

  it('does not depend on club names or the order of rows', () => {
    const matches = playedLeague(10, 1, 11);
    const renamed = (club: string) => [...club].reverse().join('');
    const other = [...matches].reverse().map((match) => ({
      ...match,
      home: renamed(match.home),
      away: renamed(match.away),
    }));
    const [a, b] = [fitOf(matches), fitOf(other)];
    expect(b.rho).toBeCloseTo(a.rho, 7);
    for (const club of Object.keys(a.attack)) {
      expect(b.attack[renamed(club)]).toBeCloseTo(a.attack[club]!, 7);
      expect(b.defence[renamed(club)]).toBeCloseTo(a.defence[club]!, 7);
    }
  });

  it('returns the parameters of simulated seasons', () => {
    const { matches, truth } = simulateLeague({
      clubs: 16,
      seasons: 30,
      seed: 21,
      withPrices: false,
    });
    const played = matches.map(({ home, away, day, score }) => ({
      home,
      away,
      day,
      homeGoals: score!.home,
      awayGoals: score!.away,
    }));
    const fit = fitOf(played, Number.POSITIVE_INFINITY);
    expect(fit.homeAdvantage).toBeCloseTo(truth.home, 1);
    expect(fit.rho).toBeCloseTo(0, 1);
    for (const [club, attack] of truth.attack)
      expect(Math.abs(fit.attack[club]! - attack)).toBeLessThan(0.12);
    for (const [club, defence] of truth.defence)
      expect(Math.abs(fit.defence[club]! - defence)).toBeLessThan(0.12);
    const sum = Object.values(fit.attack).reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(0, 10);
  });

  it('matches Newton steps on the likelihood written match by match', () => {
    const matches = playedLeague(6, 2, 31);
    const asOfDay = lastDay(matches);
    const fit = fitOf(matches, 200);
    const clubs = Object.keys(fit.attack);
    const loss = naiveLoss(matches, asOfDay, 200, clubs);
    // The sums of attack and of defence are free in the naive form; a ridge on them makes them zero.
    const n = clubs.length;
    const anchored = (x: readonly number[]) => {
      const total = (from: number) =>
        x.slice(from, from + n).reduce((sum, value) => sum + value, 0);
      return loss(x) + total(3) ** 2 + total(3 + n) ** 2;
    };
    const found = newton(anchored, [0.1, 0.2, -0.02, ...new Array<number>(2 * n).fill(0)]);
    expect(found[0]).toBeCloseTo(fit.intercept, 5);
    expect(found[1]).toBeCloseTo(fit.homeAdvantage, 5);
    expect(found[2]).toBeCloseTo(fit.rho, 5);
    for (const [i, club] of clubs.entries()) {
      expect(found[3 + i]).toBeCloseTo(fit.attack[club]!, 5);
      expect(found[3 + n + i]).toBeCloseTo(fit.defence[club]!, 5);
    }
  });

  it('needs fewer steps when it starts from a previous fit', () => {
    const matches = playedLeague(12, 2, 41);
    const fit = fitOf(matches);
    const again = fitDixonColes(matches, {
      asOfDay: lastDay(matches) + 7,
      halfLifeDays: 400,
      warmStart: fit,
    });
    expect(again.ok && again.fit.diagnostics.iterations).toBeLessThan(fit.diagnostics.iterations);
    expect(fit.diagnostics.gradientNorm).toBeLessThanOrEqual(1e-6);
    expect(JSON.parse(JSON.stringify(fit))).toEqual(fit);
  });

  it('refuses or warns rather than giving a wrong number', () => {
    const options = { asOfDay: 100, halfLifeDays: 100 };
    const match = (
      home: string,
      away: string,
      homeGoals: number,
      awayGoals: number,
    ): PlayedMatch => ({ home, away, homeGoals, awayGoals, day: 50 });
    expect(fitDixonColes([], options)).toMatchObject({ ok: false, reason: 'no-matches' });
    const future = [{ ...match('A', 'B', 1, 0), day: 100 }];
    expect(fitDixonColes(future, options)).toMatchObject({ ok: false, reason: 'no-matches' });
    for (const bad of [
      match('A', 'B', Number.NaN, 0),
      match('A', 'B', -1, 0),
      match('A', 'A', 1, 1),
    ]) {
      expect(fitDixonColes([bad], options)).toMatchObject({ ok: false, reason: 'bad-match' });
    }
    const single = fitDixonColes([match('A', 'B', 3, 0)], options);
    expect(single).toMatchObject({ ok: false, reason: 'too-few-matches' });
    const goalless = playedLeague(6, 2, 3).map((m) => ({
      ...m,
      homeGoals: m.home === 'Club 00' ? 0 : m.homeGoals,
      awayGoals: m.away === 'Club 00' ? 0 : m.awayGoals,
    }));
    const never = fitDixonColes(goalless, { asOfDay: lastDay(goalless), halfLifeDays: 400 });
    expect(never).toMatchObject({ ok: false, reason: 'unbounded', detail: 'Club 00' });
    const islands = [
      ...playedLeague(6, 2, 3),
      ...playedLeague(4, 2, 4).map((m) => ({ ...m, home: `${m.home}*`, away: `${m.away}*` })),
    ];
    const fit = fitOf(islands);
    expect(fit.diagnostics.warnings).toContainEqual({
      code: 'disconnected',
      clubs: ['Club 00*', 'Club 01*', 'Club 02*', 'Club 03*'],
    });
    expect(Math.abs(fit.rho)).toBeLessThan(RHO_LIMIT);
  });

  it('reports that it has not converged', () => {
    const matches = playedLeague(12, 1, 51);
    const result = fitDixonColes(matches, {
      asOfDay: lastDay(matches),
      halfLifeDays: 100,
      maxIterations: 1,
    });
    expect(result).toMatchObject({ ok: false, reason: 'not-converged', detail: 'max-iterations' });
  });
});

/** Newton's method with finite differences for both derivatives: slow, simple and independent. */
function newton(f: (x: readonly number[]) => number, start: number[]): number[] {
  const n = start.length;
  const h = 1e-3;
  let x = start;
  for (let step = 0; step < 12; step++) {
    const at = (i: number, a: number, j = 0, b = 0) => {
      const moved = [...x];
      moved[i]! += a;
      moved[j]! += b;
      return f(moved);
    };
    const gradient = Float64Array.from(x, (_, i) => {
      return (at(i, -2 * h) - 8 * at(i, -h) + 8 * at(i, h) - at(i, 2 * h)) / (12 * h);
    });
    const hessian = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        const mixed = at(i, h, j, h) - at(i, h, j, -h) - at(i, -h, j, h) + at(i, -h, j, -h);
        hessian[i * n + j] = mixed / (4 * h * h);
      }
    }
    const move = solvePositive(hessian, gradient);
    if (!move) throw new Error('not convex here');
    x = x.map((value, i) => value - move[i]!);
  }
  return x;
}
