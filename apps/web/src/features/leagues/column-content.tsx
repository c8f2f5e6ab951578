import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import type { ReactNode } from 'react';
import { Coupon } from '#football/coupon.tsx';
import { favouriteRank } from '#football/favourite-order.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { type Turns, useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useDayNames } from './days-shown.ts';
import { MatchLine } from './match-line.tsx';

export interface ColumnContentProps {
  readonly matches: readonly Prognostic[];
  /** The number of its first row. */
  readonly first: number;
  /** The date of its day; null in the ranking. */
  readonly date: string | null;
  /** Whether every row shows its league. */
  readonly leagues: boolean;
  readonly favourites: Favourites;
  /** The first match of the list without prices; its row says why. */
  readonly unpriced: number | undefined;
  /** Draws a few rows at a time. */
  readonly inTurn: boolean;
  readonly turns: Turns;
  /** Shown until the first rows are drawn. */
  readonly blank: ReactNode;
}

const LINES_AT_ONCE = 2;

export function ColumnContent(props: ColumnContentProps) {
  const { matches, first, date, leagues, favourites, unpriced, inTurn, turns, blank } = props;
  const t = useText('leagues');
  const dayOf = useDayNames();
  const leagueOf = useMatchLeague();
  const rank = favouriteRank(favourites);
  const lines = useInTurn(matches.length, LINES_AT_ONCE, 0, turns);
  const drawn = inTurn ? lines : matches.length;
  if (drawn === 0) return blank;
  return (
    <Coupon caption={date ? t('caption.day', { day: dayOf(date) }) : t('caption.ranking')}>
      {matches.slice(0, drawn).map((match, at) => (
        <MatchLine
          key={match.match_id}
          match={match}
          number={first + at}
          dated={date === null}
          league={leagues ? leagueOf(match) : null}
          starred={rank(match) === 2}
          noPrices={match.match_id === unpriced ? t('noPrices') : undefined}
        />
      ))}
    </Coupon>
  );
}
