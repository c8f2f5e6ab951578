import { useState } from 'react';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { Stamp } from '#ui/stamp.tsx';
import { HomeSection } from './home-section.tsx';
import { SampleChart } from './sample-chart.tsx';
import { SampleInfo } from './sample-info.tsx';
import css from './sample-section.module.css';
import { CAPITALS_CENTS, summarise } from './sample-series.ts';
import { SampleTable } from './sample-table.tsx';

const SUMMARY = summarise(CAPITALS_CENTS);

/** The specification's static chart, said to be a sample wherever it is seen. */
export function SampleSection() {
  const t = useText('home');
  const { euro, percent } = useFormats();
  const [info, setInfo] = useState(false);
  const { weeks, initialCents, finalCents, roi, weeksUp, weeksDown } = SUMMARY;
  const direction = roi > 0 ? 'gain' : roi < 0 ? 'loss' : 'even';
  return (
    <HomeSection
      id="esempio"
      className={css.sample}
      title={t('sample.title', { count: weeks })}
      aside={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('info.title')}
          onClick={() => setInfo(true)}
        >
          {t('sample.info')}
        </button>
      }
    >
      <div className={css.parts}>
        <div className={css.summary}>
          <p className={css.stamp}>
            <Stamp small>{t('sample.stamp')}</Stamp>
          </p>
          <dl className={css.figures}>
            <Figure name={t('sample.initial')} value={euro(initialCents)} />
            <Figure name={t('sample.final')} value={euro(finalCents)} />
            <Figure
              name={t('sample.roi')}
              value={percent(roi, 1)}
              note={t(`sample.${direction}`)}
            />
          </dl>
          <p className={css.note}>{t('sample.weeks', { up: weeksUp, down: weeksDown })}</p>
        </div>
        <div className={css.drawn}>
          <SampleChart />
          <SampleTable />
        </div>
      </div>
      {info && <SampleInfo summary={SUMMARY} onClose={() => setInfo(false)} />}
    </HomeSection>
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}
