import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { memo } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ListLink } from '#ui/list-link.tsx';
import { PencilCross } from '#ui/pencil-cross.tsx';
import type { Column } from './column.ts';
import css from './player-table.module.css';
import { type ListedPlayer, mayMiss } from './players.ts';
import { RolePlate } from './role-plate.tsx';

/** The players marked for comparison, and the action of a mark. */
export interface RowMarks {
  readonly marked: readonly number[];
  readonly full: boolean;
  readonly onMark: (id: number) => void;
  readonly onClear: () => void;
}

interface PlayerRowProps {
  readonly player: ListedPlayer;
  /** The index in the whole list, from 0. */
  readonly place: number;
  readonly columns: readonly Column[];
  readonly game: Game;
  readonly marks: RowMarks;
}

/** One player as a row: a checkbox, the name and role, the figures. */
export const PlayerRow = memo(function PlayerRow({
  player,
  place,
  columns,
  game,
  marks,
}: PlayerRowProps) {
  const t = useText('fantasy');
  const { id, name, club, has_left, availability, noted } = player;
  const isMarked = marks.marked.includes(id);
  const state = has_left ? t('left') : mayMiss(availability) && t(`state.${availability}`);
  return (
    <tr className={css.row} aria-rowindex={place + 2}>
      <td className={css.mark}>
        <label className={css.box}>
          <input
            type="checkbox"
            className={css.input}
            checked={isMarked}
            disabled={marks.full && !isMarked}
            aria-label={t('compare.mark', { name })}
            onChange={() => marks.onMark(id)}
          />
          <span className={css.square}>{isMarked && <PencilCross />}</span>
        </label>
      </td>
      <th scope="row" className={css.player}>
        <ListLink to={paths.player(id)} className={css.open}>
          <RolePlate player={player} game={game} />
          <span className={css.who}>
            <span className={css.name}>{name}</span>
            <span className={css.club}>
              <span className={css.clubName}>{club}</span>
              {state && <b className={css.state}>{state}</b>}
              {noted && <i className={css.noted} title={t('noted')} />}
            </span>
          </span>
        </ListLink>
      </th>
      {columns.map((column) => (
        <td key={column.id} className={column.wide ? css.wide : css.figure}>
          {column.locked ? <span className={css.locked} /> : column.show(player)}
        </td>
      ))}
    </tr>
  );
});
