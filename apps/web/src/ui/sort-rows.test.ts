import { expect, it } from 'vitest';
import { nextOrder, sortRows } from './sort-rows.ts';

const rows = [
  { name: 'Serie A', n: 3 },
  { name: 'Bundesliga', n: null },
  { name: 'Eredivisie', n: 7 },
];

it('sorts names as words and figures as numbers, both ways, the unknown last', () => {
  const names = (sorted: typeof rows) => sorted.map(({ name }) => name);
  expect(names(sortRows(rows, (row) => row.name, false))).toEqual([
    'Bundesliga',
    'Eredivisie',
    'Serie A',
  ]);
  expect(names(sortRows(rows, (row) => row.n, false))).toEqual([
    'Serie A',
    'Eredivisie',
    'Bundesliga',
  ]);
  expect(names(sortRows(rows, (row) => row.n, true))).toEqual([
    'Eredivisie',
    'Serie A',
    'Bundesliga',
  ]);
});

it('turns the order round at the second click, and starts anew with another column', () => {
  const first = nextOrder({ by: 'name', descending: false }, 'n', true);
  expect(first).toEqual({ by: 'n', descending: true });
  expect(nextOrder(first, 'n', true)).toEqual({ by: 'n', descending: false });
  expect(nextOrder(first, 'name', false)).toEqual({ by: 'name', descending: false });
});
