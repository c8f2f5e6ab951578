export interface Page<T> {
  readonly items: readonly T[];
  /** The page to show: the last one if the requested one is beyond it. */
  readonly page: number;
  readonly pages: number;
  /** The position of the page's first item in the whole list, from one; zero for an empty list. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** One page of a list. An empty list has one empty page. */
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
