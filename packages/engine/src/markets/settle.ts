/** Settling a bet from what happened to its match. */
import type { Score } from '../match/match-record.ts';
import type { BetType } from './bet-types.ts';
import { betPushes, betWins } from './wins.ts';

/** Why a match may have no result to bet on. All of these return the stake. */
export type VoidReason = 'abandoned' | 'postponed' | 'cancelled' | 'awarded';
export type MatchEnd = { score: Score } | { void: VoidReason };
/** Void: the stake is returned, because there was no result to bet on or the bet was a push. */
export type BetOutcome = 'won' | 'lost' | 'void';
export type Settlement = { ok: true; outcome: BetOutcome } | { ok: false; reason: 'bad-score' };

export function settleBet(bet: BetType, end: MatchEnd): Settlement {
  if ('void' in end) return { ok: true, outcome: 'void' };
  const { home, away } = end.score;
  if (![home, away].every((goals) => Number.isInteger(goals) && goals >= 0)) {
    return { ok: false, reason: 'bad-score' };
  }
  return { ok: true, outcome: outcomeOn(bet, end.score) };
}

/** For a score known to be valid. */
export function outcomeOn(bet: BetType, score: Score): BetOutcome {
  if (betPushes(bet, score)) return 'void';
  return betWins(bet, score) ? 'won' : 'lost';
}

/** The payout in cents; a fraction of a cent stays with the bookmaker. */
export function payoutCents(outcome: BetOutcome, stakeCents: number, oddsDecimal: number): number {
  if (outcome === 'void') return stakeCents;
  return outcome === 'won' ? Math.floor(stakeCents * oddsDecimal + 1e-9) : 0;
}
