import { describe, expect, it } from 'vitest';
import { simulateLeague } from '../../testing/simulated-league.ts';
import { walkForward } from '../evaluate/walk-forward.ts';
import { gridBothScore, gridOver25, gridResult } from '../grid/calibrated-grid.ts';
import { betProbabilities } from '../markets/probabilities.ts';
import type { MatchPrices, MatchRecord } from '../match/match-record.ts';
import { explainMatch } from './explain.ts';
import {
  emptyForecaster,
  fitForecaster,
  forecastMatch,
  learnMatches,
  type MatchForecast,
} from './forecaster.ts';
import { blendIntervals, ratingIntervals } from './intervals.ts';

const { matches } = simulateLeague({ clubs: 10, seasons: 3, seed: 77 });
const lastDay = matches.at(-1)!.day;
const fitted = fitForecaster(matches, lastDay - 30);
const fixture = matches.at(-1)!;
const sum = (p: { home: number; draw: number; away: number }) => p.home + p.draw + p.away;

describe('forecaster', () => {
  it('gives one grid per source that is consistent with its own 1X2 and totals', () => {
    const { ratings, blend, warnings } = forecastMatch(fitted, fixture, fixture.opening);
    expect(warnings).toEqual([]);
    const { result, over25, bothScore } = blend!.forecast;
    expect(gridBothScore(blend!.grid)).toBeCloseTo(bothScore, 12);
    expect(gridBothScore(ratings.grid)).toBeCloseTo(ratings.calibrated.bothScore, 12);
    expect(gridResult(blend!.grid).home).toBeCloseTo(result.home, 12);
    expect(gridResult(blend!.grid).draw).toBeCloseTo(result.draw, 12);
    expect(gridOver25(blend!.grid)).toBeCloseTo(over25, 12);
    expect(sum(gridResult(ratings.grid))).toBeCloseTo(1, 12);
    // The market of this made-up league knows the true probabilities, so the blend stays close to it.
    expect(Math.abs(result.home - blend!.forecast.market.result.home)).toBeLessThan(0.05);
  });

  it('falls back to ratings without usable prices, with a warning if there were some', () => {
    expect(forecastMatch(fitted, fixture)).toMatchObject({ blend: null, warnings: [] });
    expect(forecastMatch(fitted, fixture, {})).toMatchObject({ blend: null, warnings: [] });
    for (const odd of [Number.NaN, -2, 1, 0]) {
      const prices = { bet365: { result: { home: odd, draw: 3, away: 3 } } };
      const forecast = forecastMatch(fitted, fixture, prices);
      expect(forecast).toMatchObject({ blend: null, warnings: [{ code: 'unusable-prices' }] });
    }
  });

  it('forecasts a club never seen, and works with nothing learned at all', () => {
    const unseen = forecastMatch(fitted, { ...fixture, away: 'Nobody' });
    expect(unseen.warnings).toEqual([{ code: 'unseen-club', clubs: ['Nobody'] }]);
    const blank = forecastMatch(emptyForecaster(), fixture, fixture.opening);
    expect(blank.warnings.map(({ code }) => code)).toEqual(['unseen-club', 'unrated-competition']);
    expect(sum(gridResult(blank.ratings.grid))).toBeCloseTo(1, 12);
    // Without any past the blend equals the market.
    const { market, result } = blank.blend!.forecast;
    expect(result.home).toBeCloseTo(market.result.home, 6);
  });

  it('does not depend on the order of rows', () => {
    const shuffled = [...matches].reverse();
    const other = fitForecaster(shuffled, lastDay - 30);
    expect(forecastMatch(other, fixture, fixture.opening)).toEqual(
      forecastMatch(fitted, fixture, fixture.opening),
    );
  });
});

