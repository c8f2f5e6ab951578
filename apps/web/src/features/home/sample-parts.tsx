import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Stamp } from '#ui/stamp.tsx';
import { SampleChart } from './sample-chart.tsx';
import css from './sample-parts.module.css';
import { SAMPLE_SUMMARY } from './sample-series.ts';
import { SampleTable } from './sample-table.tsx';

/** The figures, the line they sum up, and the table behind it. */
export function SampleParts() {
  const t = useText('home');
  const { euro, percent } = useFormats();
  const { initialCents, finalCents, roi, weeksUp, weeksDown } = SAMPLE_SUMMARY;
  const direction = roi > 0 ? 'gain' : roi < 0 ? 'loss' : 'even';
  return (
    <div className={css.parts}>
      <div className={css.summary}>
        <p className={css.stamp}>
          <Stamp small>{t('sample.stamp')}</Stamp>
        </p>
        <dl className={css.figures}>
          <Figure name={t('sample.initial')} value={euro(initialCents)} />
          <Figure name={t('sample.final')} value={euro(finalCents)} />
          <Figure name={t('sample.roi')} value={percent(roi, 1)} note={t(`sample.${direction}`)} />
        </dl>
        <p className={css.note}>{t('sample.weeks', { up: weeksUp, down: weeksDown })}</p>
      </div>
      <div className={css.drawn}>
        <SampleChart />
        <SampleTable />
      </div>
    </div>
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
