import type { ReactNode } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useBetNames } from './bet-names.ts';
import css from './note-price.module.css';
import { type NotableBet, useNoting } from './noting.ts';

/** A price that can be recorded as played with one click on pages that allow it; elsewhere plain text. */
export function NotePrice({
  bet,
  children,
}: {
  readonly bet: NotableBet;
  readonly children: ReactNode;
}) {
  const t = useText('football');
  const nameOf = useBetNames();
  const { odds } = useFormats();
  const note = useNoting();
  if (!note) return children;
  return (
    <button
      type="button"
      className={css.price}
      title={t('note.price', {
        bet: nameOf(bet.bet),
        odds: odds(bet.odd),
        bookmaker: bet.bookmaker,
      })}
      aria-haspopup="dialog"
      onClick={() => note(bet)}
    >
      {children}
    </button>
  );
}
