import type { PortfolioWeek } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import css from './charts.module.css';

const MOST_BAR = 22;

/** Each week's payout minus stake: a full bar upwards for a gain, a hollow one downwards for a loss. */
export function EarningChart({ weeks }: { readonly weeks: readonly PortfolioWeek[] }) {
  const t = useText('plan');
  const { euro, date } = useFormats();
  const earned = weeks.map((week) => week.gain_loss);
  const ticks = niceTicks(Math.min(0, ...earned), Math.max(0, ...earned), 3);
  return (
    <figure className={css.chart}>
      <figcaption className={css.name}>{t('plan.earningChart')}</figcaption>
      <Plot
        label={t('plan.earningLabel', {
          count: weeks.length,
          best: euro(centsOf(Math.max(...earned))),
          worst: euro(centsOf(Math.min(...earned))),
        })}
        height={160}
        x={[-0.5, weeks.length - 0.5]}
        y={[ticks[0]!, ticks.at(-1)!]}
        xLabels={[
          { at: 0, text: date(weeks[0]!.week_start) },
          ...(weeks.length > 3
            ? [{ at: weeks.length - 1, text: date(weeks.at(-1)!.week_start) }]
            : []),
        ]}
        yLabels={ticks.map((at) => ({ at, text: wholeEuro(euro(at * 100)) }))}
        base={0}
        padLeft={64}
        padRight={36}
      >
        {({ x, y }) => {
          // The chart may have no width yet while the page is being laid out.
          const wide = Math.max(0, Math.min(MOST_BAR, 0.7 * (x(1) - x(0))));
          return earned.map((value, at) => (
            <rect
              key={weeks[at]!.week_start}
              className={value < 0 ? css.lost : css.won}
              x={x(at) - wide / 2}
              width={wide}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
            />
          ));
        }}
      </Plot>
    </figure>
  );
}
