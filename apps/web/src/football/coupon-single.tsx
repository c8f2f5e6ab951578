import type { BetType } from '@tredici/engine/markets/bet-types';
import type { ReactNode } from 'react';
import { useBetNames } from './bet-names.ts';
import { chosenClubs } from './chosen-clubs.ts';
import css from './coupon.module.css';
import type { CouponMatch, CouponPrices } from './coupon-match.ts';
import { Cell, MatchHead, type WhenShown } from './coupon-parts.tsx';
import { useCouponWords } from './coupon-words.ts';
import { OddsCell } from './odds-cell.tsx';

/** One match with one bet: a row of a `Coupon single`, as in the best bets. A cross chooses among three
 *  results, so here the club that the bet is on is bold instead. */
export function CouponSingle({
  match,
  bet,
  shown,
  prices,
  beside,
  cells,
  league,
  number,
}: {
  readonly match: CouponMatch;
  readonly bet: BetType;
  readonly shown?: WhenShown;
  readonly prices?: CouponPrices;
  /** The content of the column that the `Coupon` calls `beside`. */
  readonly beside?: ReactNode;
  /** The cells under the `heads` of the `Coupon`. */
  readonly cells?: ReactNode;
  /** The tournament's name in the reader's language. */
  readonly league?: string;
  /** The row's number, where it does not simply follow from the row above. */
  readonly number?: number;
}) {
  const nameOf = useBetNames();
  const words = useCouponWords();
  return (
    <tr className={css.row}>
      <MatchHead
        words={words}
        match={match}
        shown={shown}
        league={league}
        number={number}
        chosen={chosenClubs(bet)}
      />
      <td className={`${css.cell} ${css.priced}`}>
        <span className={css.singleBet} aria-hidden="true">
          {nameOf(bet)}
        </span>
        <Cell match={match} bet={bet} name={nameOf(bet)} />
        {prices && <OddsCell oddsDecimal={prices[bet] ?? null} compact />}
      </td>
      {beside !== undefined && <td className={css.beside}>{beside}</td>}
      {cells}
    </tr>
  );
}
