import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/random.ts';
import { type Claim, calibrationBins } from './calibration.ts';
import {
  binaryLogLoss,
  brierScore,
  closingLineValue,
  logLoss,
  meanOf,
  outcomeOf,
  rankedProbabilityScore,
} from './scores.ts';

describe('scores', () => {
  const p = { home: 0.5, draw: 0.3, away: 0.2 };

  it('agrees with values worked out by hand', () => {
    // Cumulative 0.5, 0.8 against 1, 1: (0.25 + 0.04) / 2.
    expect(rankedProbabilityScore(p, '1')).toBeCloseTo(0.145, 12);
    // Against 0, 1: (0.25 + 0.04) / 2; against 0, 0: (0.25 + 0.64) / 2.
    expect(rankedProbabilityScore(p, 'X')).toBeCloseTo(0.145, 12);
    expect(rankedProbabilityScore(p, '2')).toBeCloseTo(0.445, 12);
    expect(logLoss(p, 'X')).toBeCloseTo(-Math.log(0.3), 12);
    expect(brierScore(p, '1')).toBeCloseTo(0.25 + 0.09 + 0.04, 12);
    expect(binaryLogLoss(0.6, false)).toBeCloseTo(-Math.log(0.4), 12);
    expect(closingLineValue(2.2, 0.5)).toBeCloseTo(0.1, 12);
    expect(outcomeOf({ home: 1, away: 1 })).toBe('X');
  });

  it('gives a mean with its standard error', () => {
    const { count, mean, standardError } = meanOf([1, 2, 3, 4]);
    expect([count, mean]).toEqual([4, 2.5]);
    expect(standardError).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
    expect(meanOf([]).mean).toBeNaN();
  });
});

describe('calibration', () => {
  const claims = (seed: number, twist: (p: number) => number): Claim[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 6000 }, () => {
      const probability = random.uniform();
      return { probability, happened: random.uniform() < twist(probability) };
    });
  };

  it('finds true claims inside their intervals and false ones outside', () => {
    const outside = (list: Claim[]) => calibrationBins(list).filter((bin) => !bin.isInside).length;
    expect(outside(claims(1, (p) => p))).toBeLessThanOrEqual(1);
    expect(outside(claims(2, (p) => 0.5 + 0.6 * (p - 0.5)))).toBeGreaterThan(5);
  });

  it('has the exact interval of ten tosses of a fair coin', () => {
    const coin = Array.from({ length: 10 }, (_, at) => ({ probability: 0.55, happened: at < 5 }));
    const bin = calibrationBins(coin, 10, 0.95)[5]!;
    // P(X ≤ 2) = 0.0274 and P(X ≥ 9) = 0.0233 of a binomial(10, 0.55).
    expect([bin.low, bin.high]).toEqual([0.2, 0.8]);
    expect(bin.count).toBe(10);
    expect(calibrationBins([])[0]).toMatchObject({ count: 0, isInside: true });
  });
});
