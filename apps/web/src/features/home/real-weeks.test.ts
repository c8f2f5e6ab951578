import { drawdownOf } from '@tredici/engine/bankroll/plan';
import { equalStake } from '@tredici/engine/bankroll/stakes';
import { moved, movesOf, startCapital } from '@tredici/engine/bankroll/week';
import { describe, expect, it } from 'vitest';
import { placesOf } from './real-places.ts';
import {
  REAL_WEEKS,
  realRuns,
  summarise,
  THRESHOLDS,
  totalsCents,
  weekStart,
} from './real-weeks.ts';

const PRICES = ['best', 'average'] as const;

/** From the table in docs/models/plan.md: level, weeks with bets, bets, share of hits, then final euro and drawdown at
 *  best prices and at average prices. */
const FIRST_84 = [
  [70, 73, 634, 0.806, 271.66, 0.22, 173.93, 0.29],
  [65, 73, 800, 0.78, 308.79, 0.19, 184.36, 0.27],
  [60, 74, 1057, 0.736, 317.11, 0.31, 128.8, 0.49],
  [55, 74, 1371, 0.712, 681.47, 0.26, 295.18, 0.49],
] as const;
const NEXT_69 = [
  [70, 153, 93],
  [65, 111, 51],
  [60, 85, 31],
  [55, 91, 23],
] as const;

const [first, next] = REAL_WEEKS.windows;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the real weeks of the home page', () => {
  it('are 84 from 15 July 2023 and the 69 that followed, each begun with 100 euro', () => {
    expect(REAL_WEEKS.initialCents).toBe(100_00);
    expect([first!.from, first!.weeks]).toEqual(['2023-07-15', 84]);
    expect([next!.from, next!.weeks]).toEqual(['2025-02-22', 69]);
    expect(Date.parse(next!.from) - Date.parse(first!.from)).toBe(84 * 7 * 86_400_000);
  });

  it.each(FIRST_84)('end within ten cents of what was measured at level %i', (level, ...row) => {
    const [weeksWithBets, bets, hits, bestEuro, bestFall, averageEuro, averageFall] = row;
    const found = first!.levels.find((one) => one.level === level)!;
    expect(found.bets.filter((count) => count > 0)).toHaveLength(weeksWithBets);
    expect(sum(found.bets)).toBe(bets);
    expect(sum(found.won) / bets).toBeCloseTo(hits, 3);
    const best = totalsCents(found.best);
    const average = totalsCents(found.average);
    expect(Math.abs(best.at(-1)! / 100 - bestEuro)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(average.at(-1)! / 100 - averageEuro)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(drawdownOf(best) - bestFall)).toBeLessThanOrEqual(0.006);
    expect(Math.abs(drawdownOf(average) - averageFall)).toBeLessThanOrEqual(0.006);
  });

  it.each(NEXT_69)('go on as measured at level %i', (level, bestEuro, averageEuro) => {
    const found = next!.levels.find((one) => one.level === level)!;
    expect(Math.round(totalsCents(found.best).at(-1)! / 100)).toBe(bestEuro);
    expect(Math.round(totalsCents(found.average).at(-1)! / 100)).toBe(averageEuro);
  });

  it('follow the weekly rule to the cent, and never lose more than was staked', () => {
    for (const { weeks, levels } of REAL_WEEKS.windows) {
      for (const level of levels) {
        for (const price of PRICES) {
          const totals = totalsCents(level[price]);
          let capital = startCapital(REAL_WEEKS.initialCents);
          for (let at = 0; at < weeks; at++) {
            const bets = level.bets[at]!;
            const result = totals[at + 1]! - totals[at]!;
            const staked = bets * equalStake(capital.bankrollCents, capital.bankrollCents, bets);
            expect(result).toBeGreaterThanOrEqual(-staked);
            expect(level.won[at]).toBeLessThanOrEqual(bets);
            capital = moved(capital, movesOf(capital, result));
            expect(capital).toMatchObject({
              bankrollCents: level[price].bankrollCents[at],
              savingsCents: level[price].savingsCents[at],
            });
          }
        }
      }
    }
  });

  it('are summed up as they are, losses too', () => {
    const [good, bad] = realRuns({ threshold: 60, price: 'average' });
    const { roi, finalCents, bankrollCents, savingsCents, weeksUp, weeksDown } = summarise(bad);
    expect(bankrollCents + savingsCents).toBe(finalCents);
    expect(roi).toBeCloseTo((finalCents - 10_000) / 100, 10);
    expect(roi).toBeLessThan(-60);
    expect(weeksUp + weeksDown).toBeLessThanOrEqual(69);
    expect(summarise(good)).toMatchObject({ initialCents: 10_000, bets: 1057 });
    expect(summarise(good).hit).toBeCloseTo(73.6, 1);
  });

  it('lost, of the eight lines that followed, in six', () => {
    const lost = PRICES.flatMap((price) =>
      THRESHOLDS.filter((threshold) => summarise(realRuns({ threshold, price })[1]).roi < 0),
    );
    expect(lost).toHaveLength(6);
  });

  it('stand on one axis, the second window apart from the first', () => {
    const runs = realRuns({ threshold: 70, price: 'best' });
    const places = placesOf(runs);
    expect(places.at(0)).toMatchObject({ week: 0, x: 0, day: '2023-07-15' });
    expect(places.at(84)).toMatchObject({ run: runs[0], week: 84, x: 84, day: '2025-02-15' });
    expect(places.at(85)).toMatchObject({ run: runs[1], week: 0, x: 92, day: '2025-02-22' });
    expect(places.at(places.last)).toMatchObject({ week: 69, x: places.width, day: '2026-06-13' });
    expect([places.near(-5), places.near(83.6), places.near(91), places.near(999)]).toEqual([
      0, 84, 85, 154,
    ]);
    expect(weekStart(runs[0], 84)).toBe(runs[1].from);
  });
});
