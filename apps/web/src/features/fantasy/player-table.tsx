import type { Game } from '@tredici/engine/fantasy/rules/roles';
import type { CSSProperties, RefCallback } from 'react';
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
export function PlayerTable({ caption, players, order, onOrder, ...line }: PlayerTableProps) {
  const printing = usePrinting();
  return (
    <table className={css.table} aria-rowcount={players.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads columns={line.columns} order={order} onOrder={onOrder} />
      {sheetsOf(players).map((sheet) => (
        <SheetFrame
          key={sheet.first}
          sheet={sheet}
          wanted={printing || sheet.first === 0}
          line={line}
        />
      ))}
    </table>
  );
}

function SheetFrame({
  sheet,
  wanted,
  line,
}: {
  readonly sheet: Sheet<ListedPlayer>;
  /** Whether or not anybody is near. */
  readonly wanted: boolean;
  readonly line: LineProps;
}) {
  const { ref, near, show } = useNear<HTMLTableSectionElement>();
  return (
    <tbody ref={ref}>
      {wanted || near ? (
        sheet.rows.map((player, at) => (
          <PlayerRow key={player.id} player={player} place={sheet.first + at} {...line} />
        ))
      ) : (
        <Blank players={sheet.rows} columns={line.columns.length} onFound={show} />
      )}
    </tbody>
  );
}

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
