import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { Coupon } from '#football/coupon.tsx';
import { favouriteRank } from '#football/favourite-order.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Part, Sheet } from './arrange.ts';
import { useDayNames } from './days-shown.ts';
import { MatchLine } from './match-line.tsx';
import css from './match-list.module.css';

/** As many lines as a phone shows: in one column, a day that was named so few lines ago goes on
 *  without being named again. */
export const FRESH_LINES = 8;

export function SheetContent({
  sheet,
  leagues,
  favourites,
}: {
  readonly sheet: Sheet;
  /** Whether every line says its league. */
  readonly leagues: boolean;
  readonly favourites: Favourites;
}) {
  const dayOf = useDayNames();
  const rank = favouriteRank(favourites);
  return sheet.columns.map((parts, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: left and right.
    <div key={at}>
      {parts.map((part) => (
        <PartTable
          key={`${part.date} ${part.first}`}
          part={part}
          day={part.date && dayOf(part.date)}
          leagues={leagues}
          isStarred={(match) => rank(match) === 2}
        />
      ))}
    </div>
  ));
}

interface PartTableProps {
  readonly part: Part;
  /** Its day in words; null in the ranking. */
  readonly day: string | null;
  readonly leagues: boolean;
  readonly isStarred: (match: Prognostic) => boolean;
}

function PartTable({ part, day, leagues, isStarred }: PartTableProps) {
  const t = useText('leagues');
  const leagueOf = useMatchLeague();
  const { day: shortDay } = useFormats();
  const { date, since, first, matches } = part;
  const fresh = since > 0 && since < FRESH_LINES;
  return (
    <div className={fresh ? `${css.part} ${css.fresh}` : css.part}>
      {since > 0 ? (
        <p className={css.again}>
          {date ? t('day.again', { day: shortDay(date) }) : t('ranking.again')}
        </p>
      ) : (
        <h2 className={css.day}>
          <span>{day ?? t('ranking')}</span>
        </h2>
      )}
      <Coupon caption={day ? t('caption.day', { day }) : t('caption.ranking')} headed>
        {matches.map((match, at) => (
          <MatchLine
            key={match.match_id}
            match={match}
            number={first + at}
            dated={day === null}
            league={leagues ? leagueOf(match) : null}
            starred={isStarred(match)}
          />
        ))}
      </Coupon>
    </div>
  );
}
