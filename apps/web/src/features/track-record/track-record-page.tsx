import { useQuery } from '@tanstack/react-query';
import { type TrackRecord, trackRecordCalls } from '@tredici/contract/track-record';
import { useDeferredValue } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useOnline } from '#lib/device/use-online.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Button } from '#ui/button.tsx';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { Stamp } from '#ui/stamp.tsx';
import '#ui/print.css';
import { Bands } from './bands.tsx';
import { Calibration } from './calibration.tsx';
import { ClosingLine } from './closing-line.tsx';
import { Ledger } from './ledger.tsx';
import { Months } from './months.tsx';
import { Scores } from './scores.tsx';
import { SeasonChances } from './season-chances.tsx';
import { Summary } from './summary.tsx';
import { BetTypes, Leagues } from './tables.tsx';
import css from './track-record-page.module.css';
import { useFigures } from './use-figures.ts';
import { Waiting } from './waiting.tsx';

/** The public record of how good the forecasts were. */
export function TrackRecordPage() {
  const t = useText('track-record');
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useQuery(callQuery(trackRecordCalls.getTrackRecord, {}));
  // Deferred even when the data are already loaded, so that other work on the page goes first.
  const data = useDeferredValue(answer, undefined);
  return (
    <article
      className={css.page}
      aria-busy={data === undefined && (isFetching || answer !== undefined)}
    >
      <PageWithLead title={t('heading')} lead={t('intro')}>
        <div>
          {data && <Age record={data} failed={error !== null} />}
          {data && <Record record={data} />}
          {!data && error === null && <Waiting />}
          {!data && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
        </div>
      </PageWithLead>
    </article>
  );
}

function Record({ record }: { readonly record: TrackRecord }) {
  const oddsHidden = useOddsHidden();
  if (record.number_of_matches === 0) {
    return (
      <>
        <Empty />
        <Ledger ledger={record.ledger} />
      </>
    );
  }
  return (
    <>
      <Summary record={record} />
      <PartsInTurn>
        <Calibration record={record} />
        <Scores record={record} />
        <Bands record={record} />
        <Months record={record} />
        <Leagues record={record} />
        <BetTypes record={record} />
        <SeasonChances />
        {!oddsHidden && <ClosingLine record={record} />}
        <Ledger ledger={record.ledger} />
      </PartsInTurn>
    </>
  );
}

/** Shown only when the figures may not be the newest. */
function Age({ record, failed }: { readonly record: TrackRecord; readonly failed: boolean }) {
  const t = useText('track-record');
  const { date } = useFigures();
  const online = useOnline();
  if (online && !failed) return null;
  return (
    <p className={css.age} role="status">
      {online ? t('lead.stale') : t('lead.offline', { day: date(record.window.end) })}
    </p>
  );
}

function Empty() {
  const t = useText('track-record');
  return (
    <div className={css.message}>
      <Stamp>{t('empty.stamp')}</Stamp>
      <p className={css.said}>{t('empty.heading')}</p>
      <p>{t('empty.body')}</p>
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText('track-record');
  const common = useText('common');
  const errorText = useErrorText();
  const online = useOnline();
  return (
    <div className={`${css.message} ${css.only}`} role="alert">
      <p className={css.said}>{online ? t('failed') : t('failed.offline')}</p>
      {online && <p>{errorText(error)}</p>}
      <Button onClick={onRetry}>{common('retry')}</Button>
    </div>
  );
}
