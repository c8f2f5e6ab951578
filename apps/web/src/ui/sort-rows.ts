export interface Order<K extends string> {
  readonly by: K;
  readonly descending: boolean;
}

/** A second click on a heading turns the order round; the first starts where one looks first:
 *  names from A, figures from the largest sample or the best score. */
export function nextOrder<K extends string>(
  order: Order<K>,
  by: K,
  startsDescending: boolean,
): Order<K> {
  return { by, descending: order.by === by ? !order.descending : startsDescending };
}

/** Whatever the order, what is not known comes last. */
export function sortRows<R>(
  rows: readonly R[],
  read: (row: R) => string | number | null,
  descending: boolean,
): R[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((first, second) => {
    const a = read(first);
    const b = read(second);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') {
      return sign * String(a).localeCompare(String(b));
    }
    return sign * (a - b);
  });
}
