import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './sample-figures.module.css';
import { CAPITALS_CENTS, SAMPLE } from './sample-series.ts';

export function SampleFigures() {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { euro, date } = useFormats();
  return (
    <section
      className={css.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      aria-label={forecasts('table.behind')}
    >
      <table className={css.table}>
        <caption className="visually-hidden">
          {t('sample.title', { count: SAMPLE.weeks.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('sample.tableFrom')}</th>
            <th scope="col">{t('sample.tableStake')}</th>
            <th scope="col">{t('sample.tablePayout')}</th>
            <th scope="col">{t('sample.tableBankroll')}</th>
            <th scope="col">{t('sample.tableSavings')}</th>
            <th scope="col">{t('sample.tableCapital')}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLE.weeks.map((week, at) => (
            <tr key={week.bet_week}>
              <th scope="row">{date(week.bet_week)}</th>
              <td>{euro(week.stakeCents)}</td>
              <td>{euro(week.payoutCents)}</td>
              <td>{euro(week.bankrollCents)}</td>
              <td>{euro(week.savingsCents)}</td>
              <td>{euro(CAPITALS_CENTS[at + 1]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
