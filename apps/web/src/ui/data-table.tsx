import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { CsvValue } from './csv.ts';
import css from './data-table.module.css';
import { ScrollBox } from './scroll-box.tsx';
import type { Sorting } from './use-sorting.ts';

export interface Column<R> {
  readonly key: string;
  /** The column's name, in the table and in the CSV file. */
  readonly name: string;
  /** What to show in the heading instead of the plain name. */
  readonly heading?: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. */
  readonly sortBy?: (row: R) => string | number | null;
  /** Whether sorting starts with the largest, as for counts, prices and probabilities. */
  readonly fromLargest?: boolean;
  /** The column's value in the CSV file; without it the column is left out there. */
  readonly csv?: (row: R) => CsvValue;
  /** The class of every cell of the column, including the heading. */
  readonly className?: string | undefined;
  /** Repeats what the neighbouring cells say, so it is hidden from screen readers. */
  readonly drawn?: boolean;
}

interface DataTableProps<R> {
  /** The name of the table. */
  readonly caption: string;
  readonly captionClassName?: string | undefined;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  /** The column that names each row; by default the first one. */
  readonly rowNamedBy?: string;
  /** The result of `useSorting` with the same columns; makes the headings sort the rows. */
  readonly sorting?: Sorting<R>;
  /** Groups the rows under headings; rows of a group must come together. */
  readonly partOf?: (row: R) => string;
  readonly rowClassName?: (row: R) => string | undefined;
  readonly className?: string | undefined;
  /** Makes the table scroll: 'wide' if it may be wider than the page, 'tall' if it is long. */
  readonly scrolls?: 'wide' | 'tall';
  /** The name of the scrolling area, if the caption already names something else on the page. */
  readonly roomName?: string;
  /** On a phone, shows every row as a card, with the column names beside the cells. */
  readonly slips?: boolean;
  readonly busy?: boolean;
}

/** A table of data. A particular table adds its own style sheet, whose rules always win over those here. */
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
  'use no memo'; // Its columns are new at every drawing: it would remember in vain, and weigh twice as much.
  // Some browsers drop the table semantics when cells are laid out as blocks.
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
  'use no memo'; // As above.
  const t = useText('forecasts');
  const { key, name, heading = name, className, drawn } = column;
  // A column without a name, such as the row names beside measures, has no heading to announce.
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

/** The same rows for the CSV file: the columns that have a value for it. */
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
