import type { EndedPlan } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import css from './tables.module.css';

/** Earlier plans, ended by a change of budget or risk level and kept. */
export function PlanHistory({ plans }: { readonly plans: readonly EndedPlan[] }) {
  const t = useText('plan');
  const { euro, date, percent, signed } = useFormats();
  return (
    <div>
      <h3 className={css.title}>{t('history.title')}</h3>
      <DataTable
        caption={t('history.title')}
        columns={[
          {
            key: 'when',
            name: t('history.when'),
            cell: (plan) => `${date(plan.starts_at)} – ${date(plan.ended_at)}`,
          },
          {
            key: 'budget',
            name: t('history.budget'),
            cell: (plan) => euro(centsOf(plan.budget)),
          },
          { key: 'level', name: t('history.level'), cell: (plan) => percent(plan.threshold) },
          {
            key: 'total',
            name: t('history.total'),
            cell: (plan) => euro(centsOf(plan.total_capital)),
          },
          {
            key: 'result',
            name: t('history.result'),
            cell: (plan) => `${signed(plan.gain_loss_percentage, 1)}%`,
          },
          {
            key: 'weeks',
            name: t('history.weeks'),
            cell: (plan) => `${plan.positive_weeks} / ${plan.weeks_played}`,
          },
          {
            key: 'drawdown',
            name: t('history.drawdown'),
            cell: (plan) => percent(plan.drawdown, 1),
          },
        ]}
        rows={plans}
        keyOf={(plan) => plan.id}
        scrolls="tall"
        className={css.table}
      />
    </div>
  );
}
