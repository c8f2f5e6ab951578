import { describe, expect, it } from 'vitest';
import { BET_GROUPS, BET_TYPES, isBetType } from './bet-types.ts';

describe('bet types', () => {
  it('lists each key once: 3 + 4 + 6 + 2 + 48 + 12', () => {
    expect(BET_TYPES).toHaveLength(75);
    expect(new Set(BET_TYPES).size).toBe(75);
    expect(BET_GROUPS.combination).toHaveLength(48);
  });

  it('holds the keys of the specification and of the decisions', () => {
    for (const key of ['1', 'X2', '2X', 'u_1_5', 'o_3_5', 'goal', 'no_goal']) {
      expect(isBetType(key)).toBe(true);
    }
    for (const key of [
      '1_o_2_5',
      'X_u_3_5',
      '2_goal',
      '1X_no_goal',
      'home_goals_0',
      'away_goals_5',
    ]) {
      expect(isBetType(key)).toBe(true);
    }
  });

  it('refuses strangers', () => {
    for (const key of ['', '3', '2X_goal', 'o_4_5', 'home_goals_6', 'toString']) {
      expect(isBetType(key)).toBe(false);
    }
  });
});
