import type { Prognostic } from '@tredici/contract/bets';
import type { CSSProperties } from 'react';
import { Coupon } from '#football/coupon.tsx';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { arrange, type Part, type Sheet } from './arrange.ts';
import { useDayNames } from './days-shown.ts';
import type { Order } from './league-filter.ts';
import { MatchLine } from './match-line.tsx';
import css from './match-list.module.css';
import { useGradually } from './use-gradually.ts';
import { useMatchLeague } from './use-league-choices.ts';
import { useNear } from './use-near.ts';

/** As many lines as a phone shows. */
const FRESH_LINES = 8;

interface MatchListProps {
  readonly matches: readonly Prognostic[];
  readonly order: Order;
  /** Several leagues in one list: every line says its own. */
  readonly mixed: boolean;
}

/** The coupon, sheet after sheet. Sheets that nobody is near to are empty at first, but of their exact
 *  height, and skipped by the browser while they are out of sight. */
export function MatchList({ matches, order, mixed }: MatchListProps) {
  const sheets = arrange(matches, order);
  const made = useGradually(sheets.length);
  const leagues = mixed || order === 'chance';
  return (
    <div className={css.list}>
      {sheets.map((sheet, at) => (
        <SheetFrame key={sheet.key} sheet={sheet} made={at < made} leagues={leagues} />
      ))}
    </div>
  );
}

interface SheetProps {
  readonly sheet: Sheet;
  readonly leagues: boolean;
}

function SheetFrame({ sheet, made, leagues }: SheetProps & { readonly made: boolean }) {
  const [ref, near] = useNear<HTMLDivElement>();
  const full = made || near;
  return (
    <div
      ref={ref}
      className={full ? css.sheet : `${css.sheet} ${css.unmade}`}
      style={heightOf(sheet)}
    >
      {full && <SheetContent sheet={sheet} leagues={leagues} />}
    </div>
  );
}

/** In one column a day that was named a moment ago simply goes on. */
function isFresh({ since }: Part): boolean {
  return since > 0 && since < FRESH_LINES;
}

/** What the style sheet reckons the height from, for one column and for two. */
function heightOf({ columns: [left, right] }: Sheet): CSSProperties {
  const lines = (parts: readonly Part[]) =>
    parts.reduce((sum, { matches }) => sum + matches.length, 0);
  const named = [...left, ...right].filter((part) => !isFresh(part)).length;
  return {
    '--left-lines': lines(left),
    '--left-heads': left.length,
    '--right-lines': lines(right),
    '--right-heads': right.length,
    '--heads': named,
  } as CSSProperties;
}

function SheetContent({ sheet, leagues }: SheetProps) {
  const dayOf = useDayNames();
  return sheet.columns.map((parts, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: left and right.
    <div key={at} className={css.column}>
      {parts.map((part) => (
        <PartTable
          key={`${part.date} ${part.first}`}
          part={part}
          day={part.date && dayOf(part.date)}
          leagues={leagues}
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
}

function PartTable({ part, day, leagues }: PartTableProps) {
  const t = useText('leagues');
  const leagueOf = useMatchLeague();
  const { day: shortDay } = useFormats();
  const { date, since, first, matches } = part;
  return (
    <div className={isFresh(part) ? `${css.part} ${css.fresh}` : css.part}>
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
          />
        ))}
      </Coupon>
    </div>
  );
}
