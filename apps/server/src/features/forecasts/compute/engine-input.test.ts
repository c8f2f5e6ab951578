import { emptyForecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import { expect, test } from 'vitest';
import { type PlayedRow, toFixture, toRecord } from './engine-input.ts';
import { makeForecast, marketProbabilities, scoresOf } from './make-forecast.ts';

const average = {
  result: { home: 2, draw: 3.4, away: 3.9 },
  totals25: { over: 1.9, under: 1.95 },
};
const pinnacle = { result: { home: 2.02, draw: 3.5, away: 4 } };

const row: PlayedRow = {
  id: 1,
  tournamentId: 524,
  seasonId: 36,
  kickoff: Date.parse('2026-03-14T19:45:00Z') / 1000,
  home: 'Inter',
  away: 'Milan',
  homeGoals: 2,
  awayGoals: 1,
  homeShots: 12,
  awayShots: null,
  homeShotsOnTarget: 5,
  awayShotsOnTarget: 3,
  opening: { pinnacle, average },
  closing: {},
  openingHours: 26.75,
  between: null,
};

test('a row becomes a match of the engine', () => {
  expect(toRecord(row)).toEqual({
    competition: 'I1',
    season: '2025/26',
    day: Date.UTC(2026, 2, 14) / 86_400_000,
    home: 'Inter',
    away: 'Milan',
    score: { home: 2, away: 1 },
    shots: null,
    shotsOnTarget: { home: 5, away: 3 },
    opening: { pinnacle, average },
    openingHours: 26.75,
  });
});

test('a forecast without prices is the model, with four decimals', () => {
  const match = forecastMatch(emptyForecaster(), toFixture(row));
  const made = makeForecast(match, { detailed: true, bestOdds: null });
  expect(made.market).toBeNull();
  expect(made.blend).toEqual(made.model);
  for (const p of Object.values(made.blend)) expect(p).toBe(Math.round(p * 1e4) / 1e4);
  expect(made.scores?.flat().reduce((sum, p) => sum + p)).toBeCloseTo(1, 2);
  const short = makeForecast(match, { detailed: false, bestOdds: { '1': 2 } });
  expect([short.interval, short.explanation, short.scores]).toEqual([null, null, null]);
  expect(short.bestOdds).toEqual({ '1': 2 });
});

test('a blend without past errors does not claim certainty', () => {
  const match = forecastMatch(emptyForecaster(), toFixture(row), { average });
  expect(match.blend!.forecast.totalVariance).toBe(0);
  const { interval, blend } = makeForecast(match, { detailed: true, bestOdds: null });
  for (const bet of ['1', 'X', '2', 'o_2_5', 'goal']) {
    const [low, high] = interval![bet]!;
    expect(low, bet).toBeLessThan(blend[bet]! - 0.005);
    expect(high, bet).toBeGreaterThan(blend[bet]! + 0.005);
  }
});

test('market probabilities follow from the prices', () => {
  const market = marketProbabilities({
    average: { result: { home: 2, draw: 3.6, away: 4 }, totals25: { over: 2, under: 2 } },
  })!;
  expect(market['1']).toBeGreaterThan(market.X);
  expect(market['1'] + market.X + market['2']).toBeCloseTo(1, 9);
  expect(market.o_2_5).toBeCloseTo(0.5, 4);
  expect(marketProbabilities({ average: { totals25: { over: 2, under: 2 } } })).toBeNull();
});

test('a fit with an invalid probability is not published', () => {
  const match = forecastMatch(emptyForecaster(), toFixture(row));
  match.ratings.grid.cells.fill(Number.NaN);
  expect(() => makeForecast(match, { detailed: false, bestOdds: null })).toThrow('the fit gave');
});

test('scores beyond six goals are counted with the sixth', () => {
  const cells = new Float64Array(81).fill(0);
  cells[8 * 9 + 7] = 0.25;
  cells[0] = 0.75;
  const shown = scoresOf({ size: 9, cells });
  expect([shown.length, shown[6]![6], shown[0]![0]]).toEqual([7, 0.25, 0.75]);
});
