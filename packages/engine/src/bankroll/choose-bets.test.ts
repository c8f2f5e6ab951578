import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBets, type MatchOffer } from './choose-bets.ts';
import { shareStakes } from './stakes.ts';

/** A match whose home side wins with `probability` and has the price `odds`. */
function offer(matchId: number, probability: number, odds?: number): MatchOffer<number> {
  const rest = (1 - probability) / 2;
  return {
    matchId,
    probabilities: { 1: probability, X: rest, 2: rest },
    bestOdds: odds === undefined ? {} : { 1: odds },
  };
}

function reasonOf(probability: number, odds?: number, levelPercent = 70) {
  return chooseBets([offer(1, probability, odds)], { levelPercent }).leftOut[0]?.reason ?? null;
}

describe('choosing bets', () => {
  it('takes what exceeds the level and pays at least 2% above fair', () => {
    const { bets, leftOut } = chooseBets([offer(7, 0.75, 1.4)], { levelPercent: 70 });
    expect(leftOut).toEqual([]);
    expect(bets).toEqual([
      { matchId: 7, bet: '1', probability: 0.75, oddsDecimal: 1.4, value: 0.75 * 1.4 },
    ]);
  });

  it.each([
    ['at the level, not above it', 0.7, 1.5, 'probability-too-low'],
    ['at the level in single precision', Math.fround(0.55), 1.9, 'probability-too-low'],
    ['just above', 0.7001, 1.5, null],
    ['exactly 2% above fair', 0.75, 1.36, null],
    ['the same in single precision', Math.fround(0.85), 1.2, null],
    ['less', 0.75, 1.35, 'price-too-low'],
    ['just below 10%', 0.75, 1.46, null],
    ['exactly 10% above fair', 0.88, 1.25, 'price-suspect'],
    ['more', 0.75, 2, 'price-suspect'],
    ['no price', 0.75, undefined, 'no-price'],
    ['a price that is none', 0.75, 1, 'no-price'],
    ['a price that is none', 0.75, Number.NaN, 'no-price'],
    ['a price that is none', 0.75, Number.POSITIVE_INFINITY, 'no-price'],
    ['a forecast that is none', Number.NaN, 1.5, 'probability-too-low'],
  ] as const)('%s: %d at %d', (_, probability, odds, reason) => {
    expect(reasonOf(probability, odds, probability < 0.6 ? 55 : 70)).toBe(reason);
  });

  it('bets a match once, whatever comes later', () => {
    const options = { levelPercent: 60, alreadyBet: new Set([1]) };
    const offers = [offer(1, 0.75, 1.4), offer(2, 0.75, 1.4), offer(2, 0.8, 1.3)];
    const { bets, leftOut } = chooseBets(offers, options);
    expect(bets.map(({ matchId }) => matchId)).toEqual([2]);
    expect(leftOut.map(({ matchId, reason }) => [matchId, reason])).toEqual([
      [1, 'already-bet'],
      [2, 'already-bet'],
    ]);
    expect(options.alreadyBet).toEqual(new Set([1]));
  });

  it('looks at the likeliest result only', () => {
    const away: MatchOffer<string> = {
      matchId: 'a',
      probabilities: { 1: 0.15, X: 0.2, 2: 0.65 },
      bestOdds: { 1: 9, X: 6, 2: 1.6 },
    };
    expect(chooseBets([away], { levelPercent: 60 }).bets).toMatchObject([
      { bet: '2', oddsDecimal: 1.6 },
    ]);
  });

  it('gives every match an answer, and more of them bets the higher the risk', () => {
    const offers = fc.array(
      fc.tuple(
        fc.double({ min: 0.34, max: 0.99, noNaN: true }),
        fc.double({ min: 1.01, max: 3, noNaN: true }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(offers, (drawn) => {
        const all = drawn.map(([p, odds], at) => offer(at, p, odds));
        let before = new Set<number>();
        for (const levelPercent of [70, 65, 60, 55]) {
          const { bets, leftOut } = chooseBets(all, { levelPercent });
          expect(bets.length + leftOut.length).toBe(all.length);
          const taken = new Set(bets.map(({ matchId }) => matchId));
          expect([...before].every((matchId) => taken.has(matchId))).toBe(true);
          before = taken;
        }
      }),
    );
  });
});

describe('stakes', () => {
  it.each([
    // Twenty bets or more: everything, in equal parts.
    [{ mondayCents: 10_000, stakedCents: 0, bets: 20 }, 500, null, 0, null],
    [{ mondayCents: 10_000, stakedCents: 0, bets: 30 }, 333, null, 10, 'indivisible'],
    // Fewer: 5% each, and the rest is kept.
    [{ mondayCents: 10_000, stakedCents: 0, bets: 3 }, 500, null, 8500, 'few-bets'],
    [{ mondayCents: 10_019, stakedCents: 0, bets: 1 }, 500, null, 9519, 'few-bets'],
    [{ mondayCents: 10_019, stakedCents: 0, bets: 20 }, 500, null, 19, 'indivisible'],
    // A later slot shares what is left.
    [{ mondayCents: 10_000, stakedCents: 9000, bets: 4 }, 250, null, 0, null],
    [{ mondayCents: 10_000, stakedCents: 5000, bets: 4 }, 500, null, 3000, 'few-bets'],
    [{ mondayCents: 10_000, stakedCents: 10_000, bets: 4 }, 0, 'nothing-left', 0, null],
    [{ mondayCents: 10_000, stakedCents: 9998, bets: 4 }, 0, 'too-little', 2, 'indivisible'],
    [{ mondayCents: 19, stakedCents: 0, bets: 1 }, 0, 'too-little', 19, 'indivisible'],
    [{ mondayCents: 0, stakedCents: 0, bets: 1 }, 0, 'nothing-left', 0, null],
    [{ mondayCents: 10_000, stakedCents: 0, bets: 0 }, 0, null, 10_000, 'no-bets'],
  ] as const)('%o', (request, stakeCents, noStake, keptCents, kept) => {
    expect(shareStakes(request)).toEqual({ stakeCents, noStake, keptCents, kept });
  });

  it('never exceed what is there or 5% of it, over any slots', () => {
    const slots = fc.array(fc.nat({ max: 60 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), slots, (mondayCents, betsOf) => {
        let stakedCents = 0;
        for (const bets of betsOf) {
          const { stakeCents, keptCents } = shareStakes({ mondayCents, stakedCents, bets });
          expect(Number.isSafeInteger(stakeCents)).toBe(true);
          expect(20 * stakeCents).toBeLessThanOrEqual(mondayCents);
          stakedCents += bets * stakeCents;
          expect(stakedCents + keptCents).toBe(mondayCents);
        }
      }),
    );
  });
});
