import type { Club } from '@tredici/contract/clubs';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { PageSection } from '#ui/page-section.tsx';
import css from './club-page.module.css';

const HEIGHT = 200;
/** In points per match: the axis begins and ends at a multiple of this, so that a steady line looks steady. */
const STEP = 0.5;
/** Half the width of the last date's label. */
const LABEL_ROOM = 32;

/** A club's strength week by week. */
export function RatingSection({ club }: { readonly club: Club }) {
  const t = useText('club');
  const { decimal, day } = useFormats();
  const { ratings, name } = club;
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (!first || !last || ratings.length < 2) {
    return (
      <PageSection title={t('rating')}>
        <p className={css.note}>{t('rating.none')}</p>
      </PageSection>
    );
  }
  const values = ratings.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const from = STEP * Math.floor(low / STEP);
  const ticks = niceTicks(from, Math.max(STEP * Math.ceil(high / STEP), from + STEP), 4);
  const every = Math.ceil(ratings.length / 4);
  const shown = { now: decimal(last.rating, 2), low: decimal(low, 2), high: decimal(high, 2) };
  return (
    <PageSection title={t('rating')}>
      <p className={css.note}>
        {t('rating.body', {
          now: shown.now,
          weeks: ratings.length - 1,
          before: decimal(first.rating, 2),
        })}
      </p>
      <figure>
        <Plot
          label={t('rating.label', { club: name, ...shown })}
          height={HEIGHT}
          x={[0, ratings.length - 1]}
          y={[ticks[0]!, ticks.at(-1)!]}
          padRight={LABEL_ROOM}
          xLabels={ratings
            .map(({ week }, at) => ({ at, text: day(week) }))
            .filter(({ at }) => at % every === 0)}
          yLabels={ticks.map((at) => ({ at, text: decimal(at, 2) }))}
        >
          {({ x, y }) => (
            <path
              className={css.line}
              d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')}
            />
          )}
        </Plot>
      </figure>
    </PageSection>
  );
}
