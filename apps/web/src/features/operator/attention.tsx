import type { OperatorOverview } from '@tredici/contract/operator-watch';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Fold } from '#ui/fold.tsx';
import { PencilCross } from '#ui/pencil-cross.tsx';
import css from './attention.module.css';
import { PART_OF_CAUSE, useCauseText } from './cause-text.ts';
import { useInstants } from './use-instants.ts';

/** The number of problems to look at, and what they are. */
export function Attention({ overview }: { readonly overview: OperatorOverview }) {
  const t = useText('operator');
  const causeText = useCauseText();
  const { causes } = overview;
  return (
    <>
      <Figures overview={overview} />
      {causes.length === 0 ? (
        <p>{t('attention.none')}</p>
      ) : (
        <ul className={css.causes}>
          {causes.map((cause) => {
            const part = PART_OF_CAUSE[cause.kind];
            const text = causeText(cause);
            return (
              <li key={text} className={css.cause}>
                <span className={css.mark} aria-hidden="true">
                  <PencilCross />
                </span>
                <span>{text}</span>
                {part && (
                  <a
                    href={`#${part}`}
                    className={css.go}
                    aria-label={`${t('attention.go')}: ${text}`}
                  >
                    {t('attention.go')}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Alerts alerts={overview.alerts} />
    </>
  );
}

function Figures({ overview: { causes, counts } }: { readonly overview: OperatorOverview }) {
  const t = useText('operator');
  const { count } = useFormats();
  const figures = [
    [causes.length, t('figure.attention', { count: causes.length })],
    [counts.coming, t('figure.forecast', { forecast: count(counts.forecast) })],
    [counts.frozen, t('figure.frozen')],
    [counts.settled, t('figure.settled')],
    [counts.users, t('figure.users')],
    [counts.pro, t('figure.pro')],
  ] as const;
  return (
    <div className={css.figures}>
      {figures.map(([figure, label]) => (
        <BigFigure key={label} figure={count(figure)} label={label} />
      ))}
    </div>
  );
}

function Alerts({ alerts }: Pick<OperatorOverview, 'alerts'>) {
  const t = useText('operator');
  const causeText = useCauseText();
  const { at } = useInstants();
  if (alerts.length === 0) return <p className={css.soft}>{t('alerts.none')}</p>;
  const title = t('alerts.fold', { count: alerts.length });
  return (
    <Fold title={title}>
      <DataTable
        slips
        caption={title}
        className={css.alerts}
        rows={alerts}
        keyOf={({ id }) => id}
        columns={[
          { key: 'what', name: t('alerts.what'), cell: causeText },
          { key: 'begun', name: t('alerts.begun'), cell: (row) => at(row.begun_at) },
          {
            key: 'ended',
            name: t('alerts.ended'),
            cell: (row) => (row.ended_at ? at(row.ended_at) : t('alerts.open')),
          },
        ]}
      />
    </Fold>
  );
}
