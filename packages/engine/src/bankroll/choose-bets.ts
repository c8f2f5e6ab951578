/** Which bets of a week's matches the plan takes, and why it leaves out the others. The rule in words
 *  and its evidence: docs/models/plan.md. */
import { FINAL_RESULTS, type FinalResult } from '../markets/bet-types.ts';

/** Probability × price that a bet must reach, and from which on the price is taken for stale or wrong.
 *  Chosen on 2018/19 to 2022/23. */
export const LEAST_VALUE = 1.02;
export const SUSPECT_VALUE = 1.1;

export type MatchOffer<Id> = {
  matchId: Id;
  /** The blend's, from 0 to 1. */
  probabilities: Readonly<Record<FinalResult, number>>;
  /** The best price of each result; absent where nobody quotes it. */
  bestOdds: Readonly<Partial<Record<FinalResult, number>>>;
};

/** What was looked at in a match: its likeliest result. */
export type ConsideredBet<Id> = {
  matchId: Id;
  bet: FinalResult;
  probability: number;
  oddsDecimal: number | null;
  /** Probability × price, what a euro is expected to give back; null without a price. */
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
  /** The risk level: a probability must be strictly greater, in percent. */
  levelPercent: number;
  /** Matches that have their bet from an earlier slot. */
  alreadyBet?: ReadonlySet<Id>;
};

/** Probabilities are stored with single precision: no bound is passed or missed by the last bit. */
const LAST_BIT = 1e-7;
const LOWEST_ODDS = 1;

/** Bets come in the order of the offers. Levels are 50 or more, so that only the likeliest result of a
 *  match can pass. */
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
