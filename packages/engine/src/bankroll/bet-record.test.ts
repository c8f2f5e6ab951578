import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/random.ts';
import { betRecord, betRecordsBy, type PlacedBet, usualPriceShare } from './bet-record.ts';
import { type LuckyBet, luckOf } from './luck.ts';

const BET: PlacedBet = {
  stakeCents: 1000,
  oddsDecimal: 2,
  outcome: 'won',
  probability: 0.55,
  closingOdds: 1.9,
};

describe('a record of bets', () => {
  it('adds up what was staked and what came back', () => {
    const record = betRecord([
      BET,
      { ...BET, outcome: 'lost', stakeCents: 500 },
      { ...BET, outcome: 'void', stakeCents: 300 },
      { ...BET, outcome: 'open', closingOdds: null },
    ]);
    expect(record).toMatchObject({
      bets: 3,
      won: 1,
      open: 1,
      stakedCents: 1800,
      returnedCents: 2300,
      profitCents: 500,
    });
    expect(record.yield!.share).toBeCloseTo(500 / 1800, 12);
    // 0.55 × 20.00 − 10.00 and 0.55 × 10.00 − 5.00: nothing is expected of a void bet.
    expect(record.againstForecast).toMatchObject({ bets: 2, expectedCents: 150, profitCents: 500 });
    expect(record.againstNoEdge).toMatchObject({ bets: 2, expectedCents: 0, luckCents: 500 });
  });

  it('is empty while nothing is settled', () => {
    expect(betRecord([])).toMatchObject({ bets: 0, yield: null, closingLine: null });
    expect(betRecord([{ ...BET, outcome: 'open' }])).toMatchObject({
      open: 1,
      yield: null,
      againstForecast: null,
      againstNoEdge: null,
    });
  });

  it('compares the price with the closing one, with an interval', () => {
    const closing = (closingOdds: number | null) => ({ ...BET, closingOdds });
    const { closingLine } = betRecord([closing(2), closing(1.6), closing(2.5), closing(null)]);
    // 0, +25% and −20%: mean 1.667%, standard deviation 22.546%.
    expect(closingLine!.bets).toBe(3);
    expect(closingLine!.mean).toBeCloseTo(0.016_667, 5);
    expect(closingLine!.standardError).toBeCloseTo(0.130_171, 5);
    expect(closingLine!.high - closingLine!.low).toBeCloseTo(2 * 1.644_854 * 0.130_171, 4);
    expect(betRecord([closing(2)]).closingLine).toBeNull();
  });

  it('gives flat stakes the standard error of their mean', () => {
    const flat = Array.from({ length: 100 }, (_, at): PlacedBet => {
      return { ...BET, outcome: at < 55 ? 'won' : 'lost' };
    });
    const { share, standardError } = betRecord(flat).yield!;
    expect(share).toBeCloseTo(0.1, 12);
    expect(standardError).toBeCloseTo(2 * Math.sqrt((0.55 * 0.45) / 99), 10);
  });

  it('knows no error of the yield while nothing tells one', () => {
    const lost = { ...BET, outcome: 'lost' as const };
    expect(betRecord([lost]).yield).toEqual({ share: -1, standardError: null });
    expect(betRecord([BET, BET]).yield).toEqual({ share: 1, standardError: null });
    const won = (stakeCents: number) => ({ ...BET, stakeCents, oddsDecimal: 1.37 });
    expect(betRecord([won(700), won(1100)]).yield!.standardError).toBeNull();
    expect(betRecord([BET, lost]).yield!.standardError).toBeCloseTo(1, 12);
  });

  it('is the same per group, most staked first', () => {
    const bets = [
      { ...BET, bookmaker: 'a' },
      { ...BET, bookmaker: 'b', stakeCents: 5000 },
      { ...BET, bookmaker: 'a', outcome: 'lost' as const },
    ];
    const groups = betRecordsBy(bets, ({ bookmaker }) => bookmaker);
    expect(groups.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(groups[1]!.record).toEqual(betRecord([bets[0]!, bets[2]!]));
  });

  it('tells how good the usual price is', () => {
    const got = (oddsDecimal: number) => ({ oddsDecimal, bestOdds: 2, averageOdds: 1.9 });
    expect(usualPriceShare([got(1.95)])).toBeCloseTo(0.5, 10);
    expect(usualPriceShare([got(2), got(1.9), got(1.9), got(2)])).toBeCloseTo(0.5, 10);
    expect(usualPriceShare([got(3)])).toBe(1);
    expect(usualPriceShare([got(1.2)])).toBe(0);
    expect(usualPriceShare([])).toBeNull();
    expect(usualPriceShare([{ oddsDecimal: 2, bestOdds: 2, averageOdds: 2 }])).toBeNull();
  });
});

describe('luck', () => {
  const lucky = (probability: number, oddsDecimal: number, isWon: boolean): LuckyBet => ({
    stakeCents: 100,
    oddsDecimal,
    probability,
    profitCents: isWon ? Math.round(100 * oddsDecimal) - 100 : -100,
  });

  it('agrees with the binomial law also of a thousand bets', () => {
    const bets = 1000;
    for (const [probability, won] of [
      [0.7, 700],
      [0.7, 715],
      [0.7, 680],
      [0.3, 320],
      [0.9, 910],
      [0.9, 880],
    ] as const) {
      const placed = Array.from({ length: bets }, (_, at) => lucky(probability, 1.5, at < won));
      // Calculated with logarithms: the first terms are too small for a floating-point number.
      let log = bets * Math.log(1 - probability);
      let better = 0;
      for (let wins = 0; wins <= bets; wins++) {
        if (wins >= won) better += Math.exp(log) * (wins > won ? 1 : 0.5);
        log += Math.log(((bets - wins) / (wins + 1)) * (probability / (1 - probability)));
      }
      expect(luckOf(placed)!.betterChance).toBeCloseTo(better, 3);
    }
  });

  it('does not take one great stake among many small ones for a smooth law', () => {
    const small = Array.from({ length: 1000 }, (_, at) => lucky(0.5, 2, at % 2 === 0));
    const great = { ...lucky(0.5, 2, true), stakeCents: 1_000_000, profitCents: 1_000_000 };
    // The result depends on whether the large bet wins; if it does, half of those results are better.
    expect(luckOf([...small, great])!.betterChance).toBeCloseTo(0.25, 2);
  });

  it('counts few bets one by one', () => {
    expect(luckOf([])).toBeNull();
    expect(luckOf([lucky(0.6, 2, true)])!.betterChance).toBeCloseTo(0.3, 12);
    expect(luckOf([lucky(0.6, 2, true)])!.equalChance).toBeCloseTo(0.6, 12);
    expect(luckOf([lucky(0.6, 2, false)])!.betterChance).toBeCloseTo(0.8, 12);
    // One of two won: 0.36 both, 0.48 one.
    const one = luckOf([lucky(0.6, 2, true), lucky(0.6, 2, false)])!;
    expect(one.betterChance).toBeCloseTo(0.36 + 0.24, 12);
    expect(one).toMatchObject({ expectedCents: 40, profitCents: 0, luckCents: -40 });
    expect(one.spreadCents).toBeCloseTo(Math.sqrt(2 * 0.24) * 200, 10);
  });

  it('tells how often the same comes out, of many bets that are alike too', () => {
    const bets = Array.from({ length: 100 }, (_, at) => lucky(0.5, 2, at < 50));
    const { betterChance, equalChance } = luckOf(bets)!;
    // The binomial distribution of a hundred: the probability of exactly half is 7.96%.
    expect(equalChance).toBeCloseTo(0.079_589, 6);
    expect(betterChance).toBeCloseTo(0.5, 12);
    const unlike = Array.from({ length: 100 }, (_, at) => lucky(0.5, 1.8 + at / 200, at < 50));
    expect(luckOf(unlike)!.equalChance).toBe(0);
  });

  it.each([13, 60, 400])('agrees with the binomial law of %i equal bets', (count) => {
    const wins = Math.round(0.62 * count);
    const bets = Array.from({ length: count }, (_, at) => lucky(0.6, 1.7, at < wins));
    let term = 0.4 ** count;
    let better = 0;
    for (let won = 0; won <= count; won++) {
      if (won > wins) better += term;
      else if (won === wins) better += term / 2;
      term *= ((count - won) / (won + 1)) * (0.6 / 0.4);
    }
    expect(luckOf(bets)!.betterChance).toBeCloseTo(better, 2);
  });

  it('is spread evenly when the probabilities are right', () => {
    const random = seededRandom(5);
    const chances = Array.from({ length: 100 }, () => {
      const bets = Array.from({ length: 30 }, () => {
        const probability = 0.55 + 0.3 * random.uniform();
        const odds = Math.round(104 / probability) / 100;
        return lucky(probability, odds, random.uniform() < probability);
      });
      return luckOf(bets)!.betterChance;
    });
    const mean = chances.reduce((a, b) => a + b, 0) / chances.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(3 * Math.sqrt(1 / 12 / chances.length));
    const low = chances.filter((chance) => chance < 0.1).length / chances.length;
    expect(Math.abs(low - 0.1)).toBeLessThan(3 * Math.sqrt(0.09 / chances.length));
  });
});
