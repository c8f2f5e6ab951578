import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** The players that are listed, with every figure there is: what is not shown for want of room is in the
 *  file. */
export function playersCsv(
  players: readonly ListedPlayer[],
  columns: readonly Column[],
  t: Translate<'fantasy'>,
): CsvValue[][] {
  const figures = columns.filter(({ locked, drawn }) => !locked && !drawn);
  return [
    [
      'Id',
      t('column.player'),
      t('filters.club'),
      t('filters.role'),
      'Mantra',
      t('filters.available'),
      ...figures.map(({ name }) => name),
    ],
    ...players.map((player) => [
      player.id,
      player.name,
      player.club,
      player.role,
      player.mantra_roles.join(';'),
      player.has_left ? t('left') : t(`state.${player.availability}`),
      ...figures.map(({ value }) => value(player)),
    ]),
  ];
}
