import type { MyBet, StakeLimitReply } from '@tredici/contract/my-bets';
import { centsOf } from '#lib/api/cents.ts';
import { now } from '#lib/api/settings.ts';
import { dayInRome } from '#lib/i18n/rome-time.ts';

const monthOf = (instant: Date | string) => dayInRome(instant).slice(0, 7);

/** Whether a bet counts in the month that the limit applies to. */
export const isOfThisMonth = (placedAt: string): boolean => monthOf(placedAt) === monthOf(now());

/** The limit without this bet's stake, for correcting the bet; undefined if the bet is of another month. */
export function limitBefore(
  limit: StakeLimitReply,
  { stake, placed_at }: Pick<MyBet, 'stake' | 'placed_at'>,
): StakeLimitReply | undefined {
  if (!isOfThisMonth(placed_at)) return undefined;
  if (limit.limit === null) return limit;
  const stakedCents = centsOf(limit.staked) - centsOf(stake);
  const leftCents = Math.max(0, centsOf(limit.limit) - stakedCents);
  return {
    ...limit,
    staked: stakedCents / 100,
    left: leftCents / 100,
    is_reached: leftCents === 0,
  };
}
