import type { Prognostic } from '@tredici/contract/bets';
import type { Order } from './league-filter.ts';

/** How far a list looks. */
export const SPANS = ['today', 'tomorrow', 'weekend', 'week', 'all'] as const;
export type Span = (typeof SPANS)[number];

export function isSpan(found: unknown): found is Span {
  return (SPANS as readonly unknown[]).includes(found);
}

/** By chance a match of next month would stand before one of tonight: there a week is enough, unless
 *  more is asked for. */
export const usualSpan = (order: Order): Span => (order === 'chance' ? 'week' : 'all');

const DAY_MS = 86_400_000;

/** The days of a span, first and last, from today on; both as 2026-03-14, in Rome. The weekend is the
 *  next one from Friday to Monday, or what is left of it. */
export function daysOf(span: Span, today: string): readonly [first: string, last: string] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  switch (span) {
    case 'today':
      return [today, today];
    case 'tomorrow':
      return [later(today, 1), later(today, 1)];
    case 'weekend': {
      const isMonday = weekday === 1;
      // Days since Friday, on a weekend; else none.
      const since = isMonday ? 3 : weekday >= 5 ? weekday - 5 : weekday === 0 ? 2 : null;
      if (since !== null) return [today, later(today, 3 - since)];
      return [later(today, 5 - weekday), later(today, 8 - weekday)];
    }
    case 'week':
      return [today, later(today, 6)];
    case 'all':
      return [today, '9999-12-31'];
  }
}

export function inSpan(matches: readonly Prognostic[], span: Span, today: string): Prognostic[] {
  const [first, last] = daysOf(span, today);
  return matches.filter(({ date }) => date >= first && date <= last);
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
