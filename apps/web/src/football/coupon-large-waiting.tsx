import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { ReactNode } from 'react';
import { now } from '#lib/api/settings.ts';
import { useFormats } from '#lib/i18n/format.ts';
import css from './coupon.module.css';

/** The head of a match's page before the match has loaded, at its final height. Today's date and a league
 *  name of usual length stand in invisibly, because they take as much room as the real ones. */
export function CouponLargeWaiting({
  prices,
  moment,
  children,
}: {
  readonly prices: boolean;
  readonly moment?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { dateTime } = useFormats();
  return (
    <div className={`${css.large} ${css.largeWaiting}`} aria-hidden="true">
      <p className={css.largeWhen}>
        <span>{dateTime(now())}</span>
        <span>Italia, Serie A</span>
      </p>
      {moment}
      <div className={css.largeClubs}>
        <span className={css.blankClub} />
        <span className={css.blankClub} />
      </div>
      {children}
      <div className={css.largeCells}>
        {FINAL_RESULTS.map((sign) => (
          <span key={sign} className={css.blankCell}>
            <span className={css.outcome}>
              <b>{sign}</b>
            </span>
            <span className={css.blankLarge} />
            {prices && <span className={css.blankOdds}>&nbsp;</span>}
          </span>
        ))}
      </div>
      <span className={css.blankBar} />
    </div>
  );
}
