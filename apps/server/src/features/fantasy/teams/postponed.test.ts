import { expect, test } from 'vitest';
import { stateOfRound } from './postponed.ts';
import type { RoundMatch } from './store.ts';

const SUNDAY = Date.parse('2026-11-15T14:00:00Z') / 1000;
const HOUR = 3600;
const match = (
  home: string,
  status: RoundMatch['status'] = 'finished',
  hoursLater = 0,
): RoundMatch => ({ home, away: `${home} B`, status, kickoff: SUNDAY + hoursLater * HOUR });
const others = ['Bologna', 'Inter', 'Milan', 'Napoli'].map((home) => match(home));

test('matches that were called off or moved to another week are postponed', () => {
  for (const status of ['postponed', 'abandoned', 'cancelled'] as const) {
    const state = stateOfRound([...others, match('Roma', status)], 'wait');
    expect([...state.postponed], status).toEqual(['Roma', 'Roma B']);
    expect(state.unplayed).toBe(0);
  }
  const moved = stateOfRound([...others, match('Roma', 'scheduled', 10 * 24)], 'wait');
  expect([[...moved.postponed], moved.unplayed]).toEqual([['Roma', 'Roma B'], 0]);
});

test('matches on another day of the round are only not played yet', () => {
  const days = [match('Lecce', 'finished', -44), ...others, match('Roma', 'scheduled', 31)];
  expect(stateOfRound(days, 'six')).toEqual({ postponed: new Set(), unplayed: 1 });
  expect(stateOfRound([], 'six')).toEqual({ postponed: new Set(), unplayed: 0 });
});

test('after a postponed match was played, the plain 6 stays and the waiting ends', () => {
  const played = [...others, match('Roma', 'finished', 30 * 24)];
  expect(stateOfRound(played, 'six').postponed).toContain('Roma');
  expect(stateOfRound(played, 'wait').postponed).not.toContain('Roma');
});
