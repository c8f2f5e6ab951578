import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import css from './coupon.module.css';
import { type CouponMatch, likeliest } from './coupon-match.ts';
import { Cell, MatchHead, useOutcomes } from './coupon-parts.tsx';

/** One match as a line of a `Coupon`: three cells, the likeliest crossed. It is the unit of every
 *  list; `CouponLarge` and `CouponSingle` are the same line grown and shrunk. */
export function CouponRow({ match }: { readonly match: CouponMatch }) {
  const outcomeOf = useOutcomes(match);
  const marked = likeliest(match.bets);
  return (
    <tr className={css.row}>
      <MatchHead match={match} />
      {FINAL_RESULTS.map((sign) => (
        <td key={sign} className={css.cell}>
          <Cell
            match={match}
            bet={sign}
            name={`${sign}, ${outcomeOf(sign)}`}
            mark={sign === marked ? 'likeliest' : null}
          />
        </td>
      ))}
    </tr>
  );
}
