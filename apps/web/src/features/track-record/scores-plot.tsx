import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import marks from './mark.module.css';
import { againstMarket, SCORE_NAMES } from './measures.ts';
import css from './scores.module.css';
import { useFigures } from './use-figures.ts';

const ROW = 44;
/** Smaller differences than this, in percent, must not fill the whole width of the chart. */
const LEAST_REACH = 0.5;

/** Each error as a percentage of the market's, which is the dashed line; to its left is better. */
export function ScoresPlot({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { tick } = useFigures();
  const rows = SCORE_NAMES.map((name, at) => ({
    name,
    at,
    ours: againstMarket(record.blend_there[name], record.market[name]),
    model: againstMarket(record.model_there?.[name] ?? null, record.market[name]),
  }));
  const values = rows.flatMap(({ ours, model }) => [ours ?? 0, model ?? 0]);
  const reach = Math.max(LEAST_REACH, ...values.map(Math.abs)) * 1.15;
  const ticks = niceTicks(-reach, reach, 4).filter((at) => Math.abs(at) <= reach);
  const digits = ticks.every(Number.isInteger)
    ? 0
    : ticks.every((at) => Number.isInteger(at * 10))
      ? 1
      : 2;
  return (
    <div>
      <p className={css.sides} aria-hidden="true">
        <span>← {t('scores.better')}</span>
        <b>{t('who.market')}</b>
        <span>{t('scores.worse')} →</span>
      </p>
      <Plot
        label={t('scores.label')}
        height={ROW * rows.length + 34}
        x={[-reach, reach]}
        y={[rows.length - 0.5, -0.5]}
        xLabels={ticks.map((at) => ({ at, text: `${at > 0 ? '+' : ''}${tick(at, digits)}%` }))}
        yLabels={rows.map(({ at, name }) => ({ at, text: t(`score.${name}`) }))}
        padLeft={64}
        padRight={16}
      >
        {({ x, y, top, bottom }) => (
          <>
            <line className={marks.market} x1={x(0)} x2={x(0)} y1={top} y2={bottom} />
            {rows.map(({ name, at, ours, model }) => (
              <g key={name}>
                {model !== null && (
                  <circle className={marks.model} cx={x(model)} cy={y(at)} r={6} />
                )}
                {ours !== null && <circle className={marks.ours} cx={x(ours)} cy={y(at)} r={7} />}
              </g>
            ))}
          </>
        )}
      </Plot>
    </div>
  );
}
