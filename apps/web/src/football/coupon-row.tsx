import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import css from './coupon.module.css';
import { type CouponMatch, type CouponPrices, likeliest } from './coupon-match.ts';
import { Cell, MatchHead, useOutcomes, type WhenShown } from './coupon-parts.tsx';
import { OddsCell } from './odds-cell.tsx';

/** One match as a line of a `Coupon`: three cells, the likeliest crossed. It is the unit of every
 *  list; `CouponLarge` and `CouponSingle` are the same line grown and shrunk. */
export function CouponRow({
  match,
  shown,
  prices,
}: {
  readonly match: CouponMatch;
  readonly shown?: WhenShown;
  /** The best price under each cell, where prices are shown at all. */
  readonly prices?: CouponPrices;
}) {
  const outcomeOf = useOutcomes(match);
  const marked = likeliest(match.bets);
  return (
    <tr className={css.row}>
      <MatchHead match={match} {...(shown && { shown })} />
      {FINAL_RESULTS.map((sign) => (
        <td key={sign} className={css.cell}>
          <Cell
            match={match}
            bet={sign}
            name={`${sign}, ${outcomeOf(sign)}`}
            mark={sign === marked ? 'likeliest' : null}
          />
          {prices && <OddsCell oddsDecimal={prices[sign] ?? null} compact />}
        </td>
      ))}
    </tr>
  );
}
