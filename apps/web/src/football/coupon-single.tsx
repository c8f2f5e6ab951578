import type { BetType } from '@tredici/engine/markets/bet-types';
import { useBetNames } from './bet-names.ts';
import css from './coupon.module.css';
import type { CouponMatch, CouponPrices } from './coupon-match.ts';
import { Cell, MatchHead } from './coupon-parts.tsx';
import { useCouponWords } from './coupon-words.ts';
import { OddsCell } from './odds-cell.tsx';

/** One match and one bet: a line of a `Coupon single`, as in the best bets. */
export function CouponSingle({
  match,
  bet,
  prices,
}: {
  readonly match: CouponMatch;
  readonly bet: BetType;
  readonly prices?: CouponPrices;
}) {
  const nameOf = useBetNames();
  const words = useCouponWords();
  return (
    <tr className={css.row}>
      <MatchHead words={words} match={match} />
      <td className={prices ? `${css.cell} ${css.priced}` : css.cell}>
        <span className={css.singleBet} aria-hidden="true">
          {nameOf(bet)}
        </span>
        <Cell match={match} bet={bet} name={nameOf(bet)} mark="chosen" />
        {prices && <OddsCell oddsDecimal={prices[bet] ?? null} compact />}
      </td>
    </tr>
  );
}
