import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [-2.5, '-2.5'],
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['Milan, "i rossoneri"', '"Milan, ""i rossoneri"""'],
  ['two\nlines', '"two\nlines"'],
  ['a\rb', '"a\rb"'],
  ['=1+1', '=1+1'],
])('%j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('semicolons are quoted where they separate', () => {
  expect(csvCell('a;b', { separator: ';' })).toBe('"a;b"');
  expect(csvCell('a,b', { separator: ';' })).toBe('a,b');
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd', "'+cmd"],
  ['-', "'-"],
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ['=1,2', '"\'=1,2"'],
  ['a=1', 'a=1'],
  ['-2.50', '-2.50'],
  [-2.5, '-2.5'],
])('guarded against formulas, %j is written as %j', (value, cell) => {
  expect(csvCell(value, { guardFormulas: true })).toBe(cell);
});