describe('walk-forward', () => {
  type Line = [number, string, number, number, number];
  const replay = (rows: readonly MatchRecord[]): Line[] => {
    const lines: Line[] = [];
    walkForward(
      rows,
      { fromDay: lastDay - 200, toDay: lastDay },
      (match, { ratings, blend }: MatchForecast) => {
        const p = gridResult(ratings.grid);
        lines.push([match.day, match.home, p.home, p.draw, gridResult(blend!.grid).home]);
      },
    );
    return lines;
  };

  it('cannot look ahead: a changed future leaves earlier forecasts unchanged', () => {
    const day = lastDay - 56;
    expect(matches.some((match) => match.day === day)).toBe(true);
    const changed = matches.map((match) =>
      match.day < day
        ? match
        : {
            ...match,
            score: { home: 9, away: 0 },
            shots: { home: 40, away: 0 },
            shotsOnTarget: { home: 30, away: 0 },
            closing: { average: { result: { home: 1.01, draw: 20, away: 40 } } },
          },
    );
    const before = replay(matches);
    const after = replay(changed);
    // The day itself is forecast before it is learned.
    const upTo = (lines: Line[]) => lines.filter(([at]) => at <= day);
    expect(upTo(after)).toEqual(upTo(before));
    expect(upTo(before).length).toBeGreaterThan(40);
    // Later forecasts do change, so the test is able to fail.
    expect(after).not.toEqual(before);
  });

  it('does not use later rows of the file', () => {
    const day = lastDay - 28;
    const cut = replay(matches.filter((match) => match.day <= day));
    expect(cut).toEqual(replay(matches).filter(([at]) => at <= day));
  });

  it('uses at kick-off what the blend did not have: the closing prices', () => {
    const told: Array<{ before: number; late: number; ahead: number[] }> = [];
    const span = { fromDay: lastDay, toDay: lastDay };
    const sides = (match: MatchRecord, late: MatchPrices) =>
      walkForward(
        [...matches.filter((one) => one !== match), { ...match, closing: late }],
        span,
        (one, { blend }, atKickoff) => {
          if (one.home !== match.home) return;
          const kickoff = atKickoff().blend!;
          told.push({
            before: blend!.forecast.result.home,
            late: kickoff.forecast.result.home,
            ahead: [blend!.forecast.ahead, kickoff.forecast.ahead],
          });
        },
      );
    const result = { home: 1.5, draw: 4.2, away: 7 };
    sides(fixture, { average: { result } });
    sides(fixture, { average: { result: { home: 7, draw: 4.2, away: 1.5 } } });
    const [favoured, doubted] = told;
    expect(favoured!.before).toBe(doubted!.before);
    expect(favoured!.late).toBeGreaterThan(0.55);
    expect(doubted!.late).toBeLessThan(0.25);
    expect(favoured!.ahead).toEqual([1, 0]);
  });

  it('uses closing prices for learning only', () => {
    const target = matches.at(-1)!;
    const stripped = matches.map((match) => (match === target ? { ...match, closing: {} } : match));
    expect(replay(stripped)).toEqual(replay(matches));
  });
});

describe('explanation', () => {
  it('adds up to the forecast, with and without the market', () => {
    for (const prices of [undefined, fixture.opening]) {
      const forecast = forecastMatch(fitted, fixture, prices);
      const { start, factors, end } = explainMatch(forecast);
      for (const side of ['home', 'draw', 'away'] as const) {
        const moved = factors.reduce((total, factor) => total + factor.change[side], start[side]);
        expect(moved).toBeCloseTo(end[side], 12);
      }
      const supremacy = factors.reduce((total, factor) => total + factor.supremacy, 0);
      const expected = prices
        ? forecast.blend!.forecast.supremacy
        : forecast.ratings.forecast.supremacy.mean;
      expect(supremacy).toBeCloseTo(expected, 12);
      for (const step of ['market', 'price_move']) {
        expect(factors.some(({ name }) => name === step)).toBe(prices !== undefined);
      }
      const home = factors.find(({ name }) => name === 'home_advantage')!;
      expect(home.change.home).toBeGreaterThan(0);
    }
  });
});

