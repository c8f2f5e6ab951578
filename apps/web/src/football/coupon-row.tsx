import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import css from './coupon.module.css';
import { type CouponMatch, type CouponPrices, likeliest } from './coupon-match.ts';
import { MatchHead, type WhenShown } from './coupon-parts.tsx';
import { cellWords, outcomeOf, useCouponWords } from './coupon-words.ts';
import { hashOf } from './hash-of.ts';
import { MarkCell } from './mark-cell.tsx';
import { PriceFigure } from './odds-cell.tsx';

interface CouponRowProps {
  readonly match: CouponMatch;
  readonly shown?: WhenShown;
  /** The tournament's name, where it differs from the API's; null where the list needs none. */
  readonly league?: string | null;
  /** The best price under each cell, where prices are shown at all. */
  readonly prices?: CouponPrices;
  /** Why there are no prices, below the cells of a row without any; said once in a list. */
  readonly noPrices?: string | undefined;
  /** For lists that are ranked or split into several tables; otherwise rows number themselves. */
  readonly number?: number;
  /** Its club or league is among the reader's favourites. */
  readonly starred?: boolean;
}

/** A non-breaking space, as high as a figure. */
const ROOM = '\u00a0';

/** One match as a row of a `Coupon`: three cells, the likeliest one crossed. Every list is made of it;
 *  `CouponLarge` and `CouponSingle` are its larger and smaller forms. */
export function CouponRow({
  match,
  shown,
  league,
  prices,
  noPrices,
  number,
  starred,
}: CouponRowProps) {
  const words = useCouponWords();
  const oddsHidden = useOddsHidden();
  const marked = likeliest(match.bets);
  const priced = prices && !oddsHidden;
  const offered = priced && Object.keys(prices).length > 0;
  const seed = hashOf(match.home_team_name + match.away_team_name);
  return (
    <tr className={css.row}>
      <MatchHead
        words={words}
        match={match}
        shown={shown}
        league={league}
        number={number}
        starred={starred}
      />
      {FINAL_RESULTS.map((sign) => {
        const isMarked = sign === marked;
        const name = `${sign}, ${outcomeOf(words, match, sign)}`;
        const cell = cellWords(words, match, {
          bet: sign,
          name,
          marked: isMarked,
        });
        const price = prices?.[sign];
        const odds = price === undefined ? null : words.formats.odds(price);
        const offer = odds === null ? words.t('noOdds') : words.t('oddsAt', { odds });
        return (
          <td key={sign} className={priced ? `${css.cell} ${css.priced}` : css.cell}>
            <MarkCell
              {...cell}
              label={offered ? `${cell.label}, ${offer}` : cell.label}
              marked={isMarked}
              seed={seed}
            />
            {priced && <PriceFigure written={offered ? odds : ROOM} />}
            {priced && noPrices && sign === '1' && <span className={css.noPrices}>{noPrices}</span>}
          </td>
        );
      })}
    </tr>
  );
}
