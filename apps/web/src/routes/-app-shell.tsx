import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Notices } from '#features/notices/notices.tsx';
import { AppFrame } from '#features/shell/app-frame.tsx';
import { useSearchKey } from '#features/shell/search-button.tsx';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { useConsent } from '#lib/device/consent.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { Session } from '#lib/session/session.ts';
// After the theme; the first page, which nobody prints, does without.
import '#ui/print.css';

/** Who opens a page is left to look at it first. */
const FIRST_LOOK_MS = 4_000;

/** Only for who has not been asked yet. */
const NewsletterPopup = lazy(async () => {
  const [popup] = await Promise.all([
    import('#features/newsletter/newsletter-popup.tsx'),
    loadMessages('newsletter'),
  ]);
  return { default: popup.NewsletterPopup };
});

/** Only for who has asked to be reminded. */
const SessionReminder = lazy(async () => {
  const [reminder] = await Promise.all([
    import('#features/safer-gambling/session-reminder.tsx'),
    loadMessages('safer-gambling'),
  ]);
  return { default: reminder.SessionReminder };
});

/** With its words and what it searches in: fetched when somebody is about to. */
const loadSearch = async () => {
  const [search] = await Promise.all([
    import('#features/search/search-dialog.tsx'),
    loadMessages('search', 'forecasts'),
  ]);
  void queryClient.prefetchQuery(search.searchIndexQuery);
  return { default: search.SearchDialog };
};
const SearchDialog = lazy(loadSearch);

/** Everything around a page for someone who is in; fetched only then. */
export function AppShell({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const { consent } = useConsent();
  const [searching, setSearching] = useState(false);
  const onSearch = () => setSearching(true);
  useSearchKey(onSearch);
  const hasLooked = useFirstLook();
  // A device may still hold a user from before there was a reminder.
  const reminderMinutes = session.user.session_reminder_minutes ?? null;
  return (
    <QueryProvider>
      <AppFrame
        session={session}
        top={<Notices />}
        onSearch={onSearch}
        onConsiderSearch={() => void loadSearch()}
      >
        {children}
      </AppFrame>
      {searching && (
        <Suspense>
          <SearchDialog premium={session.user.premium} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {/* One question at a time, in one corner. */}
      {hasLooked && consent !== 'unset' && session.user.receive_newsletter === null && (
        <Suspense>
          <NewsletterPopup user={session.user} />
        </Suspense>
      )}
      {reminderMinutes !== null && (
        <Suspense>
          <SessionReminder userId={session.user.id} minutes={reminderMinutes} />
        </Suspense>
      )}
    </QueryProvider>
  );
}

function useFirstLook(): boolean {
  // Whoever has just logged in has been here a while.
  const [over, setOver] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const wait = setTimeout(setOver, FIRST_LOOK_MS, true);
    return () => clearTimeout(wait);
  }, []);
  return over;
}
