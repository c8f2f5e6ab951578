import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Capital, playedWeek, settleWeek, startCapital, type WeekPlayed } from './week.ts';

function settled(capital: Capital, week: WeekPlayed) {
  const settlement = settleWeek(capital, week);
  if (!settlement.ok) throw new Error(settlement.reason);
  return settlement;
}

describe('a week of the strategy', () => {
  it('goes as computed by hand in docs/models/bankroll.md', () => {
    const won = playedWeek([
      { stakeCents: 2500, oddsDecimal: 1.5, outcome: 'won' },
      { stakeCents: 2500, oddsDecimal: 1.4, outcome: 'won' },
      { stakeCents: 2500, oddsDecimal: 1.6, outcome: 'won' },
      { stakeCents: 2500, oddsDecimal: 2, outcome: 'lost' },
    ]);
    expect(won).toEqual({ stakeCents: 10_000, payoutCents: 11_250 });

    const first = settled(startCapital(10_000), won);
    expect(first.capital).toEqual({
      initialCents: 10_000,
      bankrollCents: 10_625,
      savingsCents: 625,
    });
    expect(first.moves).toEqual({
      resultCents: 1250,
      reinvestedCents: 625,
      setAsideCents: 625,
      toppedUpCents: 0,
    });

    // A loss: savings are moved back as far as they suffice.
    const second = settled(first.capital, { stakeCents: 10_625, payoutCents: 9000 });
    expect(second.capital).toEqual({ initialCents: 10_000, bankrollCents: 9625, savingsCents: 0 });
    expect(second.moves).toEqual({
      resultCents: -1625,
      reinvestedCents: 0,
      setAsideCents: 0,
      toppedUpCents: 625,
    });

    // A small win below the start: the starting amount is restored, the rest remains in savings.
    const third = settled(second.capital, { stakeCents: 9625, payoutCents: 10_025 });
    expect(third.capital).toEqual({
      initialCents: 10_000,
      bankrollCents: 10_000,
      savingsCents: 25,
    });
    expect(third.moves.toppedUpCents).toBe(175);

    // An odd cent is set aside.
    const fourth = settled(third.capital, { stakeCents: 10_000, payoutCents: 11_401 });
    expect(fourth.capital).toEqual({
      initialCents: 10_000,
      bankrollCents: 10_700,
      savingsCents: 726,
    });
  });

  it('changes nothing when as much comes back as was staked, or nothing was', () => {
    const capital = { initialCents: 10_000, bankrollCents: 12_000, savingsCents: 2000 };
    expect(settled(capital, { stakeCents: 500, payoutCents: 500 }).capital).toEqual(capital);
    expect(settled(capital, { stakeCents: 0, payoutCents: 0 }).capital).toEqual(capital);
    expect(playedWeek([])).toEqual({ stakeCents: 0, payoutCents: 0 });
  });

  it('gives the stake of a void bet back, and keeps fractions of a cent from the payout', () => {
    expect(
      playedWeek([
        { stakeCents: 333, oddsDecimal: 1.55, outcome: 'won' },
        { stakeCents: 333, oddsDecimal: 9, outcome: 'void' },
      ]),
    ).toEqual({ stakeCents: 666, payoutCents: 516 + 333 });
  });

  it('can lose everything, and then stays at nothing', () => {
    const { capital } = settled(startCapital(10_000), { stakeCents: 10_000, payoutCents: 0 });
    expect(capital).toEqual({ initialCents: 10_000, bankrollCents: 0, savingsCents: 0 });
    expect(settleWeek(capital, { stakeCents: 1, payoutCents: 0 })).toEqual({
      ok: false,
      reason: 'stake-above-bankroll',
    });
  });

  it.each([
    ['not-whole-cents', 10_000, { stakeCents: 0.5, payoutCents: 1 }],
    ['not-whole-cents', 10_000, { stakeCents: 1, payoutCents: Number.NaN }],
    ['not-whole-cents', 2 ** 53, { stakeCents: 1, payoutCents: 1 }],
    ['negative', 10_000, { stakeCents: -1, payoutCents: 0 }],
    ['negative', 10_000, { stakeCents: 1, payoutCents: -1 }],
    ['negative', -1, { stakeCents: 0, payoutCents: 0 }],
    ['stake-above-bankroll', 10_000, { stakeCents: 10_001, payoutCents: 0 }],
  ] as const)('refuses what is no week: %s', (reason, initialCents, week) => {
    expect(settleWeek(startCapital(initialCents), week)).toEqual({ ok: false, reason });
  });

  const initial = fc.integer({ min: 0, max: 10_000_000 });
  /** Weeks as shares: of the bankroll that is staked, and of the stake that is paid out. */
  const weeks = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
    ),
    { maxLength: 60 },
  );

  it('conserves money, never goes below nothing, and tops up before it keeps', () => {
    fc.assert(
      fc.property(initial, weeks, (initialCents, shares) => {
        let capital = startCapital(initialCents);
        for (const [staked, paid] of shares) {
          const stakeCents = Math.floor(capital.bankrollCents * staked);
          const payoutCents = Math.floor(stakeCents * paid);
          const before = capital;
          const { capital: after, moves } = settled(before, { stakeCents, payoutCents });
          const result = payoutCents - stakeCents;

          expect(after.bankrollCents + after.savingsCents).toBe(
            before.bankrollCents + before.savingsCents + result,
          );
          expect(moves.resultCents).toBe(result);
          expect(after.bankrollCents).toBeGreaterThanOrEqual(0);
          expect(after.savingsCents).toBeGreaterThanOrEqual(0);
          expect(after.initialCents).toBe(initialCents);
          // There are no savings while the bankroll is below its starting amount.
          expect(after.bankrollCents >= initialCents || after.savingsCents === 0).toBe(true);
          if (result > 0) {
            expect(moves.reinvestedCents + moves.setAsideCents).toBe(result);
            expect(moves.setAsideCents - moves.reinvestedCents).toBeOneOf([0, 1]);
          } else {
            expect(moves.reinvestedCents + moves.setAsideCents).toBe(0);
          }
          // Savings are only used while the bankroll is below its starting amount, and only to restore that.
          if (moves.toppedUpCents > 0)
            expect(after.bankrollCents).toBeLessThanOrEqual(initialCents);
          capital = after;
        }
      }),
    );
  });

  it('is better off the more comes back', () => {
    fc.assert(
      fc.property(
        fc.record({
          initialCents: initial,
          bankrollCents: initial,
          savingsCents: initial,
        }),
        fc.nat({ max: 20_000_000 }),
        fc.nat({ max: 20_000_000 }),
        (capital, a, b) => {
          const stakeCents = capital.bankrollCents;
          const [less, more] = a < b ? [a, b] : [b, a];
          const low = settled(capital, { stakeCents, payoutCents: less }).capital;
          const high = settled(capital, { stakeCents, payoutCents: more }).capital;
          expect(high.bankrollCents).toBeGreaterThanOrEqual(low.bankrollCents);
          expect(high.savingsCents).toBeGreaterThanOrEqual(low.savingsCents);
        },
      ),
    );
  });
});
