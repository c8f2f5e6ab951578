import type { PortfolioWeek } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './tables.module.css';

/** The figures of both charts, the latest week first. */
export function WeeksTable({ weeks }: { readonly weeks: readonly PortfolioWeek[] }) {
  const t = useText('plan');
  const forecasts = useText('forecasts');
  const { euro, date, percent } = useFormats();
  const columns = [
    ...[t('weeks.week'), t('weeks.budget'), t('weeks.bets'), t('weeks.staked')],
    ...[t('weeks.gain'), t('weeks.percent'), t('weeks.total')],
  ];
  return (
    <details className={css.fold}>
      <summary>{forecasts('table.behind')}</summary>
      <section
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={forecasts('table.behind')}
      >
        <table className={css.table}>
          <caption className="visually-hidden">{t('weeks.title')}</caption>
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
            {weeks.toReversed().map((week) => (
              <tr key={week.week_start}>
                <th scope="row">{date(week.week_start)}</th>
                <td>{euro(centsOf(week.budget))}</td>
                <td>{`${week.won} / ${week.bets}`}</td>
                <td>{euro(centsOf(week.staked))}</td>
                <td>{`${week.gain_loss > 0 ? '+' : ''}${euro(centsOf(week.gain_loss))}`}</td>
                <td>{percent(week.gain_loss_percentage, 1)}</td>
                <td>{euro(centsOf(week.total_capital))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={css.take}>
        <CsvButton
          table={t('weeks.title')}
          fileName="tredici-piano"
          rows={() => [
            [...columns.slice(0, 2), t('weeks.won'), ...columns.slice(2)],
            ...weeks.map((week) => [
              ...[week.week_start, week.budget, week.won, week.bets, week.staked, week.gain_loss],
              ...[week.gain_loss_percentage, week.total_capital],
            ]),
          ]}
        />
      </div>
    </details>
  );
}
