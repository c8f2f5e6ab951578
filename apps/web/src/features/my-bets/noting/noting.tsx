import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type NotableBet, NotingContext } from '#football/noting.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { myBetsQuery } from '../queries.ts';

/** Fetched with the first price that somebody notes. */
const NoteDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./note-dialog.tsx'),
    loadMessages('my-bets', 'forecasts', 'errors'),
  ]);
  return { default: dialog.NoteDialog };
});

/** Lets the prices of a page be noted as played; not for who sees no odds. */
export function Noting({
  marksNoted = false,
  children,
}: {
  /** The page says which suggestions are noted already. */
  readonly marksNoted?: boolean;
  readonly children: ReactNode;
}) {
  const [bet, setBet] = useState<NotableBet | null>(null);
  const hidden = useOddsHidden();
  const { data } = useQuery({ ...myBetsQuery, enabled: marksNoted && !hidden });
  const noted = new Set(data?.results.map((one) => one.suggestion_id));
  const noting = { note: setBet, isNoted: (id: number) => noted.has(id) };
  return (
    <NotingContext value={hidden ? null : noting}>
      {children}
      {bet && (
        <Suspense>
          <NoteDialog bet={bet} onClose={() => setBet(null)} />
        </Suspense>
      )}
    </NotingContext>
  );
}
