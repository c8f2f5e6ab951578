import { describe, expect, it } from 'vitest';
import {
  againstMarket,
  CHANCE,
  closingInterval,
  differenceOf,
  givenToOutcome,
  partLabels,
  plainBand,
  radiusOf,
  seenBins,
  splitBand,
  verdictOf,
} from './measures.ts';

const bin = (count: number, observed: number | null = 50) => ({
  from: 50,
  to: 60,
  count,
  said: observed === null ? null : 55,
  observed,
  low: 40,
  high: 70,
  inside: true,
});

describe('a log loss in words', () => {
  it('is the probability given to the actual result', () => {
    expect(givenToOutcome(Math.log(3))).toBeCloseTo(CHANCE, 10);
    expect(givenToOutcome(-Math.log(0.6))).toBeCloseTo(60, 10);
  });
});

describe('what is told first', () => {
  const band = (from: number, count: number) => ({
    ...bin(count),
    from,
    to: from + 10,
    said: from + 4,
    observed: from + 3,
  });
  const of = (...bins: ReturnType<typeof band>[]) =>
    plainBand({ bands: [{ bet_market: '1X2', bins }] })?.from ?? null;

  it('is the band around 70 %, if it has enough matches', () => {
    expect(of(band(40, 900), band(70, 50), band(80, 10))).toBe(70);
    expect(of(band(40, 900), band(70, 49))).toBe(40);
  });
  it('is nothing if nothing was counted', () => {
    expect(of()).toBeNull();
    expect(plainBand({ bands: [{ bet_market: '1X2', bins: [bin(0, null)] }] })).toBeNull();
    expect(plainBand({ bands: [] })).toBeNull();
  });
});

describe('the verdict', () => {
  const loss = (given: number) => -Math.log(given / 100);
  const ERROR = 0.0005;
  it('can be for or against us', () => {
    expect(verdictOf(loss(40), loss(37), ERROR)).toBe('ahead');
    expect(verdictOf(loss(37.6), loss(37.5), ERROR)).toBe('aheadSlightly');
    expect(verdictOf(loss(37.5), loss(37.6), ERROR)).toBe('behindSlightly');
    expect(verdictOf(loss(37), loss(40), ERROR)).toBe('behind');
  });
  it('is level where the reader sees the same figure twice', () => {
    expect(verdictOf(loss(37.52), loss(37.48), ERROR)).toBe('level');
  });
  it('is level within two standard errors in either direction', () => {
    const apart = Math.abs(loss(37.6) - loss(37.5));
    expect(verdictOf(loss(37.6), loss(37.5), apart / 1.99)).toBe('level');
    expect(verdictOf(loss(37.5), loss(37.6), apart / 1.99)).toBe('level');
    expect(verdictOf(loss(37.6), loss(37.5), apart / 2.01)).toBe('aheadSlightly');
  });
  it('claims nothing where the error is unknown', () => {
    expect(verdictOf(loss(40), loss(37), undefined)).toBe('level');
    expect(verdictOf(loss(40), loss(37), null)).toBe('level');
  });
  it('does not exist without a market', () => {
    expect(verdictOf(0.98, null, ERROR)).toBe('alone');
    expect(verdictOf(null, 0.98, ERROR)).toBe('alone');
  });
});

describe('against the market', () => {
  it("is a share of the market's error, and a difference", () => {
    expect(againstMarket(0.99, 1)).toBeCloseTo(-1, 10);
    expect(differenceOf(0.99, 1)).toBeCloseTo(-0.01, 10);
  });
  it('is unknown where one of the two is missing', () => {
    expect([againstMarket(null, 1), againstMarket(1, null), againstMarket(1, 0)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(differenceOf(null, 1)).toBeNull();
  });
});

describe('bins', () => {
  it('are shown only where they have predictions', () => {
    expect(seenBins([bin(0, null), bin(3)])).toHaveLength(1);
  });
  it('are split into whole matches that add up', () => {
    const [seen] = seenBins([bin(89, 21.35)]);
    expect(splitBand(seen!)).toEqual({ hits: 19, misses: 70 });
  });
  it('have circles whose area is proportional to their sample, with a visible minimum', () => {
    expect(radiusOf(400, 400, 12)).toBe(12);
    expect(radiusOf(100, 400, 12)).toBe(6);
    expect(radiusOf(1, 40_000, 12)).toBe(2.5);
    expect(radiusOf(0, 0, 12)).toBe(0);
  });
});

describe('labels at the end of two lines', () => {
  it('keep apart and keep their order', () => {
    expect(partLabels(10, 50, 14)).toEqual([10, 50]);
    expect(partLabels(20, 24, 14)).toEqual([15, 29]);
    expect(partLabels(24, 20, 14)).toEqual([29, 15]);
    expect(partLabels(20, 20, 14)).toEqual([13, 27]);
  });
});

describe('the value at the close', () => {
  const closing = (mean: number | null, standard_error: number | null) =>
    closingInterval({ number_of_bets: 10, mean, standard_error, beaten: 40 });
  it('counts as different from zero only if its interval excludes zero', () => {
    expect(closing(-0.02, 0.001)?.verdict).toBe('below');
    expect(closing(0.02, 0.001)?.verdict).toBe('above');
    expect(closing(0.02, 0.02)?.verdict).toBe('unclear');
  });
  it('is unknown without bets', () => {
    expect(closing(null, null)).toBeUndefined();
    expect(closing(0.1, null)).toBeUndefined();
  });
});
