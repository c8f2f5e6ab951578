import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { columnsThatFit, roomAt } from './column-room.ts';

const column = (id: string, wide = false): Column => ({
  id,
  short: id,
  name: id,
  value: () => null,
  show: () => null,
  ...(wide && { wide }),
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => column(id)) as [
  Column,
  Column,
  Column,
  Column,
];
const line = column('line', true);
const fitting = (...given: Parameters<typeof columnsThatFit>) =>
  columnsThatFit(...given).map(({ id }) => id);

describe('the columns there is room for', () => {
  it('are three on a phone and eleven on a desktop', () => {
    expect([390, 820, 1440].map(roomAt)).toEqual([3, 8, 11]);
  });
  it('are the first chosen ones', () => {
    expect(fitting([a, b, c, d], a, 3)).toEqual(['a', 'b', 'c']);
    expect(fitting([a, b], a, 3)).toEqual(['a', 'b']);
  });
  it('end with the column by which the list is sorted', () => {
    expect(fitting([a, b, c, d], d, 3)).toEqual(['a', 'b', 'd']);
    expect(fitting([a], d, 3)).toEqual(['a', 'd']);
  });
  it('reserve the room of two columns for a trend line', () => {
    expect(fitting([a, line, b], a, 3)).toEqual(['a', 'line']);
    expect(fitting([a, b, c], line, 3)).toEqual(['a', 'line']);
  });
  it('are only the chosen ones if the list is sorted by name', () => {
    expect(fitting([a, b], undefined, 3)).toEqual(['a', 'b']);
  });
});
