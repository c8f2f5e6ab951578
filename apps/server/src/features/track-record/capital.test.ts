import { expect, test } from 'vitest';
import { capitalByWeek } from './capital.ts';
import type { RecordRow } from './record-store.ts';

const OPTIONS = { initial: 100, threshold: 60, betsAWeek: 10 };

/** A home win that was forecast with a probability, at a price; 2-0 unless told otherwise. */
function favourite(probability: number, odd: number | null, more: Partial<RecordRow> = {}) {
  const rest = (1 - probability) / 2;
  const blend = { '1': probability, X: rest, '2': rest };
  const bestOdds = { ...(odd === null ? {} : { '1': odd }), X: 3, '2': 6 };
  return {
    ...{ tournamentId: 524, day: '2026-03-14', homeGoals: 2, awayGoals: 0, replayed: false },
    ...{ model: blend, market: null, blend, closing: null, bestOdds },
    ...more,
  } satisfies RecordRow;
}
const LOST = { homeGoals: 0, awayGoals: 1 };
const VOID = { homeGoals: null, awayGoals: null };

test('weeks are settled as by hand in docs/models/bankroll.md', () => {
  const rows = [
    favourite(0.8, 1.5),
    favourite(0.75, 1.4),
    favourite(0.7, 1.6),
    favourite(0.65, 2, LOST),
    // The week after: 106.25 on one that loses all but what a void gives back.
    favourite(0.7, 1.9, { day: '2026-03-16', ...LOST }),
    favourite(0.7, 1.9, { day: '2026-03-17', ...VOID }),
  ];
  const [first, second] = capitalByWeek(rows, OPTIONS);
  expect(first).toEqual({ bet_week: '2026-03-09', roi_capital: 112.5, number_of_bets: 4 });
  // 53.12 lost; savings of 6.25 come back into the bankroll, which changes nothing of the whole.
  expect(second).toEqual({ bet_week: '2026-03-16', roi_capital: 59.38, number_of_bets: 2 });
});

test('the likeliest ten above the threshold that had a price, and no others', () => {
  const rows = [
    ...Array.from({ length: 12 }, (_, at) => favourite(0.7 + at / 100, 1.1)),
    favourite(0.95, null),
    favourite(0.6, 5),
    favourite(0.4, 5),
  ];
  // Of the dozen the two least likely stay out, so that only the ten can win.
  rows[0] = favourite(0.7, 100);
  rows[1] = favourite(0.71, 100);
  expect(capitalByWeek(rows, OPTIONS)).toEqual([
    { bet_week: '2026-03-09', roi_capital: 110, number_of_bets: 10 },
  ]);
  expect(capitalByWeek([], OPTIONS)).toEqual([]);
});

test('who has lost everything stakes nothing more', () => {
  const rows = [
    favourite(0.8, 1.5, LOST),
    favourite(0.8, 1.5, { day: '2026-03-20' }),
    favourite(0.8, 1.5, { day: '2026-03-27' }),
  ];
  expect(
    capitalByWeek(rows, OPTIONS).map((week) => [week.roi_capital, week.number_of_bets]),
  ).toEqual([
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
});
