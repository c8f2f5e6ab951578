import { ChartData } from '#ui/chart-data.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './figures.module.css';

interface ChartTableProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  readonly fileName: string;
}

/** The figures of a chart, to take away as well. */
export function ChartTable<R>({ caption, columns, rows, keyOf, fileName }: ChartTableProps<R>) {
  return (
    <ChartData>
      <div className={css.folded}>
        <DataTable
          caption={caption}
          captionClassName={css.caption}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          className={css.table}
        />
        <div className={css.take}>
          <CsvButton table={caption} fileName={fileName} rows={() => csvOfTable(columns, rows)} />
        </div>
      </div>
    </ChartData>
  );
}
