import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { favouritesFirst, NO_FAVOURITES } from '#football/favourite-order.ts';
import type { Order } from './league-filter.ts';

/** Lines of one day, or of the ranking where there is no day, that stand together. */
export interface Part {
  /** The day in Rome, as 2026-03-14; null in the ranking. */
  readonly date: string | null;
  /** Lines of the same day just before it; 0 where the day, or the ranking, begins here. */
  readonly since: number;
  /** The number of its first line. Days are numbered each from one, as coupons are. */
  readonly first: number;
  readonly matches: readonly Prognostic[];
}

/** What fills about one screen: two columns beside each other where there is room, one below the
 *  other where there is not. */
export interface Sheet {
  readonly key: string;
  readonly columns: readonly [readonly Part[], readonly Part[]];
}

/** Thirteen lines a column, as on the coupon. */
export const SHEET_LINES = 26;
/** A day is not begun at the foot of a sheet for less than this. */
const FEWEST_LINES = 4;
/** How much of a line's height a heading takes. */
const HEADING = 0.6;
/** How much longer a column may be so that a day stays whole. */
const WHOLE_DAY_WORTH = 1.5;

/** The list as it is laid out: by time in days, each with the reader's favourites before the others, or
 *  flat with the likeliest first. */
export function arrange(
  matches: readonly Prognostic[],
  order: Order,
  favourites: Favourites = NO_FAVOURITES,
): Sheet[] {
  const blocks: Part[] =
    order === 'time'
      ? [...Map.groupBy(byTime(matches), ({ date }) => date)].map(([date, those]) =>
          partOf(date, favouritesFirst(those, favourites)),
        )
      : [partOf(null, byChance(matches.filter(isOpen)))];
  return sheetsOf(blocks.filter((block) => block.matches.length > 0)).map(toSheet);
}

/** The probability of the likeliest of 1, X and 2; null without a forecast. */
export function bestChance({ bets }: Pick<Prognostic, 'bets'>): number | null {
  const known = FINAL_RESULTS.flatMap((sign) => bets[sign] ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Matches in the order they are listed, for whoever needs no sheets. */
export function inOrder(matches: readonly Prognostic[], order: Order): Prognostic[] {
  return order === 'time' ? byTime(matches) : byChance(matches.filter(isOpen));
}

/** Of what has begun nothing can be chosen any more. */
const BEGUN: readonly Prognostic['status'][] = [
  ...(['live', 'awaiting_result', 'finished', 'awarded', 'abandoned'] as const),
];

function isOpen({ status }: Prognostic): boolean {
  return !BEGUN.includes(status);
}

function byTime(matches: readonly Prognostic[]): Prognostic[] {
  return matches.toSorted(earlier);
}

/** Of equally likely ones the next to be played comes first; those without a forecast come last. */
function byChance(matches: readonly Prognostic[]): Prognostic[] {
  return matches
    .map((match) => ({ match, chance: bestChance(match) ?? -1 }))
    .sort((a, b) => b.chance - a.chance || earlier(a.match, b.match))
    .map(({ match }) => match);
}

/** Instants are all written alike, so that their letters are in the order of time. */
function earlier(a: Prognostic, b: Prognostic): number {
  if (a.match_date === b.match_date) return a.match_id - b.match_id;
  return a.match_date < b.match_date ? -1 : 1;
}

function partOf(date: string | null, matches: readonly Prognostic[]): Part {
  return { date, since: 0, first: 1, matches };
}

/** Days one after the other until a sheet is full. */
function sheetsOf(days: readonly Part[]): Part[][] {
  const sheets: Part[][] = [];
  let sheet: Part[] = [];
  const turn = () => {
    if (sheet.length > 0) sheets.push(sheet);
    sheet = [];
  };
  for (const day of days) {
    let rest = day;
    while (rest.matches.length > SHEET_LINES - lines(sheet)) {
      const room = SHEET_LINES - lines(sheet);
      // Turn early for a day that would fit a sheet of its own, or would leave a stub behind.
      const turnFirst = rest.matches.length <= SHEET_LINES || room < FEWEST_LINES;
      if (sheet.length > 0 && turnFirst) {
        turn();
        continue;
      }
      const [here, next] = cut(rest, room);
      sheet.push(here);
      turn();
      rest = next;
    }
    sheet.push(rest);
  }
  turn();
  return sheets;
}

/** Cut where the longer column is shortest, and where a day stays whole if it costs little. */
function toSheet(parts: readonly Part[]): Sheet {
  let best = { cost: height(parts), columns: [parts, []] as Sheet['columns'] };
  for (let at = 1; at < lines(parts); at += 1) {
    const columns = splitAt(parts, at);
    const [left, right] = columns;
    const [next] = right;
    // A ranking has no day to tear.
    const torn = next!.since > 0 && next!.date !== null;
    const cost = Math.max(height(left), height(right)) + (torn ? WHOLE_DAY_WORTH : 0);
    // Of equals the one with the longer left column, which is read first.
    if (cost <= best.cost) best = { cost, columns };
  }
  return { key: keyOf(parts[0]!), columns: best.columns };
}

function splitAt(parts: readonly Part[], at: number): Sheet['columns'] {
  const left: Part[] = [];
  const right: Part[] = [];
  let taken = 0;
  for (const part of parts) {
    const room = at - taken;
    taken += part.matches.length;
    if (room <= 0) right.push(part);
    else if (part.matches.length <= room) left.push(part);
    else {
      const [here, next] = cut(part, room);
      left.push(here);
      right.push(next);
    }
  }
  return [left, right];
}

function cut(part: Part, at: number): [Part, Part] {
  return [
    { ...part, matches: part.matches.slice(0, at) },
    { ...part, since: at, first: part.first + at, matches: part.matches.slice(at) },
  ];
}

function keyOf({ date, first }: Part): string {
  return `${date ?? 'ranking'} ${first}`;
}

function lines(parts: readonly Part[]): number {
  return parts.reduce((sum, { matches }) => sum + matches.length, 0);
}

function height(parts: readonly Part[]): number {
  return lines(parts) + HEADING * parts.length;
}
