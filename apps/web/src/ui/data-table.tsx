import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { CsvValue } from './csv.ts';
import css from './data-table.module.css';
import { ScrollBox } from './scroll-box.tsx';
import type { Sorting } from './use-sorting.ts';

export interface Column<R> {
  readonly key: string;
  /** Its name, in the table and in the file taken away. */
  readonly name: string;
  /** Where the name alone is not what stands at the head of the column. */
  readonly heading?: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /** What the rows are put in order by. Without it, the column offers no order. */
  readonly sortBy?: (row: R) => string | number | null;
  /** Whether its order begins with the largest: samples, prices, probabilities. */
  readonly fromLargest?: boolean;
  /** What it holds in the file taken away. Without it, the column is not in the file. */
  readonly csv?: (row: R) => CsvValue;
  /** Of every cell of the column and of its heading. */
  readonly className?: string | undefined;
  /** What is drawn again from the cells beside: nobody needs to hear it. */
  readonly drawn?: boolean;
}

interface DataTableProps<R> {
  /** What the table is called. */
  readonly caption: string;
  readonly captionClassName?: string | undefined;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  /** The column whose cells name their row; the first one unless another is meant. */
  readonly rowNamedBy?: string;
  /** Of `useSorting`, with the same columns: their headings then order the rows. */
  readonly sorting?: Sorting<R>;
  /** Parts the rows, which come in the order of their parts, under a line with the name of each. */
  readonly partOf?: (row: R) => string;
  readonly rowClassName?: (row: R) => string | undefined;
  readonly className?: string | undefined;
  /** Room to scroll in: 'wide' for one that may be wider than the page, 'tall' for a long one. */
  readonly scrolls?: 'wide' | 'tall';
  /** What that room is called, where the caption is the name of something else on the page. */
  readonly roomName?: string;
  /** On a phone every row becomes a slip, with the names of the columns beside their cells. */
  readonly slips?: boolean;
  readonly busy?: boolean;
}

/** Rows of figures under named columns. What is particular to one table is said by its own style sheet,
 *  whose rules always win over those here. */
export function DataTable<R>({
  caption,
  captionClassName = 'visually-hidden',
  columns,
  rows,
  keyOf,
  rowNamedBy = columns[0]?.key,
  sorting,
  partOf,
  rowClassName,
  className,
  scrolls,
  roomName = caption,
  slips = false,
  busy = false,
}: DataTableProps<R>) {
  // Some browsers forget that it is a table once its cells are laid out as blocks.
  const role = (name: string) => (slips ? { role: name } : {});
  const parts = partOf ? Object.entries(Object.groupBy(rows, partOf)) : [['', rows] as const];
  const table = (
    <table
      className={[css.table, slips && css.slips, className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      {...role('table')}
    >
      <caption className={captionClassName}>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map((column) => (
            <Heading key={column.key} column={column} sorting={sorting} {...role('columnheader')} />
          ))}
        </tr>
      </thead>
      {parts.map(([part, rowsOfPart]) => (
        <tbody key={part} {...role('rowgroup')}>
          {part && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={css.part}>
                {part}
              </th>
            </tr>
          )}
          {rowsOfPart?.map((row) => (
            <tr key={keyOf(row)} className={rowClassName?.(row)} {...role('row')}>
              {columns.map((column) =>
                column.key === rowNamedBy ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={column.className}
                    {...role('rowheader')}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    className={column.className}
                    aria-hidden={column.drawn}
                    data-label={slips && !column.drawn ? column.name : undefined}
                    {...role('cell')}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return scrolls ? (
    <ScrollBox label={roomName} tall={scrolls === 'tall'}>
      {table}
    </ScrollBox>
  ) : (
    table
  );
}

interface HeadingProps<R> {
  readonly column: Column<R>;
  readonly sorting: Sorting<R> | undefined;
  readonly role?: string;
}

function Heading<R>({ column, sorting, role }: HeadingProps<R>) {
  const t = useText('forecasts');
  const { key, name, heading = name, className, drawn } = column;
  // A column without a name, such as that of the rows' names beside measures: nothing to announce.
  if (drawn || !name) return <td className={className} />;
  if (!sorting || !column.sortBy) {
    return (
      <th scope="col" className={className} {...(role && { role })}>
        {heading}
      </th>
    );
  }
  const { by, descending } = sorting.order;
  const chosen = by === key;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={chosen ? (descending ? 'descending' : 'ascending') : 'none'}
      {...(role && { role })}
    >
      <button
        type="button"
        className={css.sort}
        title={t('table.sort', { column: name })}
        onClick={() => sorting.sortBy(column)}
      >
        {heading}
        <span className={css.arrow} aria-hidden="true">
          {chosen ? (descending ? '↓' : '↑') : ''}
        </span>
      </button>
    </th>
  );
}

/** The same rows for a spreadsheet: the columns that say what they hold there. */
export function csvOfTable<R>(
  columns: readonly Column<R>[],
  rows: readonly R[],
): readonly (readonly CsvValue[])[] {
  const taken = columns.filter((column) => column.csv !== undefined);
  return [
    taken.map(({ name }) => name),
    ...rows.map((row) => taken.map((column) => column.csv?.(row) ?? null)),
  ];
}
