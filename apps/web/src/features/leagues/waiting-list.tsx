import type { CSSProperties } from 'react';
import { Coupon } from '#football/coupon.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Signs } from './day-heading.tsx';
import css from './match-list.module.css';

/** Of the first screen: ten and ten, or twenty. */
const COLUMNS = [10, 10] as const;
const LINES = { '--left-lines': COLUMNS[0], '--right-lines': COLUMNS[1] } as CSSProperties;

/** The coupon before its matches: the same lines in the same places, empty. */
export function WaitingList() {
  const t = useText('leagues');
  const prices = !useOddsHidden();
  return (
    <div className={css.list} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={css.heading}>
        {['left', 'right'].map((column) => (
          <div key={column} className={column === 'left' ? css.half : `${css.half} ${css.right}`}>
            <div className={css.blankDay} />
            <Signs />
          </div>
        ))}
      </div>
      <div className={css.sheet} style={LINES}>
        {COLUMNS.map((rows, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: left and right.
          <Coupon key={column} caption={t('loading')}>
            <CouponWaiting rows={rows} prices={prices} />
          </Coupon>
        ))}
      </div>
    </div>
  );
}
