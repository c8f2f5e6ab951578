import { expect, test } from 'vitest';
import { describeDetail } from './describe-detail.ts';

test.each([
  [
    { userId: 6, until: '2030-06-30T22:00:00.000Z', before: null, action: 'grant' },
    '#6 · 2030-06-30',
  ],
  [{ matchId: 12, correction: { status: 'cancelled' }, before: {} }, '#12'],
  [{ source: 'the-odds-api', name: 'Interr', club: 'Inter' }, 'Interr · Inter · the-odds-api'],
  [{ mails: 3 }, '3'],
  [{}, ''],
])('%j reads %s', (detail, said) => {
  expect(describeDetail(detail)).toBe(said);
});

test('it stays short', () => {
  expect(describeDetail({ name: 'x'.repeat(10_000) })).toHaveLength(200);
});
