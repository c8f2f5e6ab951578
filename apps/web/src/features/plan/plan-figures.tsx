import { useQuery } from '@tanstack/react-query';
import type { PlanFigures as Figures } from '@tredici/contract/plan';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import css from './plan-figures.module.css';
import { figuresQuery } from './queries.ts';

/** How often estimates like these came true (counted) and how far plans fall (simulated), each with its
 *  period and sample. */
export function PlanFigures() {
  const t = useText('plan');
  const { data, isError, isFetching, refetch } = useQuery(figuresQuery);
  return (
    <section aria-labelledby="figures-title" className={css.figures} aria-busy={isFetching}>
      <h3 id="figures-title">{t('figures.title')}</h3>
      {data && <Loaded figures={data} />}
      {!data && isError && (
        <NotLoaded text={t('figures.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Loaded({ figures }: { readonly figures: Figures }) {
  const t = useText('plan');
  const { percent, count, date } = useFormats();
  const { window, simulation, horizon_weeks: horizon } = figures;
  const accuracies = [
    [t('figures.result'), figures.final_result],
    [t('figures.doubleChance'), figures.double_chance],
  ] as const;
  return (
    <ul className={css.rules}>
      {accuracies.map(([name, { accuracy, number_of_matches: matches }]) => (
        <li key={name}>
          {accuracy === null
            ? t('figures.noAccuracy', { name })
            : t('figures.accuracy', {
                name,
                count: matches,
                matches: count(matches),
                percent: percent(accuracy),
                level: percent(figures.threshold),
                start: date(window.start),
                end: date(window.end),
              })}
        </li>
      ))}
      <li>
        {t('figures.drawdown', {
          percent: percent(simulation.drawdown),
          runs: count(simulation.runs),
          weeks: simulation.weeks,
        })}
      </li>
      <li>
        {horizon === null
          ? t('figures.noHorizon', { percent: percent(figures.horizon_loss) })
          : t('figures.horizon', { weeks: horizon, percent: percent(figures.horizon_loss) })}
      </li>
    </ul>
  );
}
