import type { MyPlayers, PlayerList } from '@tredici/contract/fantasy-players';
import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#lib/device/when-idle.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { latePart } from '#ui/late-part.tsx';
import type { Column } from './column.ts';
import { BY_NAME } from './column-heads.tsx';
import { columnsThatFit, useColumnRoom } from './column-room.ts';
import { deviceChoices, useDeviceChoices } from './device-choices.ts';
import { filterPlayers } from './filter-players.ts';
import { prepareToFind } from './find-players.ts';
import type { ListView } from './list-view.ts';
import { orderPlayers } from './order-players.ts';
import { PlayerTable } from './player-table.tsx';
import { type ListedPlayer, listPlayers } from './players.ts';
import { playersCsv } from './players-csv.ts';
import css from './players-table.module.css';
import { TableBar } from './table-bar.tsx';
import { useChosenList } from './use-chosen-list.ts';
import type { ChooseView } from './use-list-view.ts';
import { useMarks } from './use-marks.ts';

/** Fetched when a player is marked, or when the picker is opened. */
const CompareBar = latePart(async () => (await import('./compare-bar.tsx')).CompareBar, {
  missing: 'notified',
  askedWith: ({ marks }) => marks.marked.length,
});
const ColumnPicker = latePart(async () => (await import('./column-picker.tsx')).ColumnPicker, {
  missing: 'notified',
});

interface PlayersTableProps {
  readonly list: PlayerList;
  readonly mine: MyPlayers | undefined;
  readonly view: ListView;
  readonly onChoose: ChooseView;
  /** The name of the table and of its exported file. */
  readonly name: string;
  readonly fileName: string;
  readonly columns: readonly Column[];
  /** The default columns, and the default column of the order. */
  readonly firstColumns: readonly string[];
  readonly firstOrder: string;
  /** The device's setting for the chosen columns. */
  readonly remembered: 'listColumns' | 'boardColumns';
  readonly note: string;
}

/** Filtered players with all actions on the table: sorting, comparing, exporting, choosing columns. */
export function PlayersTable({
  list,
  mine,
  view,
  onChoose,
  name,
  fileName,
  columns,
  firstColumns,
  firstOrder,
  remembered,
  note,
}: PlayersTableProps) {
  const t = useText('fantasy');
  const choices = useDeviceChoices();
  const { game } = choices;
  const [picking, setPicking] = useState(false);
  const room = useColumnRoom();
  const marks = useMarks(view, onChoose);

  const chosen = choices[remembered] ?? firstColumns;
  const by = view.by ?? firstOrder;
  const orderedBy = columns.find(({ id }) => id === by);
  const shown = useMemo(() => {
    const wanted = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    return columnsThatFit(wanted, orderedBy, room);
  }, [chosen, columns, orderedBy, room]);
  // Memoised, because a mark or another column changes neither the players nor their order.
  const players = useMemo(() => listPlayers(list, mine), [list, mine]);
  useEffect(() => whenIdle(() => prepareToFind(players)), [players]);
  const found = useFound(players, view, game);
  const ordered = useMemo(
    () => orderPlayers(found.players, orderedBy, view.ascending),
    [found, orderedBy, view.ascending],
  );
  return (
    <>
      <TableBar list={list} found={found} total={players.length}>
        <button type="button" className={css.action} onClick={() => setPicking(true)}>
          {t('columns')}
        </button>
        <CsvButton
          short
          table={name}
          fileName={`${fileName}-${list.season.replace('/', '-')}`}
          rows={() => playersCsv(ordered, columns, t)}
        />
      </TableBar>
      {ordered.length === 0 ? (
        <p className={css.nobody}>{t('nobody')}</p>
      ) : (
        <PlayerTable
          caption={name}
          players={ordered}
          columns={shown}
          order={{ by: orderedBy?.id ?? BY_NAME, descending: !view.ascending }}
          onOrder={({ by, descending }) => onChoose({ by, ascending: !descending })}
          game={game}
          marks={marks}
        />
      )}
      <p className={css.note}>{note}</p>
      {marks.marked.length > 0 && (
        <CompareBar players={players} columns={columns} game={game} marks={marks} />
      )}
      {picking && (
        <ColumnPicker
          columns={columns}
          chosen={chosen}
          onChoose={(ids) => deviceChoices.set({ [remembered]: ids })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** Recomputed only when a filter changes. */
function useFound(players: readonly ListedPlayer[], view: ListView, game: Game) {
  const { text, role, club, priceFrom, priceTo, available, mine } = view;
  const among = useChosenList(view)?.players;
  return useMemo(
    () =>
      filterPlayers(
        players,
        { text, role, club, priceFrom, priceTo, available, mine },
        game,
        among,
      ),
    [players, text, role, club, priceFrom, priceTo, available, mine, game, among],
  );
}
