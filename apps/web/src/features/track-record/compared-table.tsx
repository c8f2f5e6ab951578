import type { TrackRecord } from '@tredici/contract/track-record';
import { type CSSProperties, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { nextOrder, type Order, sortRows } from '#ui/sort-rows.ts';
import css from './compared-table.module.css';
import figures from './figures.module.css';
import { Mark } from './mark.tsx';
import { differenceOf } from './measures.ts';
import { useFigures } from './use-figures.ts';

type Compared = Pick<
  TrackRecord,
  'number_of_matches' | 'with_market' | 'blend_there' | 'market'
> & { readonly name: string };

const COLUMNS = ['name', 'matches', 'ours', 'market', 'difference'] as const;
type Column = (typeof COLUMNS)[number];

const READ: Record<Column, (row: Compared) => string | number | null> = {
  name: (row) => row.name,
  matches: (row) => row.with_market,
  ours: (row) => row.blend_there.log_loss,
  market: (row) => row.market.log_loss,
  difference: (row) => differenceOf(row.blend_there.log_loss, row.market.log_loss),
};

interface ComparedTableProps {
  readonly caption: string;
  /** What the rows are called. */
  readonly rowsAre: string;
  readonly fileName: string;
  readonly rows: readonly Compared[];
}

/** Our log loss beside the market's, a line each, in the order the reader asks for. */
export function ComparedTable({ caption, rowsAre, fileName, rows }: ComparedTableProps) {
  const t = useText('track-record');
  const { score, signedScore, count } = useFigures();
  const [order, setOrder] = useState<Order<Column>>({ by: 'matches', descending: true });
  const names: Record<Column, string> = {
    name: rowsAre,
    matches: t('column.priced'),
    ours: t('who.ours'),
    market: t('who.market'),
    difference: t('column.difference'),
  };
  const sorted = sortRows(rows, READ[order.by], order.descending);
  const reach = Math.max(...rows.map((row) => Math.abs(Number(READ.difference(row) ?? 0))));
  return (
    <>
      <table className={`${figures.table} ${css.compared}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  order.by !== column ? 'none' : order.descending ? 'descending' : 'ascending'
                }
              >
                <button
                  type="button"
                  className={css.sort}
                  title={t('sort.hint', { column: names[column] })}
                  onClick={() => setOrder(nextOrder(order, column, column === 'matches'))}
                >
                  {(column === 'ours' || column === 'market') && <Mark who={column} />}
                  {names[column]}
                  <span className={css.arrow} aria-hidden="true">
                    {order.by === column ? (order.descending ? '↓' : '↑') : ''}
                  </span>
                </button>
              </th>
            ))}
            <td className={css.drawn} />
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => {
            const difference = differenceOf(row.blend_there.log_loss, row.market.log_loss);
            return (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{count(row.with_market)}</td>
                <td>{score(row.blend_there.log_loss)}</td>
                <td>{score(row.market.log_loss)}</td>
                <td>{signedScore(difference)}</td>
                <td className={css.drawn} aria-hidden="true">
                  <Bar share={difference === null || reach === 0 ? 0 : difference / reach} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={figures.take}>
        <CsvButton
          table={caption}
          fileName={fileName}
          rows={() => [
            [
              rowsAre,
              t('column.matches'),
              t('column.priced'),
              ...(['rps', 'log_loss', 'brier'] as const).flatMap((name) => [
                `${t(`score.${name}`)} ${t('who.ours')}`,
                `${t(`score.${name}`)} ${t('who.market')}`,
              ]),
            ],
            ...sorted.map((row) => [
              row.name,
              row.number_of_matches,
              row.with_market,
              ...(['rps', 'log_loss', 'brier'] as const).flatMap((name) => [
                row.blend_there[name],
                row.market[name],
              ]),
            ]),
          ]}
        />
      </div>
    </>
  );
}

/** From the market's dashed line: to the left, solid, where we did better; to the right, hatched. */
function Bar({ share }: { readonly share: number }) {
  return (
    <span
      className={share < 0 ? `${css.bar} ${css.better}` : css.bar}
      style={{ '--share': Math.abs(share) } as CSSProperties}
    />
  );
}
