import { useState } from 'react';
import { nextOrder, type Order, sortRows } from './sort-rows.ts';

interface SortedColumn<R> {
  readonly key: string;
  readonly sortBy?: (row: R) => string | number | null;
  readonly fromLargest?: boolean;
}

export interface Sorting<R> {
  readonly rows: readonly R[];
  readonly order: Order<string>;
  readonly sortBy: (column: SortedColumn<R>) => void;
}

/** Rows in the order chosen by the table's headings; at first in the given order, or by `first`. */
export function useSorting<R>(
  rows: readonly R[],
  columns: readonly SortedColumn<R>[],
  first: Order<string>,
): Sorting<R> {
  const [order, setOrder] = useState(first);
  const read = columns.find(({ key }) => key === order.by)?.sortBy;
  return {
    rows: read ? sortRows(rows, read, order.descending) : rows,
    order,
    sortBy: ({ key, fromLargest = false }) => setOrder(nextOrder(order, key, fromLargest)),
  };
}
