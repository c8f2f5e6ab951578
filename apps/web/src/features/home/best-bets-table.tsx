import { bestOdd } from '#football/best-odds.ts';
import { Coupon } from '#football/coupon.tsx';
import { CouponSingle } from '#football/coupon-single.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { useMatchLeague } from '#football/league-names.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Page } from '#ui/paging.ts';
import type { BestBet } from './best-bets.ts';
import css from './best-bets-table.module.css';
import { SteadyHeight } from './steady-height.tsx';

interface BestBetsTableProps {
  readonly caption: string;
  /** Null while it is on its way. */
  readonly shown: Page<BestBet> | null;
  readonly rows: number;
  readonly bookmakers: readonly string[];
  readonly withOdds: boolean;
}

/** One line a match: its likeliest bet, and beside it the best price with who offers it. */
export function BestBetsTable({ caption, shown, rows, bookmakers, withOdds }: BestBetsTableProps) {
  const t = useText('home');
  const leagueOf = useMatchLeague();
  return (
    <SteadyHeight shown={shown} rows={rows}>
      <Coupon caption={caption} single beside={withOdds ? t('best.besides') : undefined}>
        {shown ? (
          shown.items.map(({ match, bet }, at) => (
            <CouponSingle
              key={match.match_id}
              match={match}
              bet={bet}
              shown="weekday"
              league={leagueOf(match)}
              number={shown.first + at}
              beside={
                withOdds ? <BestPrice best={bestOdd(match.odds, bet, bookmakers)} /> : undefined
              }
            />
          ))
        ) : (
          <CouponWaiting rows={rows} single beside={withOdds} />
        )}
      </Coupon>
    </SteadyHeight>
  );
}

function BestPrice({ best }: { readonly best: ReturnType<typeof bestOdd> }) {
  const t = useText('home');
  const { odds } = useFormats();
  if (!best) return <span className={css.none}>{t('best.noOdds')}</span>;
  return (
    <span className={css.price}>
      <b className={css.odd}>{odds(best.odd)}</b> <span className={css.who}>{best.bookmaker}</span>
    </span>
  );
}
