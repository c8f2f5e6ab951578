import { describe, expect, it } from 'vitest';
import { simulateLeague } from '../../testing/simulated-league.ts';
import { walkForward } from '../evaluate/walk-forward.ts';
import { gridOver25, gridResult } from '../grid/calibrated-grid.ts';
import { betProbabilities } from '../markets/probabilities.ts';
import { type MatchRecord, mondayOf } from '../match/match-record.ts';
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
  it('gives one grid per source that agrees with its own 1X2 and totals', () => {
    const { ratings, blend, warnings } = forecastMatch(fitted, fixture, fixture.opening);
    expect(warnings).toEqual([]);
    const { result, over25 } = blend!.forecast;
    expect(gridResult(blend!.grid).home).toBeCloseTo(result.home, 12);
    expect(gridResult(blend!.grid).draw).toBeCloseTo(result.draw, 12);
    expect(gridOver25(blend!.grid)).toBeCloseTo(over25, 12);
    expect(sum(gridResult(ratings.grid))).toBeCloseTo(1, 12);
    // The market of this made-up league knows the truth: the blend stays near it.
    expect(Math.abs(result.home - blend!.forecast.market.result.home)).toBeLessThan(0.05);
  });

  it('falls back to ratings without usable prices, with a warning where there were some', () => {
    expect(forecastMatch(fitted, fixture)).toMatchObject({ blend: null, warnings: [] });
    expect(forecastMatch(fitted, fixture, {})).toMatchObject({ blend: null, warnings: [] });
    for (const odd of [Number.NaN, -2, 1, 0]) {
      const prices = { bet365: { result: { home: odd, draw: 3, away: 3 } } };
      const forecast = forecastMatch(fitted, fixture, prices);
      expect(forecast).toMatchObject({ blend: null, warnings: [{ code: 'unusable-prices' }] });
    }
  });

  it('answers for a club never seen, and for nothing learned at all', () => {
    const unseen = forecastMatch(fitted, { ...fixture, away: 'Nobody' });
    expect(unseen.warnings).toEqual([{ code: 'unseen-club', clubs: ['Nobody'] }]);
    const blank = forecastMatch(emptyForecaster(), fixture, fixture.opening);
    expect(blank.warnings.map(({ code }) => code)).toEqual(['unseen-club', 'unrated-competition']);
    expect(sum(gridResult(blank.ratings.grid))).toBeCloseTo(1, 12);
    // With no past the blend is the market.
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

  it('cannot look ahead: a changed future leaves earlier forecasts as they were', () => {
    const monday = mondayOf(lastDay - 60);
    const changed = matches.map((match) =>
      match.day < monday
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
    const upTo = (lines: Line[], day: number) => lines.filter(([at]) => at < day);
    expect(upTo(after, monday + 7)).toEqual(upTo(before, monday + 7));
    expect(upTo(before, monday + 7).length).toBeGreaterThan(40);
    // The change is seen later: the test can fail.
    expect(after).not.toEqual(before);
  });

  it('does not use the match of the week before it is over, nor later rows of the file', () => {
    const monday = mondayOf(lastDay);
    const cut = replay(matches.filter((match) => match.day < monday + 7));
    expect(cut).toEqual(replay(matches).filter(([day]) => day < monday + 7));
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
      expect(factors.some(({ name }) => name === 'market')).toBe(prices !== undefined);
      const home = factors.find(({ name }) => name === 'home_advantage')!;
      expect(home.change.home).toBeGreaterThan(0);
    }
  });
});

describe('intervals', () => {
  it('hold the forecast, stay within 0 and 1, and widen with doubt', () => {
    const forecast = forecastMatch(fitted, fixture, fixture.opening);
    const p = betProbabilities(forecast.ratings.grid);
    const known = ratingIntervals(forecast.ratings.forecast);
    const unseen = ratingIntervals(
      forecastMatch(fitted, { ...fixture, home: 'Nobody' }).ratings.forecast,
    );
    for (const bet of ['1', 'X', '2', 'o_2_5', 'goal', '1_o_2_5', 'home_goals_5'] as const) {
      const { low, high } = known[bet];
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThan(p[bet]);
      expect(high).toBeGreaterThan(p[bet]);
    }
    expect(unseen['1'].high - unseen['1'].low).toBeGreaterThan(known['1'].high - known['1'].low);
    const blended = blendIntervals(forecast.blend!.forecast);
    const { home } = forecast.blend!.forecast.result;
    expect(blended['1'].low).toBeLessThan(home);
    expect(blended['1'].high).toBeGreaterThan(home);
  });
});

describe('learned state', () => {
  it('is plain data: a copy of it learns on and forecasts to the last digit the same', () => {
    const monday = mondayOf(lastDay - 60);
    const copy = structuredClone(fitForecaster(matches, monday));
    learnMatches(
      copy,
      matches.filter(({ day }) => day >= monday && day < lastDay - 30),
    );
    expect(forecastMatch(copy, fixture, fixture.opening)).toEqual(
      forecastMatch(fitted, fixture, fixture.opening),
    );
  });
});
