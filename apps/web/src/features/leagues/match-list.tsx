import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { type CSSProperties, type RefCallback, useDeferredValue } from 'react';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import { arrange, type Part, type Sheet } from './arrange.ts';
import type { Order } from './league-filter.ts';
import css from './match-list.module.css';
import { FRESH_LINES, SheetContent } from './sheet-content.tsx';

/** Sheets that are filled in without waiting to hear whether anybody is near: the first screen. */
const FIRST = 1;

interface MatchListProps {
  readonly matches: readonly Prognostic[];
  readonly order: Order;
  /** Several leagues in one list: every line says its own. */
  readonly mixed: boolean;
  readonly favourites: Favourites;
}

/** The coupon, sheet after sheet. Only those that somebody is near to are filled in; the others are
 *  blank, but of their exact height, so that a thousand lines cost no more than a hundred. */
export function MatchList({ matches, order, mixed, favourites }: MatchListProps) {
  const sheets = arrange(matches, order, favourites);
  // Whoever chose a league sees its name and the blank coupon before the lines are made.
  const settled = useDeferredValue(true, false);
  const printing = usePrinting();
  return (
    <div className={css.list}>
      {sheets.map((sheet, at) => (
        <SheetFrame
          key={sheet.key}
          sheet={sheet}
          wanted={printing || (settled && at < FIRST)}
          leagues={mixed || order === 'chance'}
          favourites={favourites}
        />
      ))}
    </div>
  );
}

function SheetFrame({
  sheet,
  wanted,
  leagues,
  favourites,
}: {
  readonly sheet: Sheet;
  /** Whether or not anybody is near. */
  readonly wanted: boolean;
  readonly leagues: boolean;
  readonly favourites: Favourites;
}) {
  const { ref, near, show } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={css.sheet} style={heightOf(sheet)}>
      {wanted || near ? (
        <SheetContent sheet={sheet} leagues={leagues} favourites={favourites} />
      ) : (
        <Blank sheet={sheet} onFound={show} />
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
    .flatMap(({ matches }) => matches.map((one) => `${one.home_team_name} ${one.away_team_name}`));
  return (
    <>
      <div className={css.blank}>
        <div ref={searchable}>{clubs.join(', ')}</div>
      </div>
      <div className={css.blank} />
    </>
  );
}

/** What the style sheet reckons the height from, for one column and for two. */
function heightOf({ columns: [left, right] }: Sheet): CSSProperties {
  const lines = (parts: readonly Part[]) =>
    parts.reduce((sum, { matches }) => sum + matches.length, 0);
  const named = [...left, ...right].filter(({ since }) => since === 0 || since >= FRESH_LINES);
  return {
    '--left-lines': lines(left),
    '--left-heads': left.length,
    '--right-lines': lines(right),
    '--right-heads': right.length,
    '--heads': named.length,
  } as CSSProperties;
}
