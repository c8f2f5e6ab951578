import { Coupon } from '#football/coupon.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import css from './match-list.module.css';

/** A column of the first screen. */
const ROWS = 10;

/** The coupon before its matches: the same lines in the same places, empty. */
export function WaitingList() {
  const t = useText('leagues');
  const prices = !useOddsHidden();
  return (
    <div className={css.list} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={`${css.sheet} ${css.waiting}`}>
        {['left', 'right'].map((column) => (
          <div key={column}>
            <div className={css.blankDay} />
            <Coupon caption={t('loading')} headed>
              <CouponWaiting rows={ROWS} prices={prices} />
            </Coupon>
          </div>
        ))}
      </div>
    </div>
  );
}
