import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { realWeeksCsv } from './real-csv.ts';
import css from './real-figures.module.css';
import { type Choice, type RealRun, realRuns, weekStart } from './real-weeks.ts';

export function RealFigures({ choice }: { readonly choice: Choice }) {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const [first, next] = realRuns(choice);
  return (
    <>
      <section
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={forecasts('table.behind')}
      >
        <table className={css.table}>
          <caption className="visually-hidden">{t('real.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('real.tableFrom')}</th>
              <th scope="col">{t('real.tableBets')}</th>
              <th scope="col">{t('real.tableWon')}</th>
              <th scope="col">{t('real.bankroll')}</th>
              <th scope="col">{t('real.savings')}</th>
              <th scope="col">{t('real.capital')}</th>
            </tr>
          </thead>
          <Weeks run={first} title={t('real.firstWindow', { count: first.weeks })} />
          <Weeks run={next} title={t('real.nextWindow', { count: next.weeks })} />
        </table>
      </section>
      <div className={css.take}>
        <CsvButton
          table={t('real.title')}
          fileName="tredici-settimane"
          rows={() => realWeeksCsv(t)}
        />
      </div>
    </>
  );
}

function Weeks({ run, title }: { readonly run: RealRun; readonly title: string }) {
  const { euro, date } = useFormats();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={6} className={css.window}>
          {title}
        </th>
      </tr>
      {run.bets.map((bets, at) => (
        <tr key={weekStart(run, at)}>
          <th scope="row">{date(weekStart(run, at))}</th>
          <td>{bets}</td>
          <td>{run.won[at]}</td>
          <td>{euro(run.bankrollCents[at + 1]!)}</td>
          <td>{euro(run.savingsCents[at + 1]!)}</td>
          <td>{euro(run.totalCents[at + 1]!)}</td>
        </tr>
      ))}
    </tbody>
  );
}
