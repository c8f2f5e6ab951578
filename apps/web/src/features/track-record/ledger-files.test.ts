import { expect, it } from 'vitest';
import { ledgerParts, verifyCommand } from './ledger-files.ts';

it('says which rows each file contains', () => {
  const parts = ledgerParts(['/l.csv', '/l.csv?from=10001'], 12_345);
  expect(parts.map(({ from, to, fileName }) => [from, to, fileName])).toEqual([
    [1, 10_000, 'ledger-1.csv'],
    [10_001, 12_345, 'ledger-10001.csv'],
  ]);
  expect(verifyCommand(parts)).toBe('node verify-ledger.mjs ledger-1.csv ledger-10001.csv');
});

it('writes a command of limited length, however many files there are', () => {
  const parts = ledgerParts(
    Array.from({ length: 12 }, (_, at) => `/l.csv?from=${at * 10_000 + 1}`),
    115_000,
  );
  expect(verifyCommand(parts)).toBe(
    'node verify-ledger.mjs ledger-1.csv ledger-10001.csv … ledger-110001.csv',
  );
});
