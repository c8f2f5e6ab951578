/** The weekly rule of the strategy, in integer cents. The rule in words, with an example computed by
 *  hand: docs/models/bankroll.md. */
import { type BetOutcome, payoutCents } from '../markets/settle.ts';

/** The share of every surplus that is reinvested; the rest is set aside. */
export const REINVESTED_SHARE = 0.5;

export type Capital = {
  /** The starting amount: when the bankroll is below it, savings are moved back. */
  initialCents: number;
  /** The amount that can be staked. */
  bankrollCents: number;
  /** The amount set aside. */
  savingsCents: number;
};
export type WeekPlayed = { stakeCents: number; payoutCents: number };
export type SettledStake = { stakeCents: number; oddsDecimal: number; outcome: BetOutcome };

/** What a week did to the capital, part by part. */
export type WeekMoves = {
  /** Payout minus stake: the change of bankroll and savings together. */
  resultCents: number;
  reinvestedCents: number;
  setAsideCents: number;
  /** From savings back into the bankroll. */
  toppedUpCents: number;
};
export type WeekRefusal = 'not-whole-cents' | 'negative' | 'stake-above-bankroll';
export type WeekSettlement =
  | { ok: true; capital: Capital; moves: WeekMoves }
  | { ok: false; reason: WeekRefusal };

export function startCapital(initialCents: number): Capital {
  return { initialCents, bankrollCents: initialCents, savingsCents: 0 };
}

/** A week's stakes and payouts: odds times stake for the bets that won. A void bet returns its stake. */
export function playedWeek(stakes: readonly SettledStake[]): WeekPlayed {
  let stakeCents = 0;
  let payout = 0;
  for (const stake of stakes) {
    stakeCents += stake.stakeCents;
    payout += payoutCents(stake.outcome, stake.stakeCents, stake.oddsDecimal);
  }
  return { stakeCents, payoutCents: payout };
}

export function settleWeek(capital: Capital, week: WeekPlayed): WeekSettlement {
  const amounts = [...Object.values(capital), week.stakeCents, week.payoutCents];
  if (!amounts.every(Number.isSafeInteger)) return { ok: false, reason: 'not-whole-cents' };
  if (amounts.some((cents) => cents < 0)) return { ok: false, reason: 'negative' };
  if (week.stakeCents > capital.bankrollCents) return { ok: false, reason: 'stake-above-bankroll' };

  const moves = movesOf(capital, week.payoutCents - week.stakeCents);
  return { ok: true, capital: moved(capital, moves), moves };
}

/** The rule itself, for valid amounts. The stake returns to the bankroll; only the surplus is shared. An odd
 *  cent is saved. */
export function movesOf(capital: Capital, resultCents: number): WeekMoves {
  const reinvestedCents = resultCents > 0 ? Math.floor(resultCents * REINVESTED_SHARE) : 0;
  const setAsideCents = resultCents > 0 ? resultCents - reinvestedCents : 0;
  const bankroll = capital.bankrollCents + (resultCents > 0 ? reinvestedCents : resultCents);
  const missing = Math.max(0, capital.initialCents - bankroll);
  const toppedUpCents = Math.min(missing, capital.savingsCents + setAsideCents);
  return { resultCents, reinvestedCents, setAsideCents, toppedUpCents };
}

export function moved(capital: Capital, moves: WeekMoves): Capital {
  const { resultCents, setAsideCents, toppedUpCents } = moves;
  return {
    initialCents: capital.initialCents,
    bankrollCents: capital.bankrollCents + resultCents - setAsideCents + toppedUpCents,
    savingsCents: capital.savingsCents + setAsideCents - toppedUpCents,
  };
}
