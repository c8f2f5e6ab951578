import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './figures.module.css';

interface FiguresProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** As they are read; the first cell of each is its heading. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** As they are taken away, without the columns' names. */
  readonly csv: () => readonly (readonly CsvValue[])[];
  readonly fileName: string;
}

/** The figures a chart was drawn by, folded away behind it. */
export function ChartData(props: FiguresProps) {
  const t = useText('forecasts');
  return (
    <details className={css.chartData}>
      <summary className={css.toggle}>{t('table.behind')}</summary>
      <div className={css.folded}>
        <Figures {...props} />
      </div>
    </details>
  );
}

function Figures({ caption, columns, rows, csv, fileName }: FiguresProps) {
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={String(head)}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.take}>
        <CsvButton table={caption} fileName={fileName} rows={() => [columns, ...csv()]} />
      </div>
    </>
  );
}
