import { BET_TYPES } from '@tredici/engine/markets/bet-types';
import { expect, test } from 'vitest';
import { settleForecast } from './settle.ts';
import type { UnsettledRow } from './settle-store.ts';

const row: UnsettledRow = {
  forecastId: 1,
  matchId: 2,
  tournamentId: 524,
  seasonId: 36,
  kickoff: Date.parse('2026-03-14T20:00:00Z') / 1000,
  homeGoals: 2,
  awayGoals: 2,
  voidReason: null,
  model: { '1': 0.5, X: 0.3, '2': 0.2, o_2_5: 0.55, goal: 0.6 },
  market: null,
  blend: { '1': 0.4, X: 0.3, '2': 0.3, o_2_5: 0.5, goal: 0.5 },
  bestOdds: { '1': 2.1, X: 3.3 },
  closing: {
    average: { result: { home: 2, draw: 3.4, away: 4 }, totals25: { over: 1.9, under: 1.9 } },
  },
  replayed: false,
};

test('a score settles every bet', () => {
  const { won } = settleForecast(row);
  for (const bet of ['X', '1X', 'X2', '2X', 'o_3_5', 'goal', 'X_goal', 'home_goals_2']) {
    expect(won, bet).toContain(bet);
  }
  for (const bet of ['1', '2', '12', 'u_2_5', 'no_goal', '12_goal', 'home_goals_0']) {
    expect(won, bet).not.toContain(bet);
  }
  expect(won.every((bet) => BET_TYPES.some((known) => known === bet))).toBe(true);
});

test('a push is neither won nor lost: its stake is returned', () => {
  const drawn = settleForecast(row);
  expect(drawn.returned).toEqual(['dnb_1', 'dnb_2']);
  expect(drawn.won.filter((bet) => bet.startsWith('dnb'))).toEqual([]);
  const decided = settleForecast({ ...row, awayGoals: 0 });
  expect(decided.returned).toEqual([]);
  expect(decided.won.filter((bet) => bet.startsWith('dnb'))).toEqual(['dnb_1']);
});

test('the values that records need are stored by name', () => {
  const settled = settleForecast(row);
  expect(settled.blend).toEqual({ '1': 0.4, X: 0.3, '2': 0.3, o_2_5: 0.5, goal: 0.5 });
  expect(settled.market).toBeNull();
  expect(settled.best_odds).toEqual({ '1': 2.1, X: 3.3 });
  const { '1': one, X: draw, '2': two, ...rest } = settled.closing!;
  expect(Object.keys(rest)).toEqual(['o_2_5', 'goal']);
  expect(one! + draw! + two!).toBeCloseTo(1, 5);
  expect(one).toBeGreaterThan(two!);
});

test.each(['postponed', 'cancelled', 'abandoned', 'awarded'] as const)(
  'a match that was %s wins nothing and loses nothing',
  (voidReason) => {
    const settled = settleForecast({ ...row, homeGoals: null, awayGoals: null, voidReason });
    expect(settled.won).toEqual([]);
    expect(settled.returned).toEqual([]);
    expect(settled.void_reason).toBe(voidReason);
  },
);

test('without a closing price there is no closing probability', () => {
  expect(settleForecast({ ...row, closing: null }).closing).toBeNull();
  expect(
    settleForecast({ ...row, closing: { average: { totals25: { over: 1.9, under: 1.9 } } } })
      .closing,
  ).toBeNull();
});
