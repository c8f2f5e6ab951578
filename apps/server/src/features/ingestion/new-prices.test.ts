import { expect, test } from 'vitest';
import { priceKey } from '#features/prices/store.ts';
import type { SourcePrice } from '#sources/source-match.ts';
import { newPrices } from './new-prices.ts';

const kickoff = new Date('2026-03-14T15:00:00Z');
const offer = (part: Partial<SourcePrice> = {}): SourcePrice => ({
  bookmaker: 'bet365',
  betType: '1',
  odd: 2.1,
  kind: 'opening',
  capturedAt: null,
  ...part,
});
const match = (...prices: SourcePrice[]) => ({ id: 7, kickoff, prices });
const latest = (odd: number, capturedAt: string, kind = 'opening') =>
  new Map([[priceKey(7, 'bet365', '1', kind), { odd, capturedAt: new Date(capturedAt) }]]);

test('prices in the file of a past season are dated by their kind', () => {
  const rows = newPrices(
    match(offer(), offer({ kind: 'closing' })),
    new Map(),
    new Date('2026-06-01'),
  );
  expect(rows.map((row) => row.capturedAt.toISOString())).toEqual([
    '2026-03-13T17:00:00.000Z',
    '2026-03-14T15:00:00.000Z',
  ]);
});

test('prices read before the match are dated when they were collected, or when read if that was earlier', () => {
  const dated = (fetchedAt: string) =>
    newPrices(match(offer()), new Map(), new Date(fetchedAt))[0]!.capturedAt.toISOString();
  expect(dated('2026-03-12T09:00:00Z')).toBe('2026-03-12T09:00:00.000Z');
  expect(dated('2026-03-14T09:00:00Z')).toBe('2026-03-13T17:00:00.000Z');
});

test('the same price again is not new, even with more decimals than are stored', () => {
  const fetchedAt = new Date('2026-03-13T09:00:00Z');
  expect(newPrices(match(offer()), latest(2.1, '2026-03-12'), fetchedAt)).toEqual([]);
  expect(newPrices(match(offer({ odd: 2.10001 })), latest(2.1, '2026-03-12'), fetchedAt)).toEqual(
    [],
  );
});

test('a different price is added, dated when it was read', () => {
  const fetchedAt = new Date('2026-06-01T09:00:00Z');
  expect(newPrices(match(offer({ odd: 2.2 })), latest(2.1, '2026-03-12'), fetchedAt)).toMatchObject(
    [{ odd: 2.2, capturedAt: fetchedAt }],
  );
});

test('an older response read again adds nothing', () => {
  const old = offer({ kind: 'live', odd: 2, capturedAt: new Date('2026-03-10T09:00:00Z') });
  expect(newPrices(match(old), latest(2.1, '2026-03-12', 'live'), new Date('2026-03-13'))).toEqual(
    [],
  );
});

test('one bookmaker under two names gives one price', () => {
  const rows = newPrices(match(offer(), offer({ odd: 2.2 })), new Map(), kickoff);
  expect(rows.map(({ odd }) => odd)).toEqual([2.1]);
});
