import { expect, test } from 'vitest';
import { createNegotiator, negotiateEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=abc', 'identity'],
  ['GZIP', 'gzip'],
] as const)('%s gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  expect(createNegotiator()(header)).toBe(encoding);
});

test('a negotiator with a full cache still answers correctly', () => {
  const negotiate = createNegotiator(2);
  for (let i = 0; i < 10; i += 1) expect(negotiate(`br;q=0.${i + 1}, x${i}`)).toBe('br');
});
