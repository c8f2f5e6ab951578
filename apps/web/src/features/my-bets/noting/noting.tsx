import { type ReactNode, useState } from 'react';
import { type NotableBet, NotingContext } from '#football/noting.ts';
import { useLatePart } from '#lib/device/use-late-part.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';

/** Fetched when the first price is recorded. */
const fetchDialog = async () => {
  const [dialog] = await Promise.all([
    import('./note-dialog.tsx'),
    loadMessages('my-bets', 'forecasts', 'errors'),
  ]);
  return dialog.NoteDialog;
};

/** Lets users record the prices of a page as played, unless they see no odds. */
export function Noting({ children }: { readonly children: ReactNode }) {
  const [bet, setBet] = useState<NotableBet | null>(null);
  const [NoteDialog, askForDialog] = useLatePart(fetchDialog);
  const hidden = useOddsHidden();
  const note = async (wanted: NotableBet) => {
    if (await askForDialog()) setBet(wanted);
  };
  return (
    <NotingContext value={hidden ? null : note}>
      {children}
      {bet && NoteDialog && <NoteDialog bet={bet} onClose={() => setBet(null)} />}
    </NotingContext>
  );
}
