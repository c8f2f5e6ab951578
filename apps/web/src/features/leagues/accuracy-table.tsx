import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './accuracy-table.module.css';
import { type League, slugOf } from './league-filter.ts';
import { MEAN_WEEKS, type RunningWeek } from './running-accuracy.ts';
import { useChoiceLabel } from './use-league-choices.ts';

interface AccuracyTableProps {
  readonly league: League;
  readonly weeks: readonly RunningWeek[];
  readonly threshold: number;
}

/** The figures of the graph, with an explanation of what they count. */
export function AccuracyTable({ league, weeks, threshold }: AccuracyTableProps) {
  const t = useText('leagues');
  const forecasts = useText('forecasts');
  const labelOf = useChoiceLabel();
  const { date, percent, count } = useFormats();
  const name = t('accuracy.csv', { league: labelOf(league) });
  const columns: readonly Column<RunningWeek>[] = [
    {
      key: 'week',
      name: t('accuracy.week'),
      cell: ({ week }) => date(week),
      csv: ({ week }) => date(week),
    },
    {
      key: 'matches',
      name: t('accuracy.matches'),
      cell: ({ matches }) => count(matches),
      csv: ({ matches }) => matches,
    },
    {
      key: 'share',
      name: t('accuracy.share'),
      cell: ({ accuracy }) => percent(accuracy),
      csv: ({ accuracy }) => accuracy,
    },
    {
      key: 'running',
      name: t('accuracy.running', { weeks: MEAN_WEEKS }),
      cell: ({ mean, low, high }) => (
        <>
          {percent(mean)}{' '}
          <span>({t('accuracy.range', { low: percent(low), high: percent(high) })})</span>
        </>
      ),
      csv: ({ mean }) => Math.round(mean * 100) / 100,
    },
  ];
  return (
    <ChartData>
      <div className={css.behind}>
        <p>{t('accuracy.how', { threshold: percent(threshold) })}</p>
        <DataTable
          caption={name}
          columns={columns}
          rows={weeks.toReversed()}
          keyOf={({ week }) => week}
          scrolls="tall"
          roomName={forecasts('table.behind')}
          className={css.table}
        />
        <CsvButton
          table={name}
          fileName={`tredici-affidabilita-${slugOf(league)}`}
          rows={() => csvOfTable(columns, weeks)}
        />
      </div>
    </ChartData>
  );
}
