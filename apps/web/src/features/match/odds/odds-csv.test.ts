import type { MatchDetail } from '@tredici/contract/match';
import { expect, it } from 'vitest';
import { oddsRows } from './odds-csv.ts';

const quote = (odd: number) => ({
  odd,
  captured_at: '2026-11-14T11:30:00.000Z',
  opening_odd: 2,
  opening_at: '2026-11-07T21:06:00.000Z',
});

it('has one row per price, including X2 only once, in the order of the bookmakers', () => {
  const match = {
    bets: { '1': 40, X2: 60 },
    bookmakers: ['Beta', 'Alfa'],
    odds: {
      Alfa: { url: null, '1': quote(2.4) },
      Beta: { url: 'https://beta.example/', X2: quote(1.6), '2X': quote(1.6), o_2_5: quote(1.9) },
    },
  } as object as MatchDetail;
  const rows = oddsRows(match, { t: (key) => key, nameOf: (bet) => bet });
  const [at, opened] = ['2026-11-14T11:30:00.000Z', '2026-11-07T21:06:00.000Z'];
  expect(rows.slice(1)).toEqual([
    ['Beta', 'X2', 1.6, at, 2, opened, 60, 1.67, 'https://beta.example/'],
    ['Beta', 'o_2_5', 1.9, at, 2, opened, null, null, 'https://beta.example/'],
    ['Alfa', '1', 2.4, at, 2, opened, 40, 2.5, null],
  ]);
  expect(rows[0]).toHaveLength(rows[1]!.length);
});
