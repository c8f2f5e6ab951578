import { scoreGrid } from '@tredici/engine/grid/score-grid';
import { MARKET_LIST } from '@tredici/engine/markets/bet-types';
import { betProbability } from '@tredici/engine/markets/probabilities';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#durations.ts';
import { DEMO_BOOKMAKERS } from './bookmakers.ts';
import { pricesOf, type WorldPrice } from './prices.ts';
import { worldSeasons } from './world.ts';

// Checking every price takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const NOW = Date.parse('2026-11-15T04:00:00Z');
const ORIGIN = { seed: 13, beganAt: NOW };
const MATCHES = [...worldSeasons(ORIGIN, NOW, { since: NOW - 30 * DAY_MS })].flatMap(
  (season) => season.matches,
);
const PRICED = MATCHES.map((match) => ({ match, prices: pricesOf(ORIGIN, match, NOW) })).filter(
  ({ prices }) => prices.length > 0,
);
const AHEAD = MATCHES.filter(({ kickoff }) => kickoff > NOW && kickoff < NOW + 6 * DAY_MS);

type Page = ReadonlyMap<string, number>;

/** The prices of each bookmaker at each time. */
function pagesOf(prices: readonly WorldPrice[], kind: WorldPrice['kind']): Page[] {
  const pages = new Map<string, Map<string, number>>();
  for (const price of prices.filter((each) => each.kind === kind)) {
    const key = `${price.bookmaker.key} ${price.capturedAt}`;
    pages.set(key, (pages.get(key) ?? new Map()).set(price.betType, price.odd));
  }
  return [...pages.values()];
}

/** The markets priced according to the catalogue, with how often each result is covered. */
const MARKETS = MARKET_LIST.filter(({ priced }) => priced !== undefined).map(
  ({ bets, covers = 1 }) => [bets, covers] as const,
);

test('six to ten bookmakers, none of them real', () => {
  expect(DEMO_BOOKMAKERS.length).toBeGreaterThanOrEqual(6);
  expect(DEMO_BOOKMAKERS.length).toBeLessThanOrEqual(10);
  for (const { key, url } of DEMO_BOOKMAKERS) {
    expect(key).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
});

test('every market adds up to a book of 102 to 112', () => {
  const books = PRICED.flatMap(({ prices }) =>
    [...pagesOf(prices, 'opening'), ...pagesOf(prices, 'closing')].flatMap((page) =>
      MARKETS.filter(([bets]) => bets.every((bet) => page.has(bet))).map(
        ([bets, outcomes]) => bets.reduce((sum, bet) => sum + 1 / page.get(bet)!, 0) / outcomes,
      ),
    ),
  );
  expect(books.length).toBeGreaterThan(10_000);
  for (const [bets] of MARKETS) {
    const priced = PRICED.some(({ prices }) => prices.some(({ betType }) => betType === bets[0]));
    expect(priced, bets.join(' ')).toBe(true);
  }
  expect(books.reduce((a, b) => Math.min(a, b))).toBeGreaterThanOrEqual(1.02);
  expect(books.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(1.12);
});

test('closing prices are unbiased on average, and closer to the truth than opening ones', () => {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, said: 0, won: 0 }));
  const error = { opening: 0, closing: 0 };
  for (const { match, prices } of PRICED) {
    const truth = betProbability(scoreGrid(match.rates), '1');
    const { home, away } = match.result.goals;
    for (const kind of ['opening', 'closing'] as const) {
      const page = pagesOf(
        prices.filter(({ bookmaker }) => bookmaker === DEMO_BOOKMAKERS[0]),
        kind,
      )[0];
      if (!page) continue;
      const raw = ['1', 'X', '2'].map((bet) => 1 / page.get(bet)!);
      const sum = raw.reduce((a, b) => a + b, 0);
      const said = raw.map((p) => p / sum);
      error[kind] += Math.abs(said[0]! - truth);
      if (kind === 'opening') continue;
      const won = [home > away, home === away, home < away];
      said.forEach((p, i) => {
        const bin = bins[Math.min(9, Math.floor(p * 10))]!;
        bin.count++;
        bin.said += p;
        bin.won += won[i] ? 1 : 0;
      });
    }
  }
  expect(error.closing).toBeLessThan(error.opening * 0.75);
  for (const { count, said, won } of bins.filter((bin) => bin.count > 300)) {
    // Four standard errors.
    expect(Math.abs(said - won) / count).toBeLessThan(4 * Math.sqrt(0.25 / count));
  }
});

test('matches of the next six days are priced, except for a few matches and bookmakers', () => {
  const priced = AHEAD.map((match) => pricesOf(ORIGIN, match, NOW)).filter((p) => p.length > 0);
  const share = priced.length / AHEAD.length;
  expect(share).toBeGreaterThan(0.93);
  expect(share).toBeLessThan(1);
  const offers = priced.map((prices) => new Set(prices.map((p) => p.bookmaker.key)).size);
  expect(Math.min(...offers)).toBeLessThan(DEMO_BOOKMAKERS.length);
  expect(offers.filter((count) => count >= 5).length / offers.length).toBeGreaterThan(0.9);
});

test('prices are seen once each, before kick-off and not after now, from opening to close', () => {
  for (const { match, prices } of PRICED) {
    const playedAt = match.postponement?.kickoff ?? match.kickoff;
    const keys = prices.map((p) => `${p.bookmaker.key} ${p.betType} ${p.kind} ${p.capturedAt}`);
    expect(new Set(keys).size).toBe(keys.length);
    const opened = new Map<string, number>();
    for (const { bookmaker, kind, capturedAt } of prices) {
      if (kind === 'opening') opened.set(bookmaker.key, capturedAt);
    }
    const odd = prices.filter(
      ({ bookmaker, kind, capturedAt, odd }) =>
        odd <= 1 ||
        capturedAt >= playedAt ||
        capturedAt > NOW ||
        capturedAt % 60_000 !== 0 ||
        (kind !== 'opening' && capturedAt <= (opened.get(bookmaker.key) ?? 0)),
    );
    expect(odd).toEqual([]);
  }
});
