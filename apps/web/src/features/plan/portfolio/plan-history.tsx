import type { EndedPlan } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './tables.module.css';

/** Plans that another budget or risk level has ended: nothing of the past is lost. */
export function PlanHistory({ plans }: { readonly plans: readonly EndedPlan[] }) {
  const t = useText('plan');
  const { euro, date, percent } = useFormats();
  return (
    <div>
      <h3 className={css.title}>{t('history.title')}</h3>
      <section
        className={css.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={t('history.title')}
      >
        <table className={css.table}>
          <caption className="visually-hidden">{t('history.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.when')}</th>
              <th scope="col">{t('history.budget')}</th>
              <th scope="col">{t('history.level')}</th>
              <th scope="col">{t('history.total')}</th>
              <th scope="col">{t('history.result')}</th>
              <th scope="col">{t('history.weeks')}</th>
              <th scope="col">{t('history.drawdown')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{`${date(plan.starts_at)} – ${date(plan.ended_at)}`}</th>
                <td>{euro(centsOf(plan.budget))}</td>
                <td>{percent(plan.threshold)}</td>
                <td>{euro(centsOf(plan.total_capital))}</td>
                <td>
                  {`${plan.gain_loss_percentage > 0 ? '+' : ''}${percent(plan.gain_loss_percentage, 1)}`}
                </td>
                <td>{`${plan.positive_weeks} / ${plan.weeks_played}`}</td>
                <td>{percent(plan.drawdown, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
