/** Four ways to stake the same bets, for comparing them. Amounts are whole cents. */
import { payoutCents } from '../markets/settle.ts';
import type { DrawnWeek } from './draw-week.ts';
import { equalStake } from './stakes.ts';
import { type Capital, moved, movesOf } from './week.ts';

export const STAKING_RULES = ['plan', 'literal', 'flat', 'kelly'] as const;
export type StakingRule = (typeof STAKING_RULES)[number];

/** The share of Kelly's fraction that is used: the whole leaves no margin for forecast errors. */
export const KELLY_SHARE = 0.25;

/** The stakes and payouts, overwritten each week. */
export type WeekStakes = { stakeCents: number; payoutCents: number };

/** Plays a drawn week and returns the capital after it; `played` receives the stakes and payouts. */
export function playRule(
  rule: StakingRule,
  capital: Capital,
  week: DrawnWeek,
  played: WeekStakes,
): Capital {
  const { bankrollCents } = capital;
  if (rule === 'kelly') stakeByKelly(bankrollCents, week, played);
  else stakeEqually(stakeOf(rule, capital, week.count), week, played);
  const resultCents = played.payoutCents - played.stakeCents;
  if (rule === 'plan' || rule === 'literal') return moved(capital, movesOf(capital, resultCents));
  // The other two rules set nothing aside, so all capital stays in play.
  return { ...capital, bankrollCents: bankrollCents + resultCents };
}

function stakeOf(rule: 'plan' | 'literal' | 'flat', capital: Capital, bets: number): number {
  const { initialCents, bankrollCents } = capital;
  if (bets === 0) return 0;
  if (rule === 'plan') return equalStake(bankrollCents, bankrollCents, bets);
  if (rule === 'literal') return Math.floor(bankrollCents / bets);
  // Always the same amount: the maximum that the plan would stake in its first week.
  return equalStake(initialCents, bankrollCents, bets);
}

function stakeEqually(stakeCents: number, { count, returns }: DrawnWeek, played: WeekStakes): void {
  let payout = 0;
  for (let at = 0; at < count; at++) payout += payoutCents('won', stakeCents, returns[at]!);
  played.stakeCents = stakeCents * count;
  played.payoutCents = payout;
}

/** Stakes a part of Kelly's fraction on each bet, together never more than the capital. */
function stakeByKelly(
  bankrollCents: number,
  { count, returns, kelly }: DrawnWeek,
  played: WeekStakes,
): void {
  let wanted = 0;
  for (let at = 0; at < count; at++) wanted += KELLY_SHARE * kelly[at]!;
  const scale = (KELLY_SHARE * bankrollCents) / Math.max(1, wanted);
  let stakes = 0;
  let payout = 0;
  for (let at = 0; at < count; at++) {
    const stakeCents = Math.floor(scale * kelly[at]!);
    stakes += stakeCents;
    payout += payoutCents('won', stakeCents, returns[at]!);
  }
  played.stakeCents = stakes;
  played.payoutCents = payout;
}
