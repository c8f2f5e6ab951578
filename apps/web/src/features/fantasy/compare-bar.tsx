import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import type { Column } from './column.ts';
import css from './compare-bar.module.css';
import { CompareDialog } from './compare-dialog.tsx';
import type { RowMarks } from './player-row.tsx';
import type { ListedPlayer } from './players.ts';

interface CompareBarProps {
  readonly players: readonly ListedPlayer[];
  readonly columns: readonly Column[];
  readonly game: Game;
  readonly marks: RowMarks;
}

/** Below the page while players are marked: their names, and the button to compare them. */
export function CompareBar({ players, columns, game, marks }: CompareBarProps) {
  const t = useText('fantasy');
  const [open, setOpen] = useState(false);
  const compared = marks.marked.flatMap((id) => players.find((player) => player.id === id) ?? []);
  if (compared.length === 0) return null;
  return (
    <section className={css.bar} aria-label={t('compare.bar')}>
      <ul className={css.names}>
        {compared.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={css.name}
              aria-label={t('compare.remove', { name })}
              onClick={() => marks.onMark(id)}
            >
              <span>{name}</span>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="m2 2 8 8M10 2l-8 8" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button primary disabled={compared.length < 2} onClick={() => setOpen(true)}>
          {t(compared.length < 2 ? 'compare.one' : 'compare.open')}
        </Button>
        <IconButton label={t('compare.clear')} onClick={marks.onClear}>
          <CloseIcon />
        </IconButton>
      </div>
      {open && compared.length > 1 && (
        <CompareDialog
          players={compared}
          columns={columns}
          game={game}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
