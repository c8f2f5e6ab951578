import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { expect, test } from 'vitest';
import { askedEvents, readRows, readVote, rowsFrom, withPostponed } from './vote-rows.ts';

test('votes are read as people write them', () => {
  expect(['6,5', ' 7 ', '6.5', '', 's.v.', 'sv', '11', '-1', 'sei'].map(readVote)).toEqual([
    6.5,
    7,
    6.5,
    null,
    null,
    null,
    undefined,
    undefined,
    undefined,
  ]);
});

test('only changed rows are sent, and nothing while any value is invalid', () => {
  const votes = [
    { player_id: 1, vote: 6.5, events: {} },
    { player_id: 2, vote: null },
  ];
  const known = rowsFrom(votes, 'it');
  expect(readRows(known, known)).toEqual({ ok: true, votes: [] });
  expect(readRows(known, rowsFrom(votes, 'en'))).toEqual({ ok: true, votes: [] });
  const changed = new Map(known).set(2, { vote: '6,5', events: { goals: '2', assists: '' } });
  expect(readRows(changed, known)).toEqual({
    ok: true,
    votes: [{ player_id: 2, vote: 6.5, events: { goals: 2 } }],
  });
  const wrong = new Map(changed).set(1, { vote: '6', events: { goals: '1,5' } });
  expect(readRows(wrong, known)).toEqual({ ok: false, wrong: [1] });
});

test('the events that a championship values are asked for, and no others', () => {
  const { bonus } = PRESETS['classic-standard'];
  const empty = { vote: '', events: {} };
  const usual = askedEvents(bonus, 'A', empty);
  expect(usual).not.toContain('setPieceAssists');
  expect(usual).not.toContain('winningGoals');
  const generous = { ...bonus, setPieceAssist: 0.5, winningGoal: 1, equalisingGoal: 0.5 };
  expect(askedEvents({ ...generous, playerOfTheMatch: 1 }, 'A', empty)).toEqual([
    ...usual,
    'setPieceAssists',
    'winningGoals',
    'equalisingGoals',
    'playerOfTheMatch',
  ]);
  expect(askedEvents({ ...bonus, playerOfTheMatch: 1 }, 'P', empty)).toContain('playerOfTheMatch');
  // A count from a file is shown, so that it can be corrected.
  expect(askedEvents(bonus, 'A', { vote: '7', events: { winningGoals: '1' } })).toContain(
    'winningGoals',
  );
});

test('a word on a postponed match is sent where it differs from the calendar', () => {
  const votes = [{ player_id: 1, vote: 6, events: {} }];
  expect(withPostponed(votes, [1, 2], [1, 2])).toEqual(votes);
  expect(withPostponed(votes, [1], [2, 3])).toEqual([
    { player_id: 1, vote: 6, events: {}, postponed: false },
    { player_id: 2, postponed: true },
    { player_id: 3, postponed: true },
  ]);
});
