import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { expect, test } from 'vitest';
import { stepsOf } from './setup.ts';

const WHOLE = new Map(TOURNAMENTS.map(({ tournament_id }) => [tournament_id, 3]));
const next = (state: Parameters<typeof stepsOf>[0]) => stepsOf(state).find(({ done }) => !done);

test('each step names what comes next, in order', () => {
  const empty = { leagues: new Map<number, number>(), unknownNames: 4, coming: 0, forecasts: 0 };
  expect(next(empty)?.todo).toContain('--seasons all');
  expect(next({ ...empty, leagues: WHOLE })?.todo).toContain('alias list');
  const named = { ...empty, leagues: WHOLE, unknownNames: 0 };
  expect(next(named)?.todo).toContain('import football-data.co.uk');
  expect(next({ ...named, coming: 9 })?.todo).toContain('forecast');
  expect(next({ ...named, coming: 9, forecasts: 9 })).toBeUndefined();
});

test('a league that is short of past seasons is named', () => {
  const leagues = new Map([...WHOLE, [524, 1] as const]);
  const [first] = stepsOf({ leagues, unknownNames: 0, coming: 1, forecasts: 1 });
  expect(first).toMatchObject({ done: false, text: 'past seasons: short of Italy Serie A' });
});