describe('the age of prices', () => {
  const at = (hours: number) =>
    forecastMatch(fitted, fixture, fixture.opening, hours).blend!.forecast;

  it('scales the move that is still to come, down to nothing at kick-off', () => {
    const moves = [0, 1, 6, 24, 72].map((hours) => Math.abs(at(hours).supremacy - at(0).supremacy));
    expect(moves).toEqual([...moves].sort((a, b) => a - b));
    expect(moves[0]).toBe(0);
    expect(moves[4]).toBeGreaterThan(0);
    expect(at(0).supremacy).toBe(at(0).market.supremacy);
    // Unknown age counts as about a day. Older than a week changes nothing more, and after kick-off counts as
    // kick-off.
    expect(forecastMatch(fitted, fixture, fixture.opening).blend!.forecast).toEqual(at(24));
    expect(at(1000)).toEqual(at(168));
    expect(at(-2)).toEqual(at(0));
  });

  it('changes a forecast only slightly if a clock is an hour off', () => {
    for (const hours of [0.5, 2, 12, 30]) {
      const [there, later] = [at(hours), at(hours + 1)];
      expect(Math.abs(there.result.home - later.result.home)).toBeLessThan(0.005);
    }
  });

  it('learns from prices in between too, with the same result', () => {
    const seen = matches.map((match) => ({
      ...match,
      between: { prices: match.opening!, hours: 8 },
    }));
    const [once, twice] = [matches, seen].map((rows) => fitForecaster(rows, lastDay - 30));
    expect(twice!.blend.supremacy.count).toBe(2 * once!.blend.supremacy.count);
    expect(twice!.blend.leagues).toEqual(once!.blend.leagues);
    const said = [once!, twice!].map((one) => forecastMatch(one, fixture, fixture.opening, 12));
    const [a, b] = said.map(({ blend }) => blend!.forecast.result.home) as [number, number];
    expect(a).not.toBe(b);
    expect(Math.abs(a - b)).toBeLessThan(0.01);
  });

  it('is a step of the explanation, which still adds up', () => {
    for (const hours of [0, 3, 40]) {
      const forecast = forecastMatch(fitted, fixture, fixture.opening, hours);
      const { start, factors, end } = explainMatch(forecast);
      const move = factors.find(({ name }) => name === 'price_move')!;
      if (hours === 0) expect(move.supremacy).toBe(0);
      else expect(move.supremacy).not.toBe(0);
      const sumOf = factors.reduce((total, { change }) => total + change.home, start.home);
      expect(sumOf).toBeCloseTo(end.home, 12);
      expect(end.home).toBeCloseTo(forecast.blend!.forecast.result.home, 12);
    }
  });
});

describe('opening prices that are missing for a month', () => {
  it('cost the blend what it would have learned, without a jump', () => {
    const [from, to] = [lastDay - 70, lastDay - 35];
    const gap = matches.map((match): MatchRecord => {
      if (match.day < from || match.day >= to) return match;
      const { opening: _, ...rest } = match;
      return rest;
    });
    const there = forecastMatch(fitForecaster(matches, lastDay), fixture, fixture.opening);
    const after = forecastMatch(fitForecaster(gap, lastDay), fixture, fixture.opening);
    expect(after.warnings).toEqual([]);
    const { result } = after.blend!.forecast;
    expect(Math.abs(result.home - there.blend!.forecast.result.home)).toBeLessThan(0.01);
    // Ratings continue from closing prices as if nothing were missing.
    expect(gridResult(after.ratings.grid)).toEqual(gridResult(there.ratings.grid));
    // Inside the gap there is no market to blend with.
    const inside = gap.find(({ day }) => day >= from && day < to)!;
    expect(forecastMatch(fitForecaster(gap, inside.day), inside, inside.opening).blend).toBeNull();
  });
});

describe('intervals', () => {
  it('contain the forecast, stay within 0 and 1, and widen with uncertainty', () => {
    const forecast = forecastMatch(fitted, fixture, fixture.opening);
    const p = betProbabilities(forecast.ratings.grid);
    const known = ratingIntervals(forecast.ratings);
    const unseen = ratingIntervals(forecastMatch(fitted, { ...fixture, home: 'Nobody' }).ratings);
    for (const bet of ['1', 'X', '2', 'o_2_5', 'goal', '1_o_2_5', 'home_goals_5'] as const) {
      const { low, high } = known[bet];
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThan(p[bet]);
      expect(high).toBeGreaterThan(p[bet]);
    }
    expect(unseen['1'].high - unseen['1'].low).toBeGreaterThan(known['1'].high - known['1'].low);
    const blended = blendIntervals(forecast.blend!.forecast, forecast.ratings.forecast.phase);
    const { home } = forecast.blend!.forecast.result;
    expect(blended['1'].low).toBeLessThan(home);
    expect(blended['1'].high).toBeGreaterThan(home);
  });
});

describe('learned state', () => {
  it('is plain data: a copy keeps learning and gives exactly the same forecasts', () => {
    const copy = structuredClone(fitForecaster(matches, lastDay - 60));
    // Day by day, as the job does every morning.
    for (let day = lastDay - 60; day < lastDay - 30; day++) {
      const today = matches.filter((match) => match.day === day);
      learnMatches(copy, today);
    }
    expect(forecastMatch(copy, fixture, fixture.opening)).toEqual(
      forecastMatch(fitted, fixture, fixture.opening),
    );
  });
});
