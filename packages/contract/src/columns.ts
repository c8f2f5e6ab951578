/** A long list is sent as columns, one array for each: without repeated keys it has half the size. */

type Columns = Readonly<Record<string, readonly unknown[]>>;
export type RowOfColumns<C extends Columns> = { readonly [Name in keyof C]: C[Name][number] };

/** The rows that columns of equal length stand for. */
export function rowsOf<C extends Columns>(columns: C): RowOfColumns<C>[] {
  const named = Object.entries(columns);
  // Copying one row and filling it value by value is fastest; a phone shows a list of hundreds only once its
  // rows are made.
  const blank = Object.fromEntries(named.map(([name]) => [name, null]));
  return Array.from({ length: named[0]?.[1].length ?? 0 }, (_, at) => {
    const row: Record<string, unknown> = { ...blank };
    for (const [name, values] of named) row[name] = values[at];
    return row as never;
  });
}

/** The columns of rows; `names` are needed when there are no rows. */
export function columnsOf<Row extends object, Name extends keyof Row & string>(
  rows: readonly Row[],
  names: readonly Name[],
): { [K in Name]: Row[K][] } {
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as never;
}
