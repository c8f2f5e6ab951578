import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type NotableBet, NotingContext } from '#football/noting.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';

/** Fetched with the first price that somebody notes. */
const NoteDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./note-dialog.tsx'),
    loadMessages('my-bets', 'forecasts', 'errors'),
  ]);
  return { default: dialog.NoteDialog };
});

/** Lets the prices of a page be noted as played; not for who sees no odds. */
export function Noting({ children }: { readonly children: ReactNode }) {
  const [bet, setBet] = useState<NotableBet | null>(null);
  const hidden = useOddsHidden();
  return (
    <NotingContext value={hidden ? null : setBet}>
      {children}
      {bet && (
        <Suspense>
          <NoteDialog bet={bet} onClose={() => setBet(null)} />
        </Suspense>
      )}
    </NotingContext>
  );
}
