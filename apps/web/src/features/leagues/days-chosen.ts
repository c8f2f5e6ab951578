import type { Prognostic } from '@tredici/contract/bets';
import type { Order } from './league-filter.ts';

/** The ranges of days that a list can cover. */
export const SPANS = ['today', 'tomorrow', 'weekend', 'week', 'all'] as const;
export type Span = (typeof SPANS)[number];

export function isSpan(found: unknown): found is Span {
  return (SPANS as readonly unknown[]).includes(found);
}

/** Ordered by chance, a match next month could come before one tonight, so the default there is a week. */
export const usualSpan = (order: Order): Span => (order === 'chance' ? 'week' : 'all');

const DAY_MS = 86_400_000;

/** The first and the last day of a span from today on, both as 2026-03-14 in Rome. The weekend is the next
 *  one from Friday to Monday, or what is left of it. */
export function daysOf(
  span: Exclude<Span, 'all'>,
  today: string,
): readonly [first: string, last: string] {
  const within = (first: number, last: number) =>
    [later(today, first), later(today, last)] as const;
  if (span === 'today') return within(0, 0);
  if (span === 'tomorrow') return within(1, 1);
  if (span === 'week') return within(0, 6);
  const sinceFriday = (new Date(today).getUTCDay() + 2) % 7;
  return sinceFriday <= 3 ? within(0, 3 - sinceFriday) : within(7 - sinceFriday, 10 - sinceFriday);
}

export function inSpan(
  matches: readonly Prognostic[],
  span: Span,
  today: string,
): readonly Prognostic[] {
  if (span === 'all') return matches;
  const [first, last] = daysOf(span, today);
  return matches.filter(({ date }) => date >= first && date <= last);
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
