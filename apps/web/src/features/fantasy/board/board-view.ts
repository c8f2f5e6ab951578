import { type RouteSearch, validateSearch } from '../list-view.ts';

/** The parts of the board. */
export const PARTS = ['stats', 'calendar', 'keepers', 'penalties'] as const;
export type Part = (typeof PARTS)[number];
/** The ways to show counts. */
export const MEASURES = ['total', 'vote', 'ninety'] as const;
export type Measure = (typeof MEASURES)[number];

export interface BoardSearch extends RouteSearch {
  /** Omitted for the statistics. */
  readonly part?: Part | undefined;
  /** Omitted for totals. */
  readonly measure?: Measure | undefined;
}

/** Reads the search parameters; invalid ones are ignored. */
export function validateBoard(found: Record<string, unknown>): BoardSearch {
  return {
    ...validateSearch(found),
    part: PARTS.find((part) => part === found.part && part !== 'stats'),
    measure: MEASURES.find((measure) => measure === found.measure && measure !== 'total'),
  };
}
