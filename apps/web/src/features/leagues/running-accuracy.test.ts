import { describe, expect, it } from 'vitest';
import { MEAN_WEEKS, runningAccuracy } from './running-accuracy.ts';

const week = (week_start: string, hits: number, number_of_matches: number) => ({
  week_start,
  number_of_matches,
  accuracy: number_of_matches ? Math.round((hits / number_of_matches) * 1e4) / 100 : null,
});

describe('runningAccuracy', () => {
  it('gives every match the same weight, instead of every week', () => {
    const [, second] = runningAccuracy([week('2026-03-02', 1, 1), week('2026-03-09', 3, 9)]);
    expect(second).toMatchObject({ matches: 9, meanMatches: 10, week: '2026-03-09' });
    expect(second!.accuracy).toBe(33.33);
    expect(second!.mean).toBeCloseTo(40, 10);
    expect(second!.low).toBeLessThan(40);
    expect(second!.high).toBeGreaterThan(40);
  });

  it('gives a single lucky week a wide interval', () => {
    const [only] = runningAccuracy([week('2026-03-02', 2, 2)]);
    expect(only!.mean).toBe(100);
    expect(only!.low).toBeLessThan(45);
  });

  it('leaves out weeks that are too long ago, also across a summer', () => {
    const weeks = Array.from({ length: MEAN_WEEKS + 1 }, (_, at) => {
      const day = new Date(Date.UTC(2026, 2, 2 + at * 7)).toISOString().slice(0, 10);
      return week(day, at === 0 ? 0 : 4, 4);
    });
    const running = runningAccuracy(weeks);
    expect(running[MEAN_WEEKS - 1]!.mean).toBeLessThan(100);
    expect(running[MEAN_WEEKS]!.mean).toBe(100);

    const [, autumn] = runningAccuracy([week('2026-05-25', 0, 10), week('2026-08-24', 5, 10)]);
    expect(autumn).toMatchObject({ mean: 50, meanMatches: 10 });
  });

  it('leaves out weeks without matches', () => {
    expect(runningAccuracy([week('2026-03-02', 0, 0)])).toEqual([]);
    expect(runningAccuracy([])).toEqual([]);
  });
});
