import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { favouritesFirst, NO_FAVOURITES } from '#football/favourite-order.ts';
import type { Order } from './league-filter.ts';

/** About one screenful: two columns side by side where there is room, otherwise one below the other. */
interface Sheet {
  readonly key: string;
  /** The number of its first row. Each day is numbered from one, as on coupons. */
  readonly first: number;
  /** The left one is read first. */
  readonly columns: readonly [readonly Prognostic[], readonly Prognostic[]];
}

/** The rows under one heading: a day, or the ranking. */
export interface Day {
  /** In Rome, as 2026-03-14; null for the ranking. */
  readonly date: string | null;
  /** The number of the round, if all of its matches belong to the same one. */
  readonly round: number | null;
  readonly sheets: readonly Sheet[];
}

/** Thirteen rows per column, as on the coupon. */
export const SHEET_LINES = 26;

/** The list as laid out: by time in days, each with the reader's favourites first, or as one ranking with the
 *  likeliest first. */
export function arrange(
  matches: readonly Prognostic[],
  order: Order,
  favourites: Favourites = NO_FAVOURITES,
): Day[] {
  if (order === 'chance') {
    const ranked = inOrder(matches, order);
    return ranked.length > 0
      ? [{ date: null, round: null, sheets: sheetsOf('ranking', ranked) }]
      : [];
  }
  return [...Map.groupBy(byTime(matches), ({ date }) => date)].map(([date, those]) => ({
    date,
    round: roundOf(those),
    sheets: sheetsOf(date, favouritesFirst(those, favourites)),
  }));
}

/** The highest probability of 1, X and 2; null without a forecast. */
export function bestChance({ bets }: Pick<Prognostic, 'bets'>): number | null {
  const known = FINAL_RESULTS.flatMap((sign) => bets[sign] ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Matches in display order, for callers that need no sheets. */
export function inOrder(matches: readonly Prognostic[], order: Order): Prognostic[] {
  return order === 'time' ? byTime(matches) : byChance(matches.filter(isOpen));
}

/** A match that has begun can no longer be bet on. */
const BEGUN: readonly Prognostic['status'][] = [
  ...(['live', 'awaiting_result', 'finished', 'awarded', 'abandoned'] as const),
];

function isOpen({ status }: Prognostic): boolean {
  return !BEGUN.includes(status);
}

function byTime(matches: readonly Prognostic[]): Prognostic[] {
  return matches.toSorted(earlier);
}

/** Among equally likely ones the earlier match comes first; those without a forecast come last. */
function byChance(matches: readonly Prognostic[]): Prognostic[] {
  return matches
    .map((match) => ({ match, chance: bestChance(match) ?? -1 }))
    .sort((a, b) => b.chance - a.chance || earlier(a.match, b.match))
    .map(({ match }) => match);
}

/** All timestamps have the same format, so their text order is their time order. */
function earlier(a: Prognostic, b: Prognostic): number {
  if (a.match_date === b.match_date) return a.match_id - b.match_id;
  return a.match_date < b.match_date ? -1 : 1;
}

function roundOf(matches: readonly Prognostic[]): number | null {
  const rounds = new Set(matches.map(({ round }) => round ?? null));
  return rounds.size === 1 ? [...rounds][0]! : null;
}

/** Half of a sheet's rows on the left, plus the extra one of an odd number. */
function sheetsOf(name: string, matches: readonly Prognostic[]): Sheet[] {
  const starts = Array.from(
    { length: Math.ceil(matches.length / SHEET_LINES) },
    (_, sheet) => sheet * SHEET_LINES,
  );
  return starts.map((start) => {
    const lines = matches.slice(start, start + SHEET_LINES);
    const half = Math.ceil(lines.length / 2);
    return {
      key: `${name} ${start + 1}`,
      first: start + 1,
      columns: [lines.slice(0, half), lines.slice(half)],
    };
  });
}
