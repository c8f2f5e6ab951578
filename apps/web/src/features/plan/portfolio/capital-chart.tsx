import type { Portfolio } from '@tredici/contract/plan';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { wholeEuro } from '#ui/charts/whole-euro.ts';
import css from './charts.module.css';

/** The total capital after each week as a line, and the bankroll as a shaded area below it; the gap between
 *  them is the savings. */
export function CapitalChart({
  portfolio: { weeks },
  initialCents,
}: {
  readonly portfolio: Portfolio;
  readonly initialCents: number;
}) {
  const t = useText('plan');
  const { euro, date } = useFormats();
  const totals = [initialCents, ...weeks.map((week) => centsOf(week.total_capital))];
  const bankrolls = [initialCents, ...weeks.map((week) => centsOf(week.bankroll))];
  const last = weeks.length;
  const ticks = niceTicks(0, Math.max(...totals) / 100, 4);
  return (
    <figure className={css.chart}>
      <figcaption className={css.name}>{t('plan.capitalChart')}</figcaption>
      <Plot
        label={t('plan.capitalLabel', {
          count: last,
          initial: euro(initialCents),
          final: euro(totals.at(-1)!),
        })}
        height={220}
        x={[0, last]}
        y={[0, ticks.at(-1)!]}
        xLabels={[
          { at: 0, text: date(weeks[0]!.week_start) },
          ...(last > 1 ? [{ at: last, text: date(weeks.at(-1)!.week_start) }] : []),
        ]}
        yLabels={ticks.map((at) => ({ at, text: wholeEuro(euro(at * 100)) }))}
        padLeft={64}
        padRight={36}
      >
        {({ x, y, left, right, bottom }) => {
          const along = (cents: readonly number[]) =>
            cents.map((value, week) => `${x(week)} ${y(value / 100)}`).join('L');
          return (
            <>
              <path
                className={css.field}
                d={`M${x(0)} ${bottom}L${along(bankrolls)}L${x(last)} ${bottom}Z`}
              />
              <line
                className={css.base}
                x1={left}
                x2={right}
                y1={y(initialCents / 100)}
                y2={y(initialCents / 100)}
              />
              <path className={css.line} d={`M${along(totals)}`} />
              <circle className={css.dot} cx={x(last)} cy={y(totals.at(-1)! / 100)} r={4} />
            </>
          );
        }}
      </Plot>
    </figure>
  );
}
