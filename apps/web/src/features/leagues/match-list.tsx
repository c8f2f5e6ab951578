import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { type CSSProperties, memo, type RefCallback, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { makeTurns } from '#lib/device/use-in-turn.ts';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { arrange } from './arrange.ts';
import { ColumnContent, type ColumnContentProps } from './column-content.tsx';
import { DayHeading } from './day-heading.tsx';
import type { Order } from './league-filter.ts';
import css from './match-list.module.css';

interface MatchListProps {
  readonly matches: readonly Prognostic[];
  readonly order: Order;
  /** Several leagues in one list: every row shows its own. */
  readonly mixed: boolean;
  readonly favourites: Favourites;
}

/** The coupon day by day, each in sheets of two columns. Only columns near the visible part are drawn; the
 *  others are blank but of their exact height, so that a thousand rows cost no more than a hundred. It is
 *  redrawn only when its matches change. */
export const MatchList = memo(function MatchList({
  matches,
  order,
  mixed,
  favourites,
}: MatchListProps) {
  const days = arrange(matches, order, favourites);
  // After a new league was chosen, its name and the blank coupon appear before the rows are drawn.
  const settled = useDeferredValue(true, false);
  const printing = usePrinting();
  const [turns] = useState(makeTurns);
  const line = {
    leagues: mixed || order === 'chance',
    favourites,
    unpriced: days
      .flatMap(({ sheets }) => sheets.flatMap(({ columns }) => columns.flat()))
      .find(awaitsPrices)?.match_id,
    inTurn: !printing,
    turns,
  };
  return (
    <div className={css.list}>
      {days.map(({ date, round, sheets }, day) => (
        <section key={date} className={css.block}>
          <DayHeading date={date} round={round} wide={sheets[0]!.columns[1].length > 0} />
          {sheets.map(({ key, first, columns: [left, right] }, at) => (
            <div key={key} className={css.sheet}>
              <Column
                {...line}
                matches={left}
                first={first}
                date={date}
                // The first screen is drawn without waiting to know whether it is visible.
                wanted={printing || (settled && day + at === 0)}
              />
              {right.length > 0 && (
                <Column
                  {...line}
                  matches={right}
                  first={first + left.length}
                  date={date}
                  wanted={printing}
                />
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
});

function awaitsPrices({ status, odds }: Prognostic): boolean {
  return status === 'scheduled' && Object.keys(odds).length === 0;
}

function Column({
  wanted,
  ...content
}: Omit<ColumnContentProps, 'blank'> & {
  /** Draws the rows even if they are not near the visible part. */
  readonly wanted: boolean;
}) {
  const { ref, near } = useNear<HTMLDivElement>();
  const [isFound, setFound] = useState(false);
  const { matches, inTurn } = content;
  const blank = <Blank matches={matches} onFound={() => flushSync(() => setFound(true))} />;
  return (
    <div ref={ref} className={css.column} style={{ '--lines': matches.length } as CSSProperties}>
      {wanted || near || isFound ? (
        <ColumnContent {...content} inTurn={inTurn && !isFound} blank={blank} />
      ) : (
        blank
      )}
    </div>
  );
}

interface BlankProps {
  readonly matches: readonly Prognostic[];
  readonly onFound: () => void;
}

/** A column far from the visible part. The browser's own search still finds its clubs, and the column is
 *  drawn before the browser scrolls there. */
function Blank({ matches, onFound }: BlankProps) {
  const searchable: RefCallback<HTMLDivElement> = (element) => {
    if (!element) return;
    // React supports `hidden` only as a boolean.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  };
  const clubs = matches.map((match) => `${match.home_team_name} ${match.away_team_name}`);
  return (
    <div className={css.blank}>
      <div ref={searchable}>{clubs.join(', ')}</div>
    </div>
  );
}
