import type { Game } from '@tredici/engine/fantasy/rules/roles';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefCallback,
  useDeferredValue,
  useMemo,
} from 'react';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import type { Order } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import { ColumnHeads } from './column-heads.tsx';
import { PlayerRow, type RowMarks } from './player-row.tsx';
import css from './player-table.module.css';
import type { ListedPlayer } from './players.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

/** What drawing a row needs. */
interface LineProps {
  readonly columns: readonly Column[];
  readonly game: Game;
  readonly marks: RowMarks;
}

interface PlayerTableProps extends LineProps {
  readonly caption: string;
  readonly players: readonly ListedPlayer[];
  readonly order: Order<string>;
  readonly onOrder: (order: Order<string>) => void;
}

/** Players by row, in sheets. Only the sheets near the visible part are drawn; the others are blank but of
 *  their exact height, so that six hundred rows cost no more than sixty. */
export function PlayerTable({
  caption,
  players,
  order,
  onOrder,
  columns,
  game,
  marks,
}: PlayerTableProps) {
  const printing = usePrinting();
  const sheets = useMemo(() => sheetsOf(players), [players]);
  // Draws the visible rows first and those below afterwards, so that a newly loaded or filtered list need not
  // wait for all its sheets.
  const step = useInTurn(WHOLE, HEADS);
  const isNew = step < WHOLE && !printing;
  const drawn = useDeferredValue(sheets);
  const isBegun = isNew || (beginsAnew(drawn, sheets) && !printing);
  const first = isNew && step === HEADS ? 0 : FIRST_LINES;
  const top = isBegun ? beginningOf(sheets[0], first) : sheets[0];
  const below = isNew ? [] : (printing ? sheets : drawn).slice(1);
  const inTop = sheets[0]?.rows.length ?? 0;
  const left = top && isBegun ? (isNew ? players.length : inTop) - top.rows.length : 0;
  const line = { columns, game, marks };
  return (
    <table className={css.table} aria-rowcount={players.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads columns={columns} order={order} onOrder={onOrder} />
      {top && <SheetFrame sheet={top} wanted {...line} />}
      {left > 0 && (
        // A new element if there are more rows above it, so that no existing one moves.
        <tbody key={`below ${top?.rows.length}`}>
          <BlankLines lines={left} columns={columns.length} />
        </tbody>
      )}
      {below.map((sheet) => (
        <SheetFrame key={sheet.first} sheet={sheet} wanted={printing} {...line} />
      ))}
    </table>
  );
}

/** Three steps: the header, the first visible rows, everything. */
const HEADS = 1;
const WHOLE = 3;

/** Whether other players come first. If only their data changed, their rows stay, and with them the focus. */
const beginsAnew = (before: readonly Sheet<ListedPlayer>[], now: readonly Sheet<ListedPlayer>[]) =>
  before[0]?.rows[0]?.id !== now[0]?.rows[0]?.id;

/** The rows that a phone has room for. */
const FIRST_LINES = 8;

function beginningOf(
  sheet: Sheet<ListedPlayer> | undefined,
  lines: number,
): Sheet<ListedPlayer> | undefined {
  return sheet && { ...sheet, rows: sheet.rows.slice(0, lines) };
}

interface SheetFrameProps extends LineProps {
  readonly sheet: Sheet<ListedPlayer>;
  /** Draws the rows even if they are not near the visible part. */
  readonly wanted: boolean;
}

const SheetFrame = memo(function SheetFrame({ sheet, wanted, ...line }: SheetFrameProps) {
  const { ref, near, show } = useNear<HTMLTableSectionElement>();
  const { first, rows } = sheet;
  return (
    <tbody ref={ref}>
      {wanted || near ? (
        rows.map((player, at) => (
          <PlayerRow key={player.id} player={player} place={first + at} {...line} />
        ))
      ) : (
        <Blank players={rows} columns={line.columns.length} onFound={show} />
      )}
    </tbody>
  );
});

/** A sheet far from the visible part. The browser's own search still finds its players, and the sheet is
 *  drawn before the browser scrolls there. */
function Blank({
  players,
  columns,
  onFound,
}: {
  readonly players: readonly ListedPlayer[];
  readonly columns: number;
  readonly onFound: () => void;
}) {
  const searchable: RefCallback<HTMLDivElement> = (element) => {
    if (!element) return;
    // React supports `hidden` only as a boolean.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  };
  return (
    <BlankLines lines={players.length} columns={columns}>
      <div ref={searchable}>{players.map(({ name }) => name).join(', ')}</div>
    </BlankLines>
  );
}

/** As high as the rows that it stands for. */
function BlankLines({
  lines,
  columns,
  children,
}: {
  readonly lines: number;
  readonly columns: number;
  readonly children?: ReactNode;
}) {
  return (
    <tr className={css.blank} style={{ '--lines': lines } as CSSProperties}>
      <td colSpan={columns + 2}>{children}</td>
    </tr>
  );
}
