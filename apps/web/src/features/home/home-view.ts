import { LISTED_MARKETS } from '@tredici/engine/markets/bet-types';
import { deviceStorage } from '#lib/device/storage.ts';

/** What can be chosen on the home page. The route imports this file, so it is part of the first load and is kept
 *  small: the list of leagues is not imported, and the page itself checks whether a league exists. */
export const BET_KINDS = LISTED_MARKETS.map(({ key }) => key);
export type BetKind = (typeof BET_KINDS)[number];
export const PROBABILITIES = [95, 90, 85, 75, 70, 65, 60, 55, 50] as const;
export const ODDS = [1, 1.3, 1.5, 2, 2.5, 3] as const;
export const BET_SORTS = ['probability', 'odd', 'edge'] as const;
export type BetSort = (typeof BET_SORTS)[number];
export const PAGE_SIZES = [5, 10, 20] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** The state of the home page: the filters and the sorting of the best bets, and the pages of both tables. */
export interface HomeView {
  /** A league's slug; null for all of them. */
  readonly league: string | null;
  /** Bets must be likelier than this, in percent. */
  readonly minProbability: (typeof PROBABILITIES)[number];
  readonly bet: BetKind;
  /** Prices must be at least this high; 1 means no minimum. */
  readonly minOdd: (typeof ODDS)[number];
  /** What the best bets are sorted by, the largest value first. */
  readonly sort: BetSort;
  readonly rows: PageSize;
  /** Starts at 1. The list may have fewer pages than this by now. */
  readonly page: number;
  readonly nextRows: PageSize;
  readonly nextPage: number;
}

/** The same as parameters of the address: values equal to the initial ones are left out. */
export type HomeSearch = { readonly [K in keyof HomeView]?: NonNullable<HomeView[K]> };
/** The same as the router stores it, where a parameter may also be undefined. */
export type RouteSearch = { readonly [K in keyof HomeSearch]?: HomeSearch[K] | undefined };

export const FIRST_VIEW: HomeView = {
  league: null,
  minProbability: 60,
  bet: '1x2',
  minOdd: 1,
  sort: 'probability',
  rows: 10,
  page: 1,
  nextRows: 5,
  nextPage: 1,
};

const LAST_PAGE = 1000;

const oneOf =
  <const T>(values: readonly T[]) =>
  (found: unknown): T | undefined =>
    values.find((value) => value === found);
const pageNumber = (found: unknown): number | undefined =>
  Number.isInteger(found) && (found as number) >= 1 && (found as number) <= LAST_PAGE
    ? (found as number)
    : undefined;

const READERS: { readonly [K in keyof HomeView]: (found: unknown) => HomeView[K] | undefined } = {
  league: (found) =>
    typeof found === 'string' && /^[a-z0-9-]{1,60}$/.test(found) ? found : undefined,
  minProbability: oneOf(PROBABILITIES),
  bet: oneOf(BET_KINDS),
  minOdd: oneOf(ODDS),
  sort: oneOf(BET_SORTS),
  rows: oneOf(PAGE_SIZES),
  page: pageNumber,
  nextRows: oneOf(PAGE_SIZES),
  nextPage: pageNumber,
};
const KEYS = Object.keys(READERS) as (keyof HomeView)[];

/** Reads what an address or the device's storage contains. A value that is not one of the choices is ignored. */
export function readSearch(found: unknown): HomeSearch {
  if (typeof found !== 'object' || found === null) return {};
  const given = found as Record<string, unknown>;
  return searchOf(
    Object.fromEntries(KEYS.map((key) => [key, READERS[key](given[key])])) as Partial<HomeView>,
  );
}

export function searchOf(view: Partial<HomeView>): HomeSearch {
  return Object.fromEntries(
    KEYS.filter((key) => view[key] !== undefined && view[key] !== FIRST_VIEW[key]).map((key) => [
      key,
      view[key],
    ]),
  );
}

/** For the router, which keeps parameters that the result does not name. The result therefore names every parameter,
 *  as undefined where it has no value. */
export function validateSearch(found: unknown): RouteSearch {
  const nothing = Object.fromEntries(KEYS.map((key) => [key, undefined]));
  return { ...nothing, ...readSearch(found) };
}

export function viewOf(search: RouteSearch): HomeView {
  return { ...FIRST_VIEW, ...readSearch(search) };
}

export function sameView(a: HomeView, b: HomeView): boolean {
  return KEYS.every((key) => a[key] === b[key]);
}

/** Removed at logout (see lib/session/tournament-memory.ts). */
const KEY = 'tredici.best-bets';

/** Filters, sorting and page sizes are kept for the next visit; the page numbers are not. */
export const homeMemory = {
  get(): HomeSearch {
    const { page: _page, nextPage: _nextPage, ...kept } = readSearch(deviceStorage.read(KEY));
    return kept;
  },
  remember(view: HomeView): void {
    deviceStorage.write(KEY, searchOf({ ...view, page: 1, nextPage: 1 }));
  },
};
