import { compareKeys, orderKey } from '#lib/i18n/compare-text.ts';

export interface Order<K extends string> {
  readonly by: K;
  readonly descending: boolean;
}

/** A second click on a heading reverses the order. The first sorts names from A and numbers from the largest
 *  or best. */
export function nextOrder<K extends string>(
  order: Order<K>,
  by: K,
  startsDescending: boolean,
): Order<K> {
  return { by, descending: order.by === by ? !order.descending : startsDescending };
}

/** Unknown values come last in either order. */
export function sortRows<R>(
  rows: readonly R[],
  read: (row: R) => string | number | null,
  descending: boolean,
): R[] {
  const sign = descending ? -1 : 1;
  const keyed = rows.map((row) => {
    const value = read(row);
    return { row, key: typeof value === 'string' ? orderKey(value) : value };
  });
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compareKeys(String(a), String(b));
  });
  return keyed.map(({ row }) => row);
}
