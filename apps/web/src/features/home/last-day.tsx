import { useQuery } from '@tanstack/react-query';
import { type LastDay as Day, resultCalls } from '@tredici/contract/results';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { useMatchLeague } from '#football/league-names.ts';
import { callQuery } from '#lib/api/call-query.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import css from './last-day.module.css';

const ROWS = 5;

/** How the forecasts of the last day with results did: how many were right and how many were expected to be, and the
 *  matches with the most confident forecasts. */
export function LastDay() {
  const t = useText('results');
  const forecasts = useText('forecasts');
  const { data, isError, isFetching, refetch } = useQuery(callQuery(resultCalls.getLastDay, {}));
  if (data) return <DayLines day={data} />;
  if (isError) {
    return (
      <SectionMessage
        alert
        lines={ROWS}
        text={t('failed')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {forecasts('problem.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Coupon caption={t('loading')}>
      <CouponWaiting rows={ROWS} />
    </Coupon>
  );
}

function DayLines({ day: { date, score, results } }: { readonly day: Day }) {
  const t = useText('results');
  const leagueOf = useMatchLeague();
  const { count, decimal, dayLong } = useFormats();
  if (date === null) return <SectionMessage lines={ROWS} text={t('lastDay.none')} />;
  return (
    <>
      <p className={css.score}>
        <b>{t('score', { right: count(score.right), judged: count(score.judged) })}</b>{' '}
        {t('lastDay.expected', { day: dayLong(date), expected: decimal(score.expected, 1) })}
      </p>
      <Coupon caption={t('lastDay.caption')}>
        {results.map((match) => (
          <CouponRow key={match.match_id} match={match} shown="time" league={leagueOf(match)} />
        ))}
      </Coupon>
    </>
  );
}
