import { emptyForecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import { expect, test } from 'vitest';
import { comingPrices, type NewestQuote } from './coming-prices.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOW = 20_000 * DAY;
const KICKOFF = NOW + 6 * HOUR;

const whole = (bookmaker: string, home: number, seenAt: number): NewestQuote[] =>
  Object.entries({ '1': home, X: 3.4, '2': 4 }).map(([betType, odd]) => ({
    bookmaker,
    betType,
    odd,
    seenAt,
  }));
const honest = [
  ...whole('acme', 2, NOW - HOUR),
  ...whole('beta', 2.02, NOW - HOUR),
  ...whole('zeta', 1.98, NOW - HOUR),
];
const read = (quotes: NewestQuote[], now = NOW) =>
  comingPrices({ kickoff: KICKOFF, quotes, market: null }, now);

/** The home probability, from a forecaster that trusts the market fully. */
function home(quotes: NewestQuote[]): number {
  const { prices, hoursLeft } = read(quotes);
  const fixture = { competition: 'I1', season: 's', day: 20_000, home: 'A', away: 'B' };
  const { blend } = forecastMatch(emptyForecaster(), fixture, prices!, hoursLeft ?? undefined);
  return blend!.forecast.result.home;
}

test('prices date from when they were seen; unchanged ones from when the newest was seen', () => {
  expect(read(honest)).toMatchObject({ hoursLeft: 7, faults: [] });
  const unchanged = whole('beta', 2.02, NOW - 10 * HOUR);
  expect(read([...whole('acme', 2, NOW - HOUR), ...unchanged]).hoursLeft).toBe(7);
  // A price not seen for two days is old even if others are new: part of the prices is late.
  const old = whole('beta', 2.02, NOW - 49 * HOUR);
  expect(read([...whole('acme', 2, NOW - HOUR), ...old]).hoursLeft).toBe((7 + 55) / 2);
  expect(read([])).toEqual({ prices: null, hoursLeft: null, faults: ['no-prices'] });
  expect(read([], NOW - 3 * DAY).faults).toEqual([]);
});

test('a clock an hour ahead causes only a warning', () => {
  const ahead = honest.map((quote) => ({ ...quote, seenAt: quote.seenAt + 2 * HOUR }));
  expect(read(ahead)).toMatchObject({ hoursLeft: 6, faults: ['clock-ahead'] });
  expect(Math.abs(home(ahead) - home(honest))).toBeLessThan(0.005);
});

test('a price from after kick-off and one older than a week are refused', () => {
  const late = whole('live', 1.2, KICKOFF + HOUR);
  expect(read([...honest, ...late])).toMatchObject({
    hoursLeft: 7,
    faults: ['price-after-kickoff'],
  });
  expect(home([...honest, ...late])).toBe(home(honest));
  const stale = whole('stale', 3, NOW - 8 * DAY);
  expect(read([...honest, ...stale])).toMatchObject({ hoursLeft: 7, faults: ['stale-price'] });
  expect(home([...honest, ...stale])).toBe(home(honest));
  // With no prices left there is no market, and what a provider computed from them is stale too.
  const market = { average: { '1': 3, X: 3.4, '2': 2.4 } } as const;
  expect(comingPrices({ kickoff: KICKOFF, quotes: stale, market }, NOW)).toEqual({
    prices: null,
    hoursLeft: null,
    faults: ['stale-price', 'no-prices'],
  });
});

test('a bookmaker with absurd prices is left out of the market, with a warning', () => {
  const absurd = whole('absurd', 40, NOW - HOUR);
  expect(read([...honest, ...absurd]).faults).toEqual(['outlying-bookmaker']);
  expect(home([...honest, ...absurd])).toBe(home(honest));
});
