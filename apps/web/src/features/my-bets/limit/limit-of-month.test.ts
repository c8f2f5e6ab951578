import type { StakeLimitReply } from '@tredici/contract/my-bets';
import { expect, test } from 'vitest';
import { now } from '#lib/api/settings.ts';
import { limitBefore } from './limit-of-month.ts';

const LIMIT: StakeLimitReply = { limit: 50, raise: null, staked: 60.1, left: 0, is_reached: true };
const bet = (stake: number, placed_at = now().toISOString()) => ({ stake, placed_at });

test("correcting a bet returns its own stake to the month's limit", () => {
  expect(limitBefore(LIMIT, bet(20.1))).toEqual({
    ...LIMIT,
    staked: 40,
    left: 10,
    is_reached: false,
  });
  expect(limitBefore(LIMIT, bet(10.1))).toEqual({ ...LIMIT, staked: 50 });
});

test('a bet of another month does not affect the limit, and without a limit nothing changes', () => {
  expect(limitBefore(LIMIT, bet(20, '2020-02-29T12:00:00.000Z'))).toBeUndefined();
  const none = { ...LIMIT, limit: null, left: null, is_reached: false };
  expect(limitBefore(none, bet(20))).toBe(none);
});
