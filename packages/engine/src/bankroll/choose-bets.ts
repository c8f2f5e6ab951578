/** Which bets the plan takes from a week's matches, and why it leaves out the others. The rule in words and
 *  its evidence: docs/models/plan.md. */
import { FINAL_RESULTS, type FinalResult } from '../markets/bet-types.ts';

/** The minimum of probability × price, and the value from which the price is considered stale or wrong.
 *  Chosen on 2018/19 to 2022/23. */
export const LEAST_VALUE = 1.02;
export const SUSPECT_VALUE = 1.1;

export type MatchOffer<Id> = {
  matchId: Id;
  /** The blend's probabilities, from 0 to 1. */
  probabilities: Readonly<Record<FinalResult, number>>;
  /** The best price of each result; absent if nobody offers it. */
  bestOdds: Readonly<Partial<Record<FinalResult, number>>>;
};

/** The bet considered in a match: its most likely result. */
export type ConsideredBet<Id> = {
  matchId: Id;
  bet: FinalResult;
  probability: number;
  oddsDecimal: number | null;
  /** Probability × price, the expected return of one euro; null without a price. */
  value: number | null;
};
/** Taken because `probability` exceeds the level and `value` lies between the two bounds. */
export type ChosenBet<Id> = ConsideredBet<Id> & { oddsDecimal: number; value: number };
export type LeftOutReason =
  | 'already-bet'
  | 'probability-too-low'
  | 'no-price'
  | 'price-too-low'
  | 'price-suspect';
export type LeftOutMatch<Id> = ConsideredBet<Id> & { reason: LeftOutReason };
export type BetChoice<Id> = { bets: ChosenBet<Id>[]; leftOut: LeftOutMatch<Id>[] };

export type ChoiceOptions<Id> = {
  /** The risk level in percent: a probability must be strictly greater. */
  levelPercent: number;
  /** Matches that have a bet from an earlier slot. */
  alreadyBet?: ReadonlySet<Id>;
};

/** Probabilities are stored with single precision: this tolerance keeps the last bit from deciding about a
 *  bound. */
const LAST_BIT = 1e-7;
const LOWEST_ODDS = 1;

/** The bets are in the order of the offers. Levels are 50 or more, so only the most likely result of a match
 *  can pass. */
export function chooseBets<Id>(
  offers: readonly MatchOffer<Id>[],
  { levelPercent, alreadyBet = new Set() }: ChoiceOptions<Id>,
): BetChoice<Id> {
  const taken = new Set(alreadyBet);
  const choice: BetChoice<Id> = { bets: [], leftOut: [] };
  for (const offer of offers) {
    const considered = likeliest(offer);
    const reason = taken.has(offer.matchId)
      ? 'already-bet'
      : reasonAgainst(considered, levelPercent / 100);
    if (reason) {
      choice.leftOut.push({ ...considered, reason });
    } else {
      choice.bets.push(considered as ChosenBet<Id>);
      taken.add(offer.matchId);
    }
  }
  return choice;
}

function reasonAgainst<Id>(bet: ConsideredBet<Id>, level: number): LeftOutReason | null {
  if (!(bet.probability > level + LAST_BIT)) return 'probability-too-low';
  if (bet.value === null) return 'no-price';
  if (bet.value < LEAST_VALUE - LAST_BIT) return 'price-too-low';
  return bet.value < SUSPECT_VALUE - LAST_BIT ? null : 'price-suspect';
}

function likeliest<Id>({ matchId, probabilities, bestOdds }: MatchOffer<Id>): ConsideredBet<Id> {
  let bet: FinalResult = FINAL_RESULTS[0];
  for (const other of FINAL_RESULTS) if (probabilities[other] > probabilities[bet]) bet = other;
  const probability = probabilities[bet];
  const quoted = bestOdds[bet];
  const oddsDecimal =
    quoted !== undefined && quoted > LOWEST_ODDS && Number.isFinite(quoted) ? quoted : null;
  const value = oddsDecimal === null ? null : probability * oddsDecimal;
  return { matchId, bet, probability, oddsDecimal, value };
}
