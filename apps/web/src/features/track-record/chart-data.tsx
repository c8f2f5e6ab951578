import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './figures.module.css';

interface ChartDataProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  readonly fileName: string;
}

/** The figures of a chart, folded away below it. */
export function ChartData<R>({ caption, columns, rows, keyOf, fileName }: ChartDataProps<R>) {
  const t = useText('forecasts');
  return (
    <details className={css.chartData}>
      <summary className={css.toggle}>{t('table.behind')}</summary>
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
    </details>
  );
}
