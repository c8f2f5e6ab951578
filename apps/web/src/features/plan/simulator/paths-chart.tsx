import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import css from './paths-chart.module.css';
import type { SimulatedRule } from './simulate-in-worker.ts';

const HEIGHT = 160;

/** Four small drawings on one scale: the middle run in ink, nine runs of ten within the band. */
export function PathsCharts({ rules }: { readonly rules: readonly SimulatedRule[] }) {
  const t = useText('plan');
  const { euro } = useFormats();
  const highest = Math.max(...rules.flatMap(({ paths }) => paths.high));
  const ticks = niceTicks(0, highest / 100, 3);
  return (
    <div className={css.charts}>
      {rules.map(({ rule, paths, startCents, weeks }) => (
        <figure key={rule} className={css.chart}>
          <figcaption className={css.name}>{t(`rule.${rule}`)}</figcaption>
          <Plot
            label={t('simulator.chart', {
              rule: t(`rule.${rule}`),
              weeks,
              low: euro(paths.low.at(-1)!),
              median: euro(paths.median.at(-1)!),
              high: euro(paths.high.at(-1)!),
            })}
            height={HEIGHT}
            x={[0, weeks]}
            y={[0, ticks.at(-1)!]}
            xLabels={[0, weeks].map((at) => ({ at, text: String(at) }))}
            yLabels={ticks.map((at) => ({ at, text: wholeEuro(euro(at * 100)) }))}
            padLeft={48}
          >
            {({ x, y, left, right }) => {
              const along = (cents: readonly number[]) =>
                cents.map((value, week) => `${x(week)} ${y(value / 100)}`);
              const band = [...along(paths.high), ...along(paths.low).reverse()];
              return (
                <>
                  <path className={css.band} d={`M${band.join('L')}Z`} />
                  <line
                    className={css.start}
                    x1={left}
                    x2={right}
                    y1={y(startCents / 100)}
                    y2={y(startCents / 100)}
                  />
                  <path className={css.median} d={`M${along(paths.median).join('L')}`} />
                </>
              );
            }}
          </Plot>
        </figure>
      ))}
    </div>
  );
}
