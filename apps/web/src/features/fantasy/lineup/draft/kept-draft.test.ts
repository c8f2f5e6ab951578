import type { LineupReply } from '@tredici/contract/teams';
import { expect, test } from 'vitest';
import { begunFrom, parseKept } from './kept-draft.ts';

const lineup = { module: '4-4-2', starters: [1, 2], bench: [3], captain: 1, vice: null };
const kept = { round: 12, version: 3, lineup };

test('a stored draft is read back, and anything else is ignored', () => {
  expect(parseKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const paired = { ...kept, lineup: { ...lineup, switch: { starter: 2, reserve: 3 } } };
  expect(parseKept(JSON.parse(JSON.stringify(paired)))).toEqual(paired);
  const wrong = [undefined, null, 7, 'x', [], {}, { ...kept, round: '12' }, { ...kept, lineup: 1 }];
  for (const found of [...wrong, { ...kept, lineup: { ...lineup, bench: ['x'] } }]) {
    expect(parseKept(found)).toBeNull();
  }
});

test('a line-up saved since is newer than the one on which the draft is based', () => {
  const saved = (version: number, is_from_earlier_round = false) =>
    ({ lineup: { ...lineup, version }, is_from_earlier_round }) as LineupReply;
  expect(begunFrom(saved(4), kept).lineup!.version).toBe(3);
  expect(begunFrom(saved(3), kept)).toEqual(saved(3));
  expect(begunFrom(saved(9, true), kept)).toEqual(saved(9, true));
});
