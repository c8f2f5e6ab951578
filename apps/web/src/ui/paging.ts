export interface Page<T> {
  readonly items: readonly T[];
  /** The page that is shown: the last one where the one asked for is beyond it. */
  readonly page: number;
  readonly pages: number;
  /** The number of the first item in the whole list, from one on; zero of an empty one. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** One page of a list. A list is never without a page, be it an empty one. */
export function pageOf<T>(items: readonly T[], rows: number, wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / rows));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * rows;
  const shown = items.slice(start, start + rows);
  return {
    items: shown,
    page,
    pages,
    first: shown.length > 0 ? start + 1 : 0,
    last: start + shown.length,
    total: items.length,
  };
}
