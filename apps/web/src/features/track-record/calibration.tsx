import type { TrackRecord } from '@tredici/contract/track-record';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import css from './calibration.module.css';
import { CalibrationPlot } from './calibration-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { type SeenBin, seenBins } from './measures.ts';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

/** The band that the heading asks about; the example is taken from it if it has a sample. */
const ASKED = 60;

export function Calibration({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { percent, count, date } = useFigures();
  const [market, setMarket] = useState(record.calibration[0]?.bet_market ?? '1X2');
  const name = t(`market.${market}`);
  const chosen = record.calibration.find(({ bet_market }) => bet_market === market);
  const bins = seenBins(chosen?.bins ?? []);
  const inside = bins.filter((bin) => bin.inside).length;
  const totals = { inside: count(inside), all: count(bins.length) };
  const example = bins.find(({ from }) => from === ASKED) ?? bins.toSorted(byCount)[0];
  return (
    <Section
      id="calibrazione"
      title={t('calibration.heading')}
      intro={t('calibration.intro')}
      sample={t('sample', {
        matches: count(record.number_of_matches),
        start: date(record.window.start),
        end: date(record.window.end),
      })}
      aside={
        <p className={css.reading} aria-live="polite">
          <b>{t('calibration.inside', totals)}</b>{' '}
          {example &&
            t('calibration.example', {
              said: percent(example.said, 1),
              observed: percent(example.observed, 1),
              count: count(example.count),
            })}
        </p>
      }
    >
      <ChoiceBoxes
        legend={t('calibration.choice')}
        choices={record.calibration.map(({ bet_market }) => ({
          value: bet_market,
          label: t(`market.${bet_market}`),
        }))}
        value={market}
        onChoose={setMarket}
      />
      <figure className={css.figure}>
        <span className={css.yAxis} aria-hidden="true">
          {t('calibration.yAxis')}
        </span>
        <CalibrationPlot bins={bins} label={t('calibration.label', { market: name, ...totals })} />
        <span className={css.xAxis} aria-hidden="true">
          {t('calibration.xAxis')}
        </span>
      </figure>
      <ChartTable
        caption={t('calibration.caption', { market: name })}
        fileName={`calibration-${market}`}
        columns={[
          {
            key: 'band',
            name: t('column.band'),
            cell: (bin) => `${bin.from}–${bin.to}%`,
            csv: (bin) => `${bin.from}–${bin.to}%`,
          },
          {
            key: 'said',
            name: t('column.said'),
            cell: (bin) => percent(bin.said, 1),
            csv: (bin) => bin.said,
          },
          {
            key: 'observed',
            name: t('column.observed'),
            cell: (bin) =>
              bin.inside
                ? percent(bin.observed, 1)
                : `${percent(bin.observed, 1)} (${t('calibration.outside')})`,
            csv: (bin) => bin.observed,
          },
          {
            key: 'expected',
            name: t('column.expected'),
            cell: (bin) => `${percent(bin.low, 1)}–${percent(bin.high, 1)}`,
            csv: (bin) => `${bin.low}–${bin.high}`,
          },
          {
            key: 'outcomes',
            name: t('column.outcomes'),
            cell: (bin) => count(bin.count),
            csv: (bin) => bin.count,
          },
        ]}
        rows={bins}
        keyOf={(bin) => bin.from}
      />
    </Section>
  );
}

const byCount = (a: SeenBin, b: SeenBin): number => b.count - a.count;
