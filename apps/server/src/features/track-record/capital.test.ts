import { expect, test } from 'vitest';
import { capitalByWeek } from './capital.ts';
import type { RecordRow } from './record-store.ts';

const OPTIONS = { initialCents: 10_000, threshold: 70 };

/** A home win forecast with a probability, at a price; the score is 2-0 unless given. */
function favourite(probability: number, odd: number | null, more: Partial<RecordRow> = {}) {
  const rest = (1 - probability) / 2;
  const blend = { '1': probability, X: rest, '2': rest };
  const bestOdds = { ...(odd === null ? {} : { '1': odd }), X: 3, '2': 6 };
  return {
    tournamentId: 524,
    day: '2026-03-14',
    homeGoals: 2,
    awayGoals: 0,
    replayed: false,
    model: blend,
    market: null,
    blend,
    closing: null,
    bestOdds,
    ...more,
  } satisfies RecordRow;
}
const LOST = { homeGoals: 0, awayGoals: 1 };
const VOID = { homeGoals: null, awayGoals: null };

test('weeks are chosen, staked and settled as in the plan, calculated by hand', () => {
  const rows = [
    // 5.00 each: 7.00 and 6.50 of 15.00 come back, so there is no surplus to save.
    favourite(0.75, 1.4),
    favourite(0.8, 1.3),
    favourite(0.75, 1.4, LOST),
    // The week after, from 98.50: 4.92 lost, 4.92 returned.
    favourite(0.75, 1.4, { day: '2026-03-16', ...LOST }),
    favourite(0.75, 1.4, { day: '2026-03-17', ...VOID }),
    // And then 4.67 of 93.58 at 1.40: 1.86 won.
    favourite(0.75, 1.4, { day: '2026-03-24' }),
  ];
  expect(capitalByWeek(rows, OPTIONS)).toEqual([
    { bet_week: '2026-03-09', roi_capital: 98.5, number_of_bets: 3 },
    { bet_week: '2026-03-16', roi_capital: 93.58, number_of_bets: 2 },
    { bet_week: '2026-03-23', roi_capital: 95.44, number_of_bets: 1 },
  ]);
});

test('bets that are too unlikely, unpriced, too expensive or implausibly good are not played', () => {
  const rows = [
    favourite(0.7, 1.5),
    favourite(0.9, null),
    favourite(0.75, 1.35),
    favourite(0.75, 1.47),
  ];
  expect(capitalByWeek(rows, OPTIONS)).toEqual([]);
  expect(capitalByWeek([], OPTIONS)).toEqual([]);
});
