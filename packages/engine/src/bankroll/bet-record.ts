/** The results of bets that were really placed: yield, price compared with the closing price, and how much of
 *  the result luck may explain. Formulas: docs/models/my-bets.md. */
import { type BetOutcome, payoutCents } from '../markets/settle.ts';
import { type Luck, luckOf } from './luck.ts';

export type PlacedBet = {
  stakeCents: number;
  oddsDecimal: number;
  outcome: BetOutcome | 'open';
  /** The forecast's probability when the bet was placed, from 0 to 1; null if there was none. */
  probability: number | null;
  /** The best price of the same bet at kick-off; null if it is not known. */
  closingOdds: number | null;
};

/** A mean with its standard error and its 90% confidence interval. */
export type MeanInterval = {
  bets: number;
  mean: number;
  standardError: number;
  low: number;
  high: number;
};
export type BetRecord = {
  /** Settled bets, including void ones; `won` counts those that won. */
  bets: number;
  won: number;
  open: number;
  stakedCents: number;
  returnedCents: number;
  profitCents: number;
  /** Profit per euro staked, as a share; null while nothing is settled. */
  yield: { share: number; standardError: number | null } | null;
  /** Price taken / closing price − 1; every bet has the same weight. */
  closingLine: MeanInterval | null;
  /** The result compared with what the forecasts predicted, over the bets that have one. */
  againstForecast: Luck | null;
  /** The result compared with that of a user who always gets fair prices, and so has no edge. */
  againstNoEdge: Luck | null;
};

/** A smaller error is only a rounding error of zero. */
const LEAST_ERROR = 1e-9;

/** 90%, in standard deviations of the normal distribution. */
const Z_90 = 1.644_853_626_951_472_6;

type SettledBet = PlacedBet & { outcome: BetOutcome };

export function betRecord(placed: readonly PlacedBet[]): BetRecord {
  const settled = placed.filter(isSettled);
  const stakedCents = sum(settled, ({ stakeCents }) => stakeCents);
  const returnedCents = sum(settled, returnOf);
  return {
    bets: settled.length,
    won: settled.filter(({ outcome }) => outcome === 'won').length,
    open: placed.length - settled.length,
    stakedCents,
    returnedCents,
    profitCents: returnedCents - stakedCents,
    yield: yieldOf(settled),
    closingLine: closingLineOf(placed),
    againstForecast: luckAgainst(settled, ({ probability }) => probability),
    againstNoEdge: luckAgainst(settled, ({ oddsDecimal }) => 1 / oddsDecimal),
  };
}

/** The same by bookmaker, league, bet type or month; largest stake first. */
export function betRecordsBy<Bet extends PlacedBet, Key extends string | number>(
  placed: readonly Bet[],
  keyOf: (bet: Bet) => Key,
): { key: Key; record: BetRecord }[] {
  return [...Map.groupBy(placed, keyOf)]
    .map(([key, bets]) => ({ key, record: betRecord(bets) }))
    .sort((a, b) => b.record.stakedCents - a.record.stakedCents || (a.key < b.key ? -1 : 1));
}

/** How good a user's prices are: 1 for the best ones, 0 for the average. Null if the best and the average
 *  price were the same for every bet. */
export function usualPriceShare(
  bets: readonly { oddsDecimal: number; bestOdds: number; averageOdds: number }[],
): number | null {
  const informative = bets.filter(({ bestOdds, averageOdds }) => bestOdds > averageOdds);
  const between = sum(informative, ({ bestOdds, averageOdds }) => bestOdds - averageOdds);
  if (between === 0) return null;
  const got = sum(informative, ({ oddsDecimal, averageOdds }) => oddsDecimal - averageOdds);
  return Math.min(1, Math.max(0, got / between));
}

/** Profit over stake. Its standard error is that of a ratio: it is based on the difference between each bet's
 *  profit and the yield times its stake. It is null for a single bet, and for bets that all ended alike. */
function yieldOf(settled: readonly SettledBet[]): BetRecord['yield'] {
  const staked = sum(settled, ({ stakeCents }) => stakeCents);
  if (staked === 0) return null;
  const share = sum(settled, profitOf) / staked;
  const count = settled.length;
  const squares = sum(settled, (bet) => (profitOf(bet) - share * bet.stakeCents) ** 2);
  const error = count > 1 ? Math.sqrt((squares * count) / (count - 1)) / staked : 0;
  return { share, standardError: error > LEAST_ERROR ? error : null };
}

function closingLineOf(placed: readonly PlacedBet[]): MeanInterval | null {
  const values = placed.flatMap(({ oddsDecimal, closingOdds }) =>
    closingOdds !== null && closingOdds > 1 ? [oddsDecimal / closingOdds - 1] : [],
  );
  if (values.length < 2) return null;
  const mean = sum(values, (value) => value) / values.length;
  const variance = sum(values, (value) => (value - mean) ** 2) / (values.length - 1);
  const standardError = Math.sqrt(variance / values.length);
  const reach = Z_90 * standardError;
  return { bets: values.length, mean, standardError, low: mean - reach, high: mean + reach };
}

function luckAgainst(
  settled: readonly SettledBet[],
  probabilityOf: (bet: SettledBet) => number | null,
): Luck | null {
  const counted = settled.flatMap((bet) => {
    const probability = bet.outcome === 'void' ? null : probabilityOf(bet);
    if (probability === null || bet.stakeCents === 0) return [];
    const { stakeCents, oddsDecimal } = bet;
    return [{ stakeCents, oddsDecimal, probability, profitCents: profitOf(bet) }];
  });
  return luckOf(counted);
}

function isSettled(bet: PlacedBet): bet is SettledBet {
  return bet.outcome !== 'open';
}

function returnOf({ outcome, stakeCents, oddsDecimal }: SettledBet): number {
  return payoutCents(outcome, stakeCents, oddsDecimal);
}

function profitOf(bet: SettledBet): number {
  return returnOf(bet) - bet.stakeCents;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
