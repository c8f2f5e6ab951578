import { expect, test } from 'vitest';
import { readRows, readVote, rowsFrom } from './vote-rows.ts';

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
