import { type ReactNode, useState } from 'react';
import { type NotableBet, NotingContext } from '#football/noting.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { latePart } from '#ui/late-part.tsx';

/** Fetched when the first price is recorded. */
const NoteDialog = latePart(
  async () => {
    const [dialog] = await Promise.all([
      import('./note-dialog.tsx'),
      loadMessages('my-bets', 'forecasts', 'errors'),
    ]);
    return dialog.NoteDialog;
  },
  { missing: 'notified' },
);

/** Lets users record the prices of a page as played, unless they see no odds. */
export function Noting({ children }: { readonly children: ReactNode }) {
  const [bet, setBet] = useState<NotableBet | null>(null);
  const hidden = useOddsHidden();
  return (
    <NotingContext value={hidden ? null : setBet}>
      {children}
      {bet && <NoteDialog bet={bet} onClose={() => setBet(null)} />}
    </NotingContext>
  );
}
