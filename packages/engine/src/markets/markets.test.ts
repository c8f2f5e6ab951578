import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { BET_TYPES, type BetType, COMBINABLE_RESULTS } from './bet-types.ts';
import { TEAM_GOALS } from './catalogue.ts';
import { type BetProbabilities, betProbabilities, betProbability } from './probabilities.ts';
import { payoutCents, settleBet } from './settle.ts';
import { betWins } from './wins.ts';

const TOTAL_LINES = ['1_5', '2_5', '3_5'] as const;

function checkIdentities(p: BetProbabilities): void {
  const near = (a: number, b: number) => {
    if (!(Math.abs(a - b) < 1e-12)) throw new Error(`${a} is not ${b}`);
  };
  near(p['1'] + p.X + p['2'], 1);
  near(p['1X'], p['1'] + p.X);
  near(p['12'], p['1'] + p['2']);
  near(p.X2, p.X + p['2']);
  near(p['2X'], p.X2);
  near(p.goal + p.no_goal, 1);
  for (const line of [...TOTAL_LINES, '0_5', '4_5'] as const)
    near(p[`u_${line}`] + p[`o_${line}`], 1);
  expect(p.u_0_5).toBeLessThanOrEqual(p.u_1_5 + 1e-12);
  expect(p.u_3_5).toBeLessThanOrEqual(p.u_4_5 + 1e-12);
  // Draw no bet: the probability among the matches that are not drawn. If all are drawn, neither bet can win.
  const decided = p['1'] + p['2'];
  near(p.dnb_1 * decided, p['1']);
  near(p.dnb_2 * decided, p['2']);
  if (decided > 0) near(p.dnb_1 + p.dnb_2, 1);
  expect(p.u_1_5).toBeLessThanOrEqual(p.u_2_5 + 1e-12);
  expect(p.u_2_5).toBeLessThanOrEqual(p.u_3_5 + 1e-12);
  for (const result of COMBINABLE_RESULTS) {
    near(p[`${result}_goal`] + p[`${result}_no_goal`], p[result]);
    for (const line of TOTAL_LINES) {
      near(p[`${result}_u_${line}`] + p[`${result}_o_${line}`], p[result]);
      near(p[`1_o_${line}`] + p[`X_o_${line}`], p[`1X_o_${line}`]);
    }
  }
  for (const side of ['home', 'away'] as const) {
    let sum = 0;
    for (const count of TEAM_GOALS) sum += p[`${side}_goals_${count}`];
    near(sum, 1);
  }
  expect(BET_TYPES.filter((bet) => !(p[bet] >= 0 && p[bet] <= 1))).toEqual([]);
}

describe('bet probabilities', () => {
  it('hold together on any grid at all', () => {
    const cells = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 81,
      maxLength: 81,
    });
    fc.assert(
      fc.property(cells, (raw) => {
        const sum = raw.reduce((total, cell) => total + cell, 0);
        fc.pre(sum > 0);
        const grid: ScoreGrid = { size: 9, cells: Float64Array.from(raw, (cell) => cell / sum) };
        const p = betProbabilities(grid);
        checkIdentities(p);
        const apart = (bet: BetType) => Math.abs(p[bet] - betProbability(grid, bet));
        expect(BET_TYPES.filter((bet) => !(apart(bet) < 1e-12))).toEqual([]);
      }),
      { numRuns: 60, seed: 13 },
    );
  });

  it('hold together at the extremes of the rates', () => {
    for (const homeGoals of [0.05, 8]) {
      for (const awayGoals of [0.05, 8]) {
        for (const rho of [-1, 0, 1])
          checkIdentities(betProbabilities(scoreGrid({ homeGoals, awayGoals, rho })));
      }
    }
  });
});

describe('settling', () => {
  const winners = (home: number, away: number) =>
    BET_TYPES.filter((bet) => betWins(bet, { home, away }) && !bet.includes('_', 2)).sort();

  it('agrees with bets settled by hand', () => {
    const won = (bet: BetType, home: number, away: number) => {
      const settled = settleBet(bet, { score: { home, away } });
      return settled.ok && settled.outcome === 'won';
    };
    expect(won('1', 2, 1)).toBe(true);
    expect(won('X', 2, 1)).toBe(false);
    expect(won('2X', 0, 0)).toBe(true);
    expect(won('u_1_5', 1, 0)).toBe(true);
    expect(won('u_1_5', 1, 1)).toBe(false);
    expect(won('o_3_5', 2, 2)).toBe(true);
    expect(won('goal', 3, 0)).toBe(false);
    expect(won('no_goal', 0, 0)).toBe(true);
    expect(won('1_o_2_5', 2, 1)).toBe(true);
    expect(won('1_o_2_5', 2, 0)).toBe(false);
    expect(won('X_u_3_5', 1, 1)).toBe(true);
    expect(won('2_goal', 1, 2)).toBe(true);
    expect(won('1X_no_goal', 0, 0)).toBe(true);
    expect(won('home_goals_5', 7, 0)).toBe(true);
    expect(won('home_goals_4', 5, 0)).toBe(false);
    expect(won('away_goals_0', 5, 0)).toBe(true);
    expect(winners(0, 0)).toEqual(['1X', '2X', 'X', 'X2']);
  });

  it('returns the stake of a draw no bet on a draw, and only then', () => {
    const outcome = (bet: BetType, home: number, away: number) =>
      settleBet(bet, { score: { home, away } });
    for (const bet of ['dnb_1', 'dnb_2'] as const) {
      expect(outcome(bet, 1, 1)).toEqual({ ok: true, outcome: 'void' });
      expect(betWins(bet, { home: 1, away: 1 })).toBe(false);
    }
    expect(outcome('dnb_1', 2, 1)).toEqual({ ok: true, outcome: 'won' });
    expect(outcome('dnb_2', 2, 1)).toEqual({ ok: true, outcome: 'lost' });
    expect(outcome('dnb_2', 0, 1)).toEqual({ ok: true, outcome: 'won' });
    expect(payoutCents('void', 1000, 1.6)).toBe(1000);
    // At the inverse of its probability neither side gains: 50 won, 20 returned, 30 lost.
    const grid: ScoreGrid = { size: 2, cells: Float64Array.of(0.1, 0.3, 0.5, 0.1) };
    const fair = 1 / betProbability(grid, 'dnb_1');
    expect(0.5 * fair + 0.2).toBeCloseTo(1, 12);
  });

  it('returns the stake when there was no match to speak of', () => {
    for (const reason of ['abandoned', 'postponed', 'cancelled', 'awarded'] as const) {
      for (const bet of BET_TYPES) {
        expect(settleBet(bet, { void: reason })).toEqual({ ok: true, outcome: 'void' });
      }
    }
    expect(payoutCents('void', 1000, 3.4)).toBe(1000);
  });

  it('refuses a score that cannot be', () => {
    for (const home of [-1, 1.5, Number.NaN]) {
      expect(settleBet('1', { score: { home, away: 0 } })).toEqual({
        ok: false,
        reason: 'bad-score',
      });
    }
  });

  it('pays in whole cents', () => {
    expect(payoutCents('won', 1000, 1.85)).toBe(1850);
    expect(payoutCents('won', 333, 1.1)).toBe(366);
    expect(payoutCents('lost', 1000, 9)).toBe(0);
  });
});
