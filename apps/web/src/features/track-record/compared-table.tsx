import type { TrackRecord } from '@tredici/contract/track-record';
import type { CSSProperties } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { useSorting } from '#ui/use-sorting.ts';
import css from './compared-table.module.css';
import figures from './figures.module.css';
import { Mark, type Who } from './mark.tsx';
import { differenceOf } from './measures.ts';
import { useFigures } from './use-figures.ts';

type Compared = Pick<
  TrackRecord,
  'number_of_matches' | 'with_market' | 'blend_there' | 'market'
> & { readonly name: string };

const differenceIn = (row: Compared) => differenceOf(row.blend_there.log_loss, row.market.log_loss);

interface ComparedTableProps {
  readonly caption: string;
  /** The heading of the rows. */
  readonly rowsAre: string;
  readonly fileName: string;
  readonly rows: readonly Compared[];
}

/** Our log loss beside the market's in one row each, sortable by the reader. */
export function ComparedTable({ caption, rowsAre, fileName, rows }: ComparedTableProps) {
  const t = useText('track-record');
  const { score, signedScore, count } = useFigures();
  const reach = Math.max(...rows.map((row) => Math.abs(differenceIn(row) ?? 0)));
  const columns: readonly Column<Compared>[] = [
    { key: 'name', name: rowsAre, sortBy: (row) => row.name, cell: (row) => row.name },
    {
      key: 'matches',
      name: t('column.priced'),
      sortBy: (row) => row.with_market,
      fromLargest: true,
      cell: (row) => count(row.with_market),
    },
    {
      key: 'ours',
      name: t('who.ours'),
      heading: <Marked who="ours" />,
      sortBy: (row) => row.blend_there.log_loss,
      cell: (row) => score(row.blend_there.log_loss),
    },
    {
      key: 'market',
      name: t('who.market'),
      heading: <Marked who="market" />,
      sortBy: (row) => row.market.log_loss,
      cell: (row) => score(row.market.log_loss),
    },
    {
      key: 'difference',
      name: t('column.difference'),
      sortBy: differenceIn,
      cell: (row) => signedScore(differenceIn(row)),
    },
    {
      key: 'drawn',
      name: '',
      drawn: true,
      cell: (row) => <Bar share={reach === 0 ? 0 : (differenceIn(row) ?? 0) / reach} />,
      className: css.drawn,
    },
  ];
  const sorting = useSorting(rows, columns, { by: 'matches', descending: true });
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={sorting.rows}
        keyOf={(row) => row.name}
        sorting={sorting}
        className={`${figures.table} ${css.compared}`}
      />
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
            ...sorting.rows.map((row) => [
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

function Marked({ who }: { readonly who: Who }) {
  const t = useText('track-record');
  return (
    <>
      <Mark who={who} />
      {t(`who.${who}`)}
    </>
  );
}

/** Starts from the market's dashed line: to the left and solid where we did better, to the right and hatched
 *  otherwise. */
function Bar({ share }: { readonly share: number }) {
  return (
    <span
      className={share < 0 ? `${css.bar} ${css.better}` : css.bar}
      style={{ '--share': Math.abs(share) } as CSSProperties}
    />
  );
}
