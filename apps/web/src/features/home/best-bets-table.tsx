import { Coupon } from '#football/coupon.tsx';
import { CouponSingle } from '#football/coupon-single.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { useMatchLeague } from '#football/league-names.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Page } from '#ui/paging.ts';
import type { PricedBet } from './best-bets.ts';
import css from './best-bets-table.module.css';
import type { BetSort } from './home-view.ts';
import { SteadyHeight } from './steady-height.tsx';

interface BestBetsTableProps {
  readonly caption: string;
  /** Null while it is loading. */
  readonly shown: Page<PricedBet> | null;
  readonly rows: number;
  readonly withOdds: boolean;
  readonly sort: BetSort;
  readonly onSort: (sort: BetSort) => void;
}

const LINES_AT_ONCE = 3;

/** One line per match: its likeliest bet, the best price with its bookmaker, the fair price, and the difference
 *  between the two. */
export function BestBetsTable(props: BestBetsTableProps) {
  const { caption, shown, rows, withOdds } = props;
  const leagueOf = useMatchLeague();
  const lines = useInTurn(shown?.items.length ?? rows, LINES_AT_ONCE, 0);
  return (
    <SteadyHeight shown={shown} rows={rows}>
      <Coupon caption={caption} heads={<Heads {...props} />}>
        {shown ? (
          shown.items
            .slice(0, lines)
            .map((row, at) => (
              <CouponSingle
                key={row.match.match_id}
                match={row.match}
                bet={row.bet}
                shown="weekday"
                league={leagueOf(row.match)}
                number={shown.first + at}
                cells={withOdds && <Prices row={row} />}
              />
            ))
        ) : (
          <CouponWaiting rows={Math.min(rows, lines)} single />
        )}
      </Coupon>
    </SteadyHeight>
  );
}

function Heads({ withOdds, sort, onSort }: BestBetsTableProps) {
  const t = useText('home');
  const football = useText('football');
  const by = (value: BetSort) => ({ isChosen: sort === value, onChoose: () => onSort(value) });
  if (!withOdds) {
    return (
      <th scope="col" className={css.bet}>
        {football('bet')}
      </th>
    );
  }
  return (
    <>
      <Head className={css.bet} name={football('bet')} {...by('probability')} />
      <Head className={css.best} name={t('best.besides')} {...by('odd')} />
      <th scope="col" className={css.fair}>
        <abbr title={t('best.fair')}>{t('best.fair.short')}</abbr>
      </th>
      <Head className={css.edge} name={t('best.edge')} {...by('edge')} />
    </>
  );
}

/** A heading that sorts the list by its column, the largest value first. */
function Head({
  name,
  className,
  isChosen,
  onChoose,
}: {
  readonly name: string;
  readonly className: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const t = useText('forecasts');
  return (
    <th scope="col" className={className} aria-sort={isChosen ? 'descending' : 'none'}>
      <button
        type="button"
        className={css.sort}
        title={t('table.sort', { column: name })}
        onClick={onChoose}
      >
        {name}
        {isChosen && <span aria-hidden="true"> ↓</span>}
      </button>
    </th>
  );
}

function Prices({ row: { best, fair, edge } }: { readonly row: PricedBet }) {
  const t = useText('home');
  const { odds, signed } = useFormats();
  return (
    <>
      <td className={css.best}>
        {best ? (
          <span className={css.price}>
            <b className={css.odd}>{odds(best.odd)}</b>{' '}
            <span className={css.who}>{best.bookmaker}</span>
          </span>
        ) : (
          <span className={css.none}>{t('best.noOdds')}</span>
        )}
      </td>
      <td className={css.fair}>{odds(fair)}</td>
      <td className={css.edge}>{edge === null ? '–' : `${signed(edge, 1)}%`}</td>
    </>
  );
}
