import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { bestOf } from './best-of.ts';
import type { Column } from './column.ts';
import css from './compare-dialog.module.css';
import type { ListedPlayer } from './players.ts';
import { RolePlate } from './role-plate.tsx';

interface CompareDialogProps {
  readonly players: readonly ListedPlayer[];
  readonly columns: readonly Column[];
  readonly game: Game;
  readonly onClose: () => void;
}

/** A figure, and whose is the best. */
interface Line {
  readonly column: Column;
  readonly best: ReadonlySet<number>;
}

/** Players side by side with one figure per row; the best of each row is bold. */
export function CompareDialog({ players, columns, game, onClose }: CompareDialogProps) {
  const t = useText('fantasy');
  const common = useText('common');
  const lines = columns
    .filter(({ locked }) => !locked)
    .map((column): Line => ({ column, best: bestOf(players, column) }));
  return (
    <Dialog title={t('compare.title')} closeLabel={common('close')} onClose={onClose}>
      <p className={css.hint}>{t('compare.best')}</p>
      <DataTable
        caption={t('compare.caption')}
        columns={[
          {
            key: 'figure',
            name: '',
            cell: ({ column }) => <abbr title={column.name}>{column.short}</abbr>,
          },
          ...players.map((player) => ({
            key: String(player.id),
            name: player.name,
            heading: (
              <>
                <RolePlate player={player} game={game} />
                <span className={css.name}>{player.name}</span>
                <span className={css.club}>{player.club}</span>
              </>
            ),
            cell: ({ column, best }: Line) => (
              <span className={css.figure} data-best={best.has(player.id) || undefined}>
                {column.show(player)}
              </span>
            ),
          })),
        ]}
        rows={lines}
        keyOf={({ column }) => column.id}
        className={css.table}
      />
    </Dialog>
  );
}
