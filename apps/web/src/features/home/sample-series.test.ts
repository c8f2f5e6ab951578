import { SAMPLE_ASSUMPTIONS, sampleRun } from '@tredici/engine/reference/sample-run';
import { describe, expect, it } from 'vitest';

import { CAPITALS_CENTS, SAMPLE, summarise } from './sample-series.ts';
import { SAMPLE_WEEKS } from './sample-weeks.ts';

describe('the 84 weeks of the home page', () => {
  it('are what the strategy makes of the seed, to the cent', () => {
    expect(SAMPLE.seed).toBe(13);
    expect(SAMPLE.assumptions).toEqual(SAMPLE_ASSUMPTIONS);
    const { seed, initialCents } = SAMPLE;
    const again = sampleRun({ seed, initialCents, weeks: SAMPLE_WEEKS });
    expect(SAMPLE.weeks.map(({ bet_week: _, ...week }) => week)).toEqual(again);
  });

  it('begin on 15 July 2023 with 100 euro, a week apart', () => {
    expect(SAMPLE.initialCents).toBe(100_00);
    const days = SAMPLE.weeks.map(({ bet_week }) => bet_week);
    expect(days[0]).toBe('2023-07-15');
    expect(days.at(-1)).toBe('2025-02-15');
    for (const [at, day] of days.slice(1).entries()) {
      expect(Date.parse(day) - Date.parse(days[at]!)).toBe(7 * 86_400_000);
    }
  });

  it('are summed up as they are, losses too', () => {
    expect(summarise([10_000, 9000, 9000, 12_500])).toEqual({
      weeks: 3,
      initialCents: 10_000,
      finalCents: 12_500,
      roi: 25,
      weeksUp: 1,
      weeksDown: 1,
    });
    const { weeks, roi, finalCents, weeksUp, weeksDown } = summarise(CAPITALS_CENTS);
    expect(weeks).toBe(84);
    expect(SAMPLE_WEEKS).toBe(84);
    expect(roi).toBeCloseTo((finalCents - 10_000) / 100, 10);
    const won = SAMPLE.weeks.filter((week) => week.payoutCents > week.stakeCents).length;
    const lost = SAMPLE.weeks.filter((week) => week.payoutCents < week.stakeCents).length;
    expect([weeksUp, weeksDown]).toEqual([won, lost]);
  });
});
