import { describe, expect, it } from 'vitest';
import { removeMargin } from '../odds/margin.ts';
import { BEST_PRICE_BOOK, priceBook } from './price-book.ts';
import { sampleRun } from './sample-run.ts';

describe('a book priced from probabilities', () => {
  it('adds up to the book, and the power method finds the probabilities in it', () => {
    const probabilities = [0.62, 0.23, 0.15];
    const odds = priceBook(probabilities, BEST_PRICE_BOOK);
    expect(odds.reduce((sum, odd) => sum + 1 / odd, 0)).toBeCloseTo(BEST_PRICE_BOOK, 2);
    const fair = removeMargin(odds, 'power');
    if (!fair.ok) throw new Error(fair.reason);
    for (const [at, p] of probabilities.entries()) expect(fair.probabilities[at]).toBeCloseTo(p, 2);
  });
  it('takes more of a long shot than of a favourite', () => {
    const [favourite, , longShot] = priceBook([0.8, 0.13, 0.07], BEST_PRICE_BOOK);
    expect(favourite! * 0.8).toBeGreaterThan(longShot! * 0.07);
    expect(favourite! * 0.8).toBeLessThan(1);
  });
  it('is fair without a margin, and never quotes below what anybody would', () => {
    expect(priceBook([0.5, 0.25, 0.25], 1)).toEqual([2, 4, 4]);
    expect(priceBook([0.999, 0.0005, 0.0005], BEST_PRICE_BOOK)[0]).toBe(1.01);
  });
});

describe('a sample run', () => {
  const run = (seed: number) => sampleRun({ seed, weeks: 6, initialCents: 10_000 });

  it('is the same for the same seed, and another for another', () => {
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  it('stakes the whole bankroll in equal parts, but for cents that cannot be parted', () => {
    let bankroll = 10_000;
    let capital = 10_000;
    for (const week of run(3)) {
      expect(week.bets).toBe(10);
      expect(week.stakeCents % week.bets).toBe(0);
      expect(bankroll - week.stakeCents).toBeLessThan(week.bets);
      expect(week.bankrollCents + week.savingsCents).toBe(
        capital + week.payoutCents - week.stakeCents,
      );
      expect(week.won).toBeLessThanOrEqual(week.bets);
      bankroll = week.bankrollCents;
      capital = week.bankrollCents + week.savingsCents;
    }
  });

  it('plays no more when there is nothing left to part', () => {
    expect(sampleRun({ seed: 1, weeks: 1, initialCents: 9 })).toEqual([
      { bets: 0, won: 0, stakeCents: 0, payoutCents: 0, bankrollCents: 9, savingsCents: 0 },
    ]);
  });
});
