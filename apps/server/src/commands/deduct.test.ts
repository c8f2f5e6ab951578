import { expect, test } from 'vitest';
import { readDeduction } from './deduct.ts';

const WORDS = ['italy-serie-a', '2025/26', 'Juventus'];

test('points are taken and given back', () => {
  expect(readDeduction([...WORDS, '10', '--reason', 'sentenza'])).toEqual({
    league: 'italy-serie-a',
    season: '2025/26',
    club: 'Juventus',
    points: 10,
    reason: 'sentenza',
  });
  expect(readDeduction(['--reason', 'ricorso', ...WORDS, '-5'])).toMatchObject({ points: -5 });
});

test.each([
  ['no points', [...WORDS, '--reason', 'x']],
  ['nought', [...WORDS, '0', '--reason', 'x']],
  ['half a point', [...WORDS, '1.5', '--reason', 'x']],
  ['far too many', [...WORDS, '600', '--reason', 'x']],
  ['no reason', [...WORDS, '3']],
  ['an option nobody knows', [...WORDS, '3', '--why', 'x']],
])('%s is refused', (_, args) => {
  expect(readDeduction(args)).toHaveProperty('problem');
});
