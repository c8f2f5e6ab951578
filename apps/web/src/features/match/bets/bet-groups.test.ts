import { describe, expect, it } from 'vitest';
import { betsOf, PAGE_GROUPS } from './bet-groups.ts';

type Bets = Parameters<typeof betsOf>[1];
const betsIn = (group: string, bets: Bets = {}) =>
  betsOf(PAGE_GROUPS.find(({ key }) => key === group)!, bets);

describe('under and over', () => {
  it('puts the line with the highest probability first, and the likelier side first in each', () => {
    // The highest of each line: 67.9, 55, 81.
    expect(
      betsIn('under_over', {
        u_1_5: 32.1,
        o_1_5: 67.9,
        u_2_5: 55,
        o_2_5: 45,
        u_3_5: 81,
        o_3_5: 19,
      }),
    ).toEqual(['u_3_5', 'o_3_5', 'o_1_5', 'u_1_5', 'u_2_5', 'o_2_5']);
  });
  it('puts the lower of two equal lines first', () => {
    expect(
      betsIn('under_over', { u_1_5: 25, o_1_5: 75, u_2_5: 50, o_2_5: 50, u_3_5: 75, o_3_5: 25 }),
    ).toEqual(['o_1_5', 'u_1_5', 'u_3_5', 'o_3_5', 'u_2_5', 'o_2_5']);
  });
  it('keeps the order of the lines where there is no estimate', () => {
    expect(betsIn('under_over', {})).toEqual([
      'u_1_5',
      'o_1_5',
      'u_2_5',
      'o_2_5',
      'u_3_5',
      'o_3_5',
    ]);
  });
});

describe('betsOf', () => {
  it('names each double chance once', () => {
    expect(betsIn('double_chance')).toEqual(['1X', 'X2', '12']);
  });
  it('has every combination and every number of goals', () => {
    expect(betsIn('combination')).toHaveLength(48);
    expect(betsIn('team_goals')).toHaveLength(12);
  });
});
