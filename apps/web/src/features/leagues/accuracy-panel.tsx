import { useQuery } from '@tanstack/react-query';
import type { AccuracyReply } from '@tredici/contract/accuracy';
import { useId, useState } from 'react';
import { useMedia } from '#lib/device/use-media.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { MEDIA } from '#ui/breakpoints.ts';
import { latePart } from '#ui/late-part.tsx';
import { AccuracyFigures } from './accuracy-figures.tsx';
import css from './accuracy-panel.module.css';
import type { League } from './league-filter.ts';
import { accuracyQuery } from './queries.ts';

const AccuracyGraph = latePart(async () => (await import('./accuracy-graph.tsx')).AccuracyGraph, {
  waiting: <div className={css.graphRoom} />,
});

/** How reliable a league's forecasts are. It stands beside the controls where there is room; on a phone it is
 *  a collapsed line, because the matches come first. */
export function AccuracyPanel({ league }: { readonly league: League }) {
  const t = useText('leagues');
  const id = useId();
  const beside = useMedia(MEDIA['--beyond-phone']);
  const [opened, setOpened] = useState(false);
  const { data, isError, refetch } = useQuery(accuracyQuery(league));
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {beside ? (
          t('accuracy')
        ) : (
          <button
            type="button"
            className={css.line}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('accuracy')}
            {data && <InShort data={data} />}
            <svg className={css.arrow} viewBox="0 0 12 8" aria-hidden="true">
              <path d="m1.500 1.500 4.500 4.500 4.500-4.500" />
            </svg>
          </button>
        )}
      </h2>
      {(beside || opened) && (
        <div className={css.body}>
          {data && data.number_of_matches > 0 ? (
            <>
              <AccuracyFigures data={data} />
              <AccuracyGraph league={league} data={data} />
            </>
          ) : (
            <Missing empty={data !== undefined} failed={isError} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </section>
  );
}

function InShort({ data }: { readonly data: AccuracyReply }) {
  const t = useText('leagues');
  const { percent, count: written } = useFormats();
  const { accuracy, number_of_matches: count } = data;
  return (
    <>
      {accuracy !== null && <b className={css.short}>{percent(accuracy)}</b>}
      <span className={css.sample}>{t('accuracy.short', { count, number: written(count) })}</span>
    </>
  );
}

function Missing({
  empty,
  failed,
  onRetry,
}: {
  readonly empty: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}) {
  const t = useText('leagues');
  const common = useText('common');
  if (empty) return <p className={css.missing}>{t('accuracy.none')}</p>;
  if (!failed) return null;
  return (
    <p className={css.missing} role="status">
      {t('accuracy.failed')}{' '}
      <button type="button" className={css.retry} onClick={onRetry}>
        {common('retry')}
      </button>
    </p>
  );
}
