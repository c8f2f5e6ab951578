import type { Translate } from '#lib/i18n/translate.ts';
import type { CsvValue } from '#ui/csv.ts';
import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** The listed players with every available figure, including those that do not fit on the screen. */
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
