import { expect, it } from 'vitest';
import { carryMatch, readCarried } from './carried-match.ts';
import type { CouponMatch } from './coupon-match.ts';

const line: CouponMatch = {
  match_id: 7,
  match_date: '2026-03-14T19:45:00Z',
  tournament_name: 'Italy Serie A',
  home_team_name: 'Inter',
  away_team_name: 'Milan',
  status: 'scheduled',
  home_goals: null,
  away_goals: null,
  bets: { '1': 50, X: 28, '2': 22, goal: 51 },
};

it('carries what the head of the page shows, and no more', () => {
  const state = structuredClone(carryMatch({ ...line, void: false }));
  const carried = readCarried(state, 7);
  expect(carried).toEqual({ ...line, bets: { '1': 50, X: 28, '2': 22 } });
});

it.each([
  [undefined],
  [null],
  [{}],
  [{ match: null }],
  [{ match: 'Inter' }],
  [{ match: { ...line, match_id: 8 } }],
  [{ match: { ...line, match_date: 'tomorrow' } }],
  [{ match: { ...line, home_team_name: undefined } }],
  [{ match: { ...line, bets: { '1': 'much' } } }],
])('%j is nothing to begin with', (state) => {
  expect(readCarried(state, 7)).toBeNull();
});
