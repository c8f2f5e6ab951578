import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { type CSSProperties, memo, type RefCallback, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { arrange, type Sheet } from './arrange.ts';
import { DayHeading } from './day-heading.tsx';
import type { Order } from './league-filter.ts';
import css from './match-list.module.css';
import { SheetContent, type SheetContentProps } from './sheet-content.tsx';

interface MatchListProps {
  readonly matches: readonly Prognostic[];
  readonly order: Order;
  /** Several leagues in one list: every line says its own. */
  readonly mixed: boolean;
  readonly favourites: Favourites;
}

/** The coupon, day after day, each in sheets. Only those that somebody is near to are filled in; the
 *  others are blank, but of their exact height, so that a thousand lines cost no more than a hundred. It is
 *  drawn anew only when what it lists changes. */
export const MatchList = memo(function MatchList({
  matches,
  order,
  mixed,
  favourites,
}: MatchListProps) {
  const days = arrange(matches, order, favourites);
  // Whoever chose a league sees its name and the blank coupon before the lines are made.
  const settled = useDeferredValue(true, false);
  const printing = usePrinting();
  const leagues = mixed || order === 'chance';
  const unpriced = days
    .flatMap(({ sheets }) => sheets.flatMap(({ columns }) => columns.flat()))
    .find(awaitsPrices)?.match_id;
  return (
    <div className={css.list}>
      {days.map(({ date, round, sheets }, day) => (
        <section key={date} className={css.block}>
          <DayHeading date={date} round={round} wide={sheets[0]!.columns[1].length > 0} />
          {sheets.map((sheet, at) => (
            <SheetFrame
              key={sheet.key}
              sheet={sheet}
              date={date}
              leagues={leagues}
              favourites={favourites}
              unpriced={unpriced}
              // The first screen is filled in without waiting to hear whether anybody is near.
              wanted={printing || (settled && day + at === 0)}
              inTurn={!printing}
            />
          ))}
        </section>
      ))}
    </div>
  );
});

function awaitsPrices({ status, odds }: Prognostic): boolean {
  return status === 'scheduled' && Object.keys(odds).length === 0;
}

function SheetFrame({
  wanted,
  ...content
}: SheetContentProps & {
  /** Whether or not anybody is near. */
  readonly wanted: boolean;
}) {
  const { ref, near } = useNear<HTMLDivElement>();
  const [isFound, setFound] = useState(false);
  const { sheet, inTurn } = content;
  return (
    <div ref={ref} className={css.sheet} style={linesOf(sheet)}>
      {wanted || near || isFound ? (
        <SheetContent {...content} inTurn={inTurn && !isFound} />
      ) : (
        <Blank sheet={sheet} onFound={() => flushSync(() => setFound(true))} />
      )}
    </div>
  );
}

/** A sheet nobody is near to. The browser's own search still finds its clubs, and has it filled in
 *  before it leads there. */
function Blank({ sheet, onFound }: { readonly sheet: Sheet; readonly onFound: () => void }) {
  const searchable: RefCallback<HTMLDivElement> = (element) => {
    if (!element) return;
    // React knows `hidden` only as yes or no.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  };
  const clubs = sheet.columns
    .flat()
    .map((match) => `${match.home_team_name} ${match.away_team_name}`);
  return (
    <>
      <div className={css.blank}>
        <div ref={searchable}>{clubs.join(', ')}</div>
      </div>
      <div className={`${css.blank} ${css.right}`} />
    </>
  );
}

/** What the style sheet reckons the height from, for one column and for two. */
function linesOf({ columns: [left, right] }: Sheet): CSSProperties {
  return { '--left-lines': left.length, '--right-lines': right.length } as CSSProperties;
}
