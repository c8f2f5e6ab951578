import { describe, expect, it } from 'vitest';
import {
  BET_TYPES,
  DOUBLE_CHANCES,
  isBetType,
  MARKET_LIST,
  pushOf,
  SECOND_NAMES,
} from './bet-types.ts';
import { GROUPS } from './catalogue.ts';

describe('bet types', () => {
  it('lists each key once: 3 + 4 + 6 + 2 + 48 + 12 + 6', () => {
    expect(BET_TYPES).toHaveLength(81);
    expect(new Set(BET_TYPES).size).toBe(81);
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

  it('names a bet with two names once in its market, and both among the keys', () => {
    expect(DOUBLE_CHANCES).toEqual(['1X', 'X2', '12']);
    expect([...SECOND_NAMES]).toEqual([['X2', '2X']]);
    expect(isBetType('2X')).toBe(true);
  });

  it('refuses unknown keys', () => {
    for (const key of ['', '3', '2X_goal', 'o_5_5', 'home_goals_6', 'toString']) {
      expect(isBetType(key)).toBe(false);
    }
  });
});

describe('the catalogue', () => {
  it('has the groups of the page in their order, each with a market', () => {
    const groups = GROUPS.map(({ key }) => key);
    expect([...new Set(MARKET_LIST.map(({ group }) => group))]).toEqual(groups);
  });

  it('keeps what the specification does not name in a group of its own, after the others', () => {
    const last = GROUPS.at(-1)!.key;
    expect(MARKET_LIST.filter(({ group }) => group === last)).toMatchObject([
      { key: 'under_over_0_5', bets: ['u_0_5', 'o_0_5'], line: 0.5 },
      { key: 'under_over_4_5', bets: ['u_4_5', 'o_4_5'], line: 4.5 },
      { key: 'draw_no_bet', bets: ['dnb_1', 'dnb_2'] },
    ]);
    expect(BET_TYPES.filter((bet) => pushOf(bet))).toEqual(['dnb_1', 'dnb_2']);
  });

  it('puts into lists, best bets and records what the specification names, and nothing else', () => {
    const keys = (named: typeof MARKET_LIST) => named.map(({ key }) => key);
    const listed = MARKET_LIST.filter((market) => market.listed);
    expect(keys(listed)).toEqual([
      '1x2',
      'double_chance',
      'under_over_1_5',
      'under_over_2_5',
      'under_over_3_5',
      'goal_no_goal',
    ]);
    expect(keys(MARKET_LIST.filter(({ group }) => group === 'under_over'))).toEqual([
      'under_over_1_5',
      'under_over_2_5',
      'under_over_3_5',
    ]);
    expect(keys(MARKET_LIST.filter(({ record }) => record))).toEqual([
      '1x2',
      'under_over_2_5',
      'goal_no_goal',
    ]);
  });
});
