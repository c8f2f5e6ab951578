import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { type CSSProperties, memo, type RefCallback, useDeferredValue, useMemo } from 'react';
import { useNear } from '#lib/device/use-near.ts';
import { usePrinting } from '#lib/device/use-printing.ts';
import type { Order } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import { ColumnHeads } from './column-heads.tsx';
import { PlayerRow, type RowMarks } from './player-row.tsx';
import css from './player-table.module.css';
import type { ListedPlayer } from './players.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

/** What every line is drawn by. */
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

/** Players line by line, in sheets. Only those that somebody is near to are filled in; the others are
 *  blank, but of their exact height, so that six hundred lines cost no more than sixty. */
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
  return (
    <table className={css.table} aria-rowcount={players.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads columns={columns} order={order} onOrder={onOrder} />
      {sheets.map((sheet) => (
        <SheetFrame
          key={sheet.first}
          sheet={sheet}
          wanted={printing || sheet.first === 0}
          columns={columns}
          game={game}
          marks={marks}
        />
      ))}
    </table>
  );
}

interface SheetFrameProps extends LineProps {
  readonly sheet: Sheet<ListedPlayer>;
  /** Whether or not anybody is near. */
  readonly wanted: boolean;
}

const SheetFrame = memo(function SheetFrame({ sheet, wanted, ...line }: SheetFrameProps) {
  const { ref, near, show } = useNear<HTMLTableSectionElement>();
  // What a filter leaves is first shown where one looks, then further down.
  const later = useDeferredValue(sheet);
  const { first, rows } = wanted ? sheet : later;
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

/** A sheet nobody is near to. The browser's own search still finds its players, and has it filled in
 *  before it leads there. */
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
    // React knows `hidden` only as yes or no.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  };
  return (
    <tr className={css.blank} style={{ '--lines': players.length } as CSSProperties}>
      <td colSpan={columns + 2}>
        <div ref={searchable}>{players.map(({ name }) => name).join(', ')}</div>
      </td>
    </tr>
  );
}
