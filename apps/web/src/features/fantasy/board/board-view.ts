import { type RouteSearch, validateSearch } from '../list-view.ts';

/** What the board can show. */
export const PARTS = ['stats', 'calendar', 'keepers', 'penalties'] as const;
export type Part = (typeof PARTS)[number];
/** How counts are told. */
export const MEASURES = ['total', 'vote', 'ninety'] as const;
export type Measure = (typeof MEASURES)[number];

export interface BoardSearch extends RouteSearch {
  /** Left out for the statistics. */
  readonly part?: Part | undefined;
  /** Left out for totals. */
  readonly measure?: Measure | undefined;
}

/** What an address may say; anything else is as if it were not there. */
export function validateBoard(found: Record<string, unknown>): BoardSearch {
  return {
    ...validateSearch(found),
    part: PARTS.find((part) => part === found.part && part !== 'stats'),
    measure: MEASURES.find((measure) => measure === found.measure && measure !== 'total'),
  };
}
