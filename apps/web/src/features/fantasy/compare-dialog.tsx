import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { useText } from '#lib/i18n/translate.ts';
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

/** Players side by side with one figure per row; the best of each row is bold. */
export function CompareDialog({ players, columns, game, onClose }: CompareDialogProps) {
  const t = useText('fantasy');
  const common = useText('common');
  const lines = columns.filter(({ locked }) => !locked);
  return (
    <Dialog title={t('compare.title')} closeLabel={common('close')} onClose={onClose}>
      <p className={css.hint}>{t('compare.best')}</p>
      <table className={css.table}>
        <caption className="visually-hidden">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <td />
            {players.map((player) => (
              <th key={player.id} scope="col">
                <RolePlate player={player} game={game} />
                <span className={css.name}>{player.name}</span>
                <span className={css.club}>{player.club}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((column) => {
            const best = bestOf(players, column);
            return (
              <tr key={column.id}>
                <th scope="row">
                  <abbr title={column.name}>{column.short}</abbr>
                </th>
                {players.map((player) => (
                  <td key={player.id} data-best={best.has(player.id) || undefined}>
                    {column.show(player)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
