import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './accuracy-table.module.css';
import { type League, slugOf } from './league-filter.ts';
import { MEAN_WEEKS, type RunningWeek } from './running-accuracy.ts';
import { useChoiceLabel } from './use-league-choices.ts';

interface AccuracyTableProps {
  readonly league: League;
  readonly weeks: readonly RunningWeek[];
  readonly threshold: number;
}

/** The graph in figures, and what they count. */
export function AccuracyTable({ league, weeks, threshold }: AccuracyTableProps) {
  const t = useText('leagues');
  const forecasts = useText('forecasts');
  const labelOf = useChoiceLabel();
  const { date, percent, count } = useFormats();
  const name = t('accuracy.csv', { league: labelOf(league) });
  const headings = [
    t('accuracy.week'),
    t('accuracy.matches'),
    t('accuracy.share'),
    t('accuracy.running', { weeks: MEAN_WEEKS }),
  ];
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return (
    <details className={css.behind}>
      <summary>{forecasts('table.behind')}</summary>
      <p>{t('accuracy.how', { threshold: percent(threshold) })}</p>
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ week, matches, accuracy, mean, low, high }) => (
              <tr key={week}>
                <th scope="row">{date(week)}</th>
                <td>{count(matches)}</td>
                <td>{percent(accuracy)}</td>
                <td>
                  {percent(mean)}{' '}
                  <span>({t('accuracy.range', { low: percent(low), high: percent(high) })})</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CsvButton
        table={name}
        fileName={`tredici-affidabilita-${slugOf(league)}`}
        rows={() => [
          headings,
          ...weeks.map(({ week, matches, accuracy, mean }) => [
            date(week),
            matches,
            accuracy,
            rounded(mean),
          ]),
        ]}
      />
    </details>
  );
}
