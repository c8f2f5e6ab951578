import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { Plot } from '#ui/charts/plot.tsx';
import { niceTicks } from '#ui/charts/scale.ts';
import { ChartTable } from './chart-table.tsx';
import css from './closing-line.module.css';
import { closingInterval } from './measures.ts';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

/** The value of the day's prices against the closing ones, with losses shown as plainly as gains. */
export function ClosingLine({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { percent, signedPercent, count } = useFigures();
  const { mean, standard_error: error, beaten, number_of_bets: bets } = record.closing_line;
  const interval = closingInterval(record.closing_line);
  if (mean === null || error === null || !interval) {
    return (
      <Section id="prezzo" title={t('closing.heading')} intro={t('closing.none')}>
        {null}
      </Section>
    );
  }
  const { low, high } = interval;
  const reach = Math.max(0.01, Math.abs(low), Math.abs(high)) * 1.2;
  const ticks = niceTicks(-reach, reach, 4).filter((at) => Math.abs(at) <= reach);
  const error95 = `${signedPercent(low)} / ${signedPercent(high)}`;
  return (
    <Section
      id="prezzo"
      title={t('closing.heading')}
      intro={t('closing.body', {
        mean: signedPercent(mean),
        error: percent(error * 100, 2),
        count: count(bets),
      })}
    >
      <figure>
        <Plot
          label={t('closing.label', {
            mean: signedPercent(mean),
            low: signedPercent(low),
            high: signedPercent(high),
          })}
          height={110}
          x={[-reach, reach]}
          y={[-1, 1]}
          xLabels={ticks.map((at) => ({ at, text: signedPercent(at) }))}
          yLabels={[]}
          padLeft={20}
          padRight={20}
        >
          {({ x, y, left, right, top, bottom }) => (
            <>
              <line className={css.axis} x1={left} x2={right} y1={bottom} y2={bottom} />
              <line className={css.zero} x1={x(0)} x2={x(0)} y1={top + 24} y2={bottom} />
              <rect
                className={css.band}
                x={x(low)}
                width={Math.max(2, x(high) - x(low))}
                y={top + 24}
                height={bottom - top - 24}
              />
              <circle className={css.dot} cx={x(mean)} cy={(top + 24 + bottom) / 2} r={7} />
              <text className={css.figure} x={x(mean)} y={y(1) + 12}>
                {signedPercent(mean)}
              </text>
            </>
          )}
        </Plot>
      </figure>
      <p>
        {t(`closing.${interval.verdict}`)}{' '}
        {beaten !== null && t('closing.beaten', { beaten: percent(beaten, 1) })}
      </p>
      <ChartTable
        caption={t('closing.caption')}
        fileName="closing-line"
        columns={[
          {
            key: 'matches',
            name: t('column.matches'),
            cell: () => count(bets),
            csv: () => bets,
          },
          {
            key: 'mean',
            name: t('closing.mean'),
            cell: () => signedPercent(mean),
            csv: () => mean,
          },
          {
            key: 'error',
            name: t('closing.error'),
            cell: () => percent(error * 100, 2),
            csv: () => error,
          },
          {
            key: 'interval',
            name: t('closing.interval'),
            cell: () => error95,
            csv: () => error95,
          },
          {
            key: 'share',
            name: t('closing.share'),
            cell: () => (beaten === null ? '–' : percent(beaten, 1)),
            csv: () => beaten,
          },
        ]}
        rows={[record]}
        keyOf={() => 'all'}
      />
    </Section>
  );
}
