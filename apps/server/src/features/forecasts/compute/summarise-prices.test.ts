import { expect, test } from 'vitest';
import { type SeenQuote, summarisePrices, summariseQuotes } from './summarise-prices.ts';

const HOUR = 3600;
const KICKOFF = 1_000 * HOUR;

const whole = (bookmaker: string, home: number, kind: SeenQuote['kind'], hoursBefore: number) =>
  Object.entries({ '1': home, X: 3.4, '2': 4 }).map(([betType, odd]) => ({
    bookmaker,
    betType,
    odd,
    kind,
    seenAt: KICKOFF - hoursBefore * HOUR,
  }));

test('a bookmaker opens with its first price and closes with its last before kick-off', () => {
  const { opening, closing, openingHours } = summarisePrices(
    [
      ...whole('acme', 2.1, 'live', 50),
      ...whole('acme', 2.2, 'opening', 60),
      ...whole('acme', 2.3, 'live', 5),
      ...whole('acme', 2.4, 'live', 1),
      ...whole('acme', 2.5, 'live', -1),
      ...whole('zeta', 1.9, 'closing', 0),
    ],
    KICKOFF,
    undefined,
  );
  expect(opening.acme?.result?.home).toBe(2.2);
  expect(openingHours).toBe(60);
  expect(opening.zeta).toBeUndefined();
  expect(closing.acme?.result?.home).toBe(2.4);
  expect(closing.average?.result?.home).toBeCloseTo(2.15, 12);
});

test('prices of six hours before kick-off are kept if somebody looked again by then', () => {
  const early = whole('acme', 2.1, 'opening', 30);
  const between = (...quotes: SeenQuote[]) =>
    summarisePrices([...early, ...quotes], KICKOFF, undefined).between;
  expect(between()).toBeNull();
  expect(between(...whole('acme', 2.3, 'live', 5), ...whole('acme', 2.2, 'live', 20))).toBeNull();
  const seen = between(...whole('zeta', 2.4, 'live', 8), ...whole('zeta', 2.6, 'live', 5))!;
  expect(seen.hours).toBe(8);
  // A bookmaker that did not change keeps its price.
  expect(seen.prices.acme!.result!.home).toBe(2.1);
  expect(seen.prices.zeta!.result!.home).toBe(2.4);
});

test('half a market is ignored, and the order of rows changes nothing', () => {
  const quotes = [
    ...whole('zeta', 2, 'opening', 0),
    ...whole('acme', 2.2, 'opening', 0),
    { bookmaker: 'acme', betType: 'o_2_5', odd: 1.9 },
  ];
  const prices = summariseQuotes(quotes, undefined);
  expect(prices.acme).toEqual({ result: { home: 2.2, draw: 3.4, away: 4 } });
  expect(Object.keys(prices)).toEqual(['acme', 'zeta', 'average']);
  expect(JSON.stringify(summariseQuotes([...quotes].reverse(), null))).toBe(JSON.stringify(prices));
  expect(summariseQuotes([], undefined)).toEqual({});
});

test("a provider's own average and maximum count, and its handicaps count with the bookmakers", () => {
  const line = { line: -0.5, home: 1.95, away: 1.93 };
  const prices = summariseQuotes(whole('acme', 2, 'opening', 0), {
    average: { '1': 2.05, X: 3.3, '2': 3.9 },
    maximum: { '1': 2.2, X: 3.5, '2': 4.2 },
    handicap: { acme: line, average: line, pinnacle: line },
  });
  expect(prices).toEqual({
    acme: { result: { home: 2, draw: 3.4, away: 4 }, handicap: line },
    average: { result: { home: 2.05, draw: 3.3, away: 3.9 }, handicap: line },
    maximum: { result: { home: 2.2, draw: 3.5, away: 4.2 } },
    pinnacle: { handicap: line },
  });
});
