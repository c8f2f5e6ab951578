/** Rows that are drawn or left blank together. Few enough to draw a sheet between two frames of a slow phone,
 *  and enough to observe far fewer than six hundred elements. */
const SHEET_LINES = 12;

export interface Sheet<P> {
  /** The index of its first row in the list, from 0. */
  readonly first: number;
  readonly rows: readonly P[];
}

export function sheetsOf<P>(rows: readonly P[]): Sheet<P>[] {
  return Array.from({ length: Math.ceil(rows.length / SHEET_LINES) }, (_, at) => {
    const first = at * SHEET_LINES;
    return { first, rows: rows.slice(first, first + SHEET_LINES) };
  });
}
