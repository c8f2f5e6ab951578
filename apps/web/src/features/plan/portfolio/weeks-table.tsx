import type { PortfolioWeek } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import css from './tables.module.css';

/** The figures of both charts, the latest week first. */
export function WeeksTable({ weeks }: { readonly weeks: readonly PortfolioWeek[] }) {
  const t = useText('plan');
  const forecasts = useText('forecasts');
  const { euro, date, percent } = useFormats();
  const money = (amount: number) => euro(centsOf(amount));
  const gain = (amount: number) => `${amount > 0 ? '+' : ''}${money(amount)}`;
  const columns: readonly Column<PortfolioWeek>[] = [
    { key: 'week', name: t('weeks.week'), cell: (week) => date(week.week_start) },
    { key: 'budget', name: t('weeks.budget'), cell: (week) => money(week.budget) },
    { key: 'bets', name: t('weeks.bets'), cell: (week) => `${week.won} / ${week.bets}` },
    { key: 'staked', name: t('weeks.staked'), cell: (week) => money(week.staked) },
    { key: 'gain', name: t('weeks.gain'), cell: (week) => gain(week.gain_loss) },
    {
      key: 'percent',
      name: t('weeks.percent'),
      cell: (week) => percent(week.gain_loss_percentage, 1),
    },
    { key: 'total', name: t('weeks.total'), cell: (week) => money(week.total_capital) },
  ];
  const names = columns.map(({ name }) => name);
  return (
    <ChartData>
      <DataTable
        caption={t('weeks.title')}
        columns={columns}
        rows={weeks.toReversed()}
        keyOf={(week) => week.week_start}
        scrolls="tall"
        roomName={forecasts('table.behind')}
        className={css.table}
      />
      <div className={css.take}>
        <CsvButton
          table={t('weeks.title')}
          fileName="tredici-piano"
          rows={() => [
            [...names.slice(0, 2), t('weeks.won'), ...names.slice(2)],
            ...weeks.map((week) => [
              week.week_start,
              week.budget,
              week.won,
              week.bets,
              week.staked,
              week.gain_loss,
              week.gain_loss_percentage,
              week.total_capital,
            ]),
          ]}
        />
      </div>
    </ChartData>
  );
}
