import type { Favourites } from '@tredici/contract/favourites';
import { Coupon } from '#football/coupon.tsx';
import { favouriteRank } from '#football/favourite-order.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Sheet } from './arrange.ts';
import { useDayNames } from './days-shown.ts';
import { MatchLine } from './match-line.tsx';

export interface SheetContentProps {
  readonly sheet: Sheet;
  /** Of its day; null in the ranking. */
  readonly date: string | null;
  /** Whether every line says its league. */
  readonly leagues: boolean;
  readonly favourites: Favourites;
  /** The first match of the list that has no prices yet: its line says why. */
  readonly unpriced: number | undefined;
  /** A few lines at a time. */
  readonly inTurn: boolean;
}

const LINES_AT_ONCE = 2;

export function SheetContent(props: SheetContentProps) {
  const { sheet, date, leagues, favourites, unpriced, inTurn } = props;
  const t = useText('leagues');
  const dayOf = useDayNames();
  const leagueOf = useMatchLeague();
  const rank = favouriteRank(favourites);
  const caption = date ? t('caption.day', { day: dayOf(date) }) : t('caption.ranking');
  const [left, right] = sheet.columns;
  const lines = useInTurn(left.length + right.length, LINES_AT_ONCE);
  const drawn = inTurn ? lines : Number.POSITIVE_INFINITY;
  return [left.slice(0, drawn), right.slice(0, Math.max(0, drawn - left.length))].map(
    (matches, column) =>
      matches.length > 0 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: left and right.
        <Coupon key={column} caption={caption}>
          {matches.map((match, at) => (
            <MatchLine
              key={match.match_id}
              match={match}
              number={sheet.first + column * left.length + at}
              dated={date === null}
              league={leagues ? leagueOf(match) : null}
              starred={rank(match) === 2}
              noPrices={match.match_id === unpriced ? t('noPrices') : undefined}
            />
          ))}
        </Coupon>
      ),
  );
}
