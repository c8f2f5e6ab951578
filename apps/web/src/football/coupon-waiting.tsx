import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import css from './coupon.module.css';

/** Empty rows, exactly as high as filled ones, so that nothing moves when the matches arrive. The coupon
 *  around them is marked `busy`. */
export function CouponWaiting({
  rows,
  single,
}: {
  readonly rows: number;
  readonly single?: boolean;
}) {
  const cells = single ? ['bet'] : FINAL_RESULTS;
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else to be told by.
    <tr key={row} className={`${css.row} ${css.waiting}`}>
      <td className={css.match}>
        <span className={css.when}>&nbsp;</span>
        <span className={css.club}>&nbsp;</span>
        <span className={css.club}>&nbsp;</span>
      </td>
      {cells.map((cell) => (
        <td key={cell} className={single ? `${css.cell} ${css.priced}` : css.cell}>
          {single && <span className={css.singleBet}>&nbsp;</span>}
          <span className={css.blank} />
        </td>
      ))}
    </tr>
  ));
}
