import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './pool.ts';

/** A column of a query in plain SQL: its expression, and a check that a value has the right type. Queries
 *  built with drizzle are typed by drizzle and do not need this. */
export interface Column<T> {
  readonly from: string | SQL;
  readonly type: string;
  readonly is: (value: unknown) => value is T;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never;
};

const asSql = (from: string | SQL): SQL => (typeof from === 'string' ? sql.raw(from) : from);
const isNumber = (value: unknown): value is number => typeof value === 'number';

export const integer = (from: string | SQL): Column<number> => ({
  from,
  type: 'an integer',
  is: (value): value is number => Number.isInteger(value),
});
/** The driver returns `numeric` and `bigint` as text: cast them to `float8` or `int`. */
export const decimal = (from: string | SQL): Column<number> => ({
  from,
  type: 'a number',
  is: isNumber,
});
/** An instant as seconds since 1970: for many rows far cheaper than a `Date` each. */
export const seconds = (instant: string | SQL): Column<number> =>
  decimal(sql`extract(epoch from ${asSql(instant)})::float8`);
/** Such an instant as a `Date`, which has no microseconds, and as a reply names it. */
export const toDate = (at: number): Date => new Date(Math.round(at * 1000));
export const toIso = (at: number): string => toDate(at).toISOString();
export const text = (from: string | SQL): Column<string> => ({
  from,
  type: 'a text',
  is: (value): value is string => typeof value === 'string',
});
export const oneOf = <const T extends string>(
  values: readonly T[],
  from: string | SQL,
): Column<T> => {
  const known = new Set<unknown>(values);
  return {
    from,
    type: `one of ${values.join(', ')}`,
    is: (value): value is T => known.has(value),
  };
};
export const truth = (from: string | SQL): Column<boolean> => ({
  from,
  type: 'a boolean',
  is: (value): value is boolean => typeof value === 'boolean',
});
export const bytes = (from: string | SQL): Column<Buffer> => ({
  from,
  type: 'bytes',
  is: (value): value is Buffer => Buffer.isBuffer(value),
});
/** JSON or an array. The content is not checked: only this program writes it, as a `T`. */
export const json = <T extends object>(from: string | SQL): Column<T> => ({
  from,
  type: 'an object',
  is: (value): value is T => typeof value === 'object' && value !== null,
});
export const orNull = <T>(column: Column<T>): Column<T | null> => ({
  from: column.from,
  type: `${column.type} or null`,
  is: (value): value is T | null => value === null || column.is(value),
});

/** Runs a query that selects these columns, and checks every row of the result. */
export async function readRows<C extends Columns>(
  db: Executor,
  columns: C,
  query: (list: SQL) => SQL,
): Promise<RowOf<C>[]> {
  const { rows } = await db.execute(query(selectList(columns)));
  return checkRows(columns, rows);
}

/** `m.id as "id", h.name as "home"`: for `readRows`, and for subqueries. */
export function selectList(columns: Columns): SQL {
  return sql.join(
    Object.entries(columns).map(
      ([name, { from }]) => sql`${asSql(from)} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
}

export function checkRows<C extends Columns>(
  columns: C,
  rows: readonly Record<string, unknown>[],
): RowOf<C>[] {
  for (const [name, { is, type }] of Object.entries(columns)) {
    for (const row of rows) {
      if (!is(row[name])) throw new TypeError(`column ${name} is ${row[name]}, not ${type}`);
    }
  }
  return rows as RowOf<C>[];
}
