/** Lines that are filled in or left blank together. Few enough that a sheet is made between two frames of
 *  a slow phone, enough that six hundred lines are not six hundred things to watch. */
const SHEET_LINES = 12;

export interface Sheet<P> {
  /** Place of its first line in the list, from 0. */
  readonly first: number;
  readonly rows: readonly P[];
}

export function sheetsOf<P>(rows: readonly P[]): Sheet<P>[] {
  return Array.from({ length: Math.ceil(rows.length / SHEET_LINES) }, (_, at) => {
    const first = at * SHEET_LINES;
    return { first, rows: rows.slice(first, first + SHEET_LINES) };
  });
}
