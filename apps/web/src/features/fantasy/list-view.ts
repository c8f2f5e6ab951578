import { SEASON_LABELS, type SeasonLabel } from '@tredici/contract/seasons';
import { CLASSIC_ROLES, MANTRA_ROLES, type Role } from '@tredici/engine/fantasy/rules/roles';
import { beginningOf } from '#lib/text-length.ts';

/** The availability filter: everybody, or players who can play, are doubtful or are out. */
export const AVAILABLE = ['all', 'playing', 'doubtful', 'absent'] as const;
/** The most players that can be compared side by side. */
export const MOST_COMPARED = 4;
const HIGHEST_PRICE = 999;
const LONGEST_TEXT = 60;

/** The view of a table of players. */
export interface ListView {
  readonly text: string;
  readonly role: Role | null;
  readonly club: string | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly available: (typeof AVAILABLE)[number];
  /** Only players with a note or a word of the reader's own. */
  readonly mine: boolean;
  /** One of the reader's own lists, by its number. */
  readonly list: number | null;
  readonly season: SeasonLabel | null;
  /** A column id, or `name`; null for the default order. */
  readonly by: string | null;
  readonly ascending: boolean;
  /** The ids of players marked for comparison. */
  readonly marked: readonly number[];
}

/** The view as address parameters: default values are left out. */
export type ViewSearch = {
  readonly [K in keyof ListView]?: K extends 'marked' ? string : NonNullable<ListView[K]>;
};
/** The same as the router stores it. */
export type RouteSearch = { readonly [K in keyof ViewSearch]?: ViewSearch[K] | undefined };

export const FIRST_VIEW: ListView = {
  text: '',
  role: null,
  club: null,
  priceFrom: null,
  priceTo: null,
  available: 'all',
  mine: false,
  list: null,
  season: null,
  by: null,
  ascending: false,
  marked: [],
};

const ROLES: readonly Role[] = [...CLASSIC_ROLES, ...MANTRA_ROLES];

const oneOf =
  <const T>(values: readonly T[]) =>
  (found: unknown): T | undefined =>
    values.find((value) => value === found);
const shortText = (found: unknown): string | undefined =>
  // The router parses a text that is all digits as a number.
  typeof found === 'string' || typeof found === 'number'
    ? beginningOf(String(found), LONGEST_TEXT)
    : undefined;
const price = (found: unknown): number | undefined =>
  Number.isInteger(found) && (found as number) >= 0 && (found as number) <= HIGHEST_PRICE
    ? (found as number)
    : undefined;
const yes = (found: unknown): boolean | undefined => (found === true ? true : undefined);

const READERS: { readonly [K in keyof ListView]: (found: unknown) => ListView[K] | undefined } = {
  text: shortText,
  role: oneOf(ROLES),
  club: shortText,
  priceFrom: price,
  priceTo: price,
  available: oneOf(AVAILABLE),
  mine: yes,
  list: (found) =>
    Number.isSafeInteger(found) && (found as number) > 0 ? (found as number) : undefined,
  season: oneOf(SEASON_LABELS),
  by: (found) => (typeof found === 'string' && /^[a-z_0-9]{1,30}$/.test(found) ? found : undefined),
  ascending: yes,
  marked: readMarked,
};
const KEYS = Object.keys(READERS) as (keyof ListView)[];

function readMarked(found: unknown): number[] | undefined {
  const ids = String(found ?? '')
    .split('.')
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST_COMPARED) : undefined;
}

/** Reads a view from address parameters; invalid values are ignored. */
export function viewOf(search: unknown): ListView {
  if (typeof search !== 'object' || search === null) return FIRST_VIEW;
  const given = search as Record<string, unknown>;
  const read = KEYS.map((key) => [key, READERS[key](given[key])] as const);
  return { ...FIRST_VIEW, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) };
}

export function searchOf(view: ListView): ViewSearch {
  const entries = KEYS.filter((key) => view[key] !== FIRST_VIEW[key] && view[key] !== null).map(
    (key) => [key, key === 'marked' ? view.marked.join('.') : view[key]] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The router keeps parameters that a page does not return, so a value is given for every key. */
export function validateSearch(found: unknown): RouteSearch {
  const nothing = Object.fromEntries(KEYS.map((key) => [key, undefined]));
  return { ...nothing, ...searchOf(viewOf(found)) };
}
