import { samplePlayerList } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { bestOf } from './best-of.ts';
import type { Column } from './column.ts';
import { listPlayers } from './players.ts';

const [first, second, third] = listPlayers(samplePlayerList(3), undefined);
const players = [first!, second!, third!];
const column = (values: readonly (number | null)[], more: Partial<Column> = {}): Column => ({
  id: 'goals',
  short: 'Gf',
  name: 'Gol',
  value: (player) => values[players.indexOf(player)]!,
  show: () => null,
  ...more,
});
const best = (...of: Parameters<typeof column>) => [...bestOf(players, column(...of))];

describe('bestOf', () => {
  it('is the player with the most, or the least of a figure where less is better', () => {
    expect(best([1, 5, 2])).toEqual([second!.id]);
    expect(best([1, 5, 2], { fewIsGood: true })).toEqual([first!.id]);
  });
  it('may be several players', () => {
    expect(best([5, 5, 2])).toEqual([first!.id, second!.id]);
  });
  it('is nobody if all are equal or only one is known, or for a price', () => {
    expect(best([3, 3, 3])).toEqual([]);
    expect(best([null, 3, null])).toEqual([]);
    expect(best([1, 5, 2], { neutral: true })).toEqual([]);
  });
});
