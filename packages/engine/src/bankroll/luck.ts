/** Where a result lies among all possible results of the same bets. */
import { payoutCents } from '../markets/settle.ts';
import { normalDensity, normalTail } from '../numeric/normal.ts';

export type LuckyBet = {
  stakeCents: number;
  oddsDecimal: number;
  /** The probability that it wins, from 0 to 1. */
  probability: number;
  /** The actual profit. */
  profitCents: number;
};
export type Luck = {
  bets: number;
  profitCents: number;
  /** The profit expected from these probabilities and prices, and its standard deviation. */
  expectedCents: number;
  spreadCents: number;
  /** Profit minus expected profit. */
  luckCents: number;
  /** The probability of a better result plus half that of an equal one: near 0 lucky, near 1 unlucky. */
  betterChance: number;
  /** The probability of an equal result, which matters while bets are few or alike; 0 if it is negligible. */
  equalChance: number;
};

type Chances = Pick<Luck, 'betterChance' | 'equalChance'>;

/** The number of steps of the grid on which the results are counted, and how many spreads it covers to either
 *  side. */
const STEPS = 2048;
const REACH = 8;

/** Up to so many steps, every way in which the bets can end is counted. This is enough for a dozen bets, or
 *  for more than a hundred that are alike, because many of their ways give the same profit. */
const MOST_COUNTED = 2 ** 14;
/** The limit of the bets' third absolute moments divided by the cube of their spread. Below it no single bet
 *  matters much, and the sum is normal except for its skewness: from about a hundred similar bets on. */
const SMOOTH = 0.12;

/** Null without bets. */
export function luckOf(bets: readonly LuckyBet[]): Luck | null {
  if (bets.length === 0) return null;
  let profitCents = 0;
  let expectedCents = 0;
  let variance = 0;
  let skew = 0;
  let roughness = 0;
  for (const bet of bets) {
    const { probability, stakeCents } = bet;
    const payout = payoutCents('won', stakeCents, bet.oddsDecimal);
    profitCents += bet.profitCents;
    expectedCents += probability * payout - stakeCents;
    const spread = probability * (1 - probability);
    variance += spread * payout ** 2;
    skew += spread * (1 - 2 * probability) * payout ** 3;
    roughness += spread * (1 - 2 * spread) * payout ** 3;
  }
  const spreadCents = Math.sqrt(variance);
  const luckCents = profitCents - expectedCents;
  return {
    bets: bets.length,
    profitCents,
    expectedCents,
    spreadCents,
    luckCents,
    ...(chancesByCounting(bets, profitCents) ?? {
      betterChance:
        roughness < SMOOTH * spreadCents ** 3
          ? chanceOfMany(luckCents / spreadCents, skew / spreadCents ** 3)
          : chanceOnGrid(bets, luckCents, spreadCents),
      equalChance: 0,
    }),
  };
}

/** Null if there are too many ways. */
function chancesByCounting(bets: readonly LuckyBet[], profitCents: number): Chances | null {
  let ways = new Map([[0, 1]]);
  let steps = 0;
  for (const { probability, stakeCents, oddsDecimal } of bets) {
    steps += ways.size;
    if (steps > MOST_COUNTED) return null;
    const gain = payoutCents('won', stakeCents, oddsDecimal) - stakeCents;
    const next = new Map<number, number>();
    for (const [profit, chance] of ways) {
      add(next, profit + gain, chance * probability);
      add(next, profit - stakeCents, chance * (1 - probability));
    }
    ways = next;
  }
  let betterChance = 0;
  for (const [profit, chance] of ways) if (profit > profitCents) betterChance += chance;
  const equalChance = ways.get(profitCents) ?? 0;
  return { betterChance: betterChance + equalChance / 2, equalChance };
}

function add(ways: Map<number, number>, profit: number, chance: number): void {
  ways.set(profit, (ways.get(profit) ?? 0) + chance);
}

/** The normal distribution with the first term of Edgeworth's series for the skewness. */
function chanceOfMany(z: number, skewness: number): number {
  const chance = normalTail(z) + (skewness / 6) * (z * z - 1) * normalDensity(z);
  return Math.min(1, Math.max(0, chance));
}

/** The distribution of the sum, on a grid that is fine compared with its spread. */
function chanceOnGrid(bets: readonly LuckyBet[], luckCents: number, spreadCents: number): number {
  // Only one result is possible, and an equal result counts half.
  if (spreadCents === 0) return 0.5;
  const step = (2 * REACH * spreadCents) / STEPS;
  // The expected result is in the middle; each bet shifts the distribution by its deviation from the expected
  // profit.
  let law = new Float64Array(STEPS + 1);
  let next = new Float64Array(STEPS + 1);
  law[STEPS / 2] = 1;
  for (const { probability, stakeCents, oddsDecimal } of bets) {
    const payout = payoutCents('won', stakeCents, oddsDecimal);
    next.fill(0);
    shift(law, next, ((1 - probability) * payout) / step, probability);
    shift(law, next, (-probability * payout) / step, 1 - probability);
    [law, next] = [next, law];
  }
  // Each grid point represents the range of half a step to either side of it.
  const from = STEPS / 2 + luckCents / step;
  let chance = 0;
  for (let at = 0; at <= STEPS; at++) {
    chance += law[at]! * Math.min(1, Math.max(0, at + 0.5 - from));
  }
  return chance;
}

/** Shifts `share` of a distribution by a number of steps, split between the two nearest so that its mean is
 *  kept. What would leave the grid stays at its end: its probability is negligible. */
function shift(law: Float64Array, into: Float64Array, steps: number, share: number): void {
  const whole = Math.floor(steps);
  const upper = share * (steps - whole);
  const lower = share - upper;
  for (let at = 0; at < law.length; at++) {
    const mass = law[at]!;
    if (mass === 0) continue;
    into[clamp(at + whole)]! += lower * mass;
    into[clamp(at + whole + 1)]! += upper * mass;
  }
}

function clamp(at: number): number {
  return Math.min(STEPS, Math.max(0, at));
}
