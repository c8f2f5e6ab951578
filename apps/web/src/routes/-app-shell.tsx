import { type ReactNode, useEffect, useState } from 'react';
import { Notices } from '#features/notices/notices.tsx';
import { AppFrame } from '#features/shell/app-frame.tsx';
import { useSearchKey } from '#features/shell/search-button.tsx';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { useConsent } from '#lib/device/consent.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { Session } from '#lib/session/session.ts';
import { latePart } from '#ui/late-part.tsx';
// Imported after the theme; nobody prints the login page, so it does without.
import '#ui/print.css';

/** Gives the reader time to look at the page before a pop-up appears. */
const FIRST_LOOK_MS = 4_000;

const UNASKED = { missing: 'unsaid' } as const;

/** Only for users who have not been asked yet. */
const NewsletterPopup = latePart(async () => {
  const [popup] = await Promise.all([
    import('#features/newsletter/newsletter-popup.tsx'),
    loadMessages('newsletter'),
  ]);
  return popup.NewsletterPopup;
}, UNASKED);

/** Only for users who asked to be reminded. */
const SessionReminder = latePart(async () => {
  const [reminder] = await Promise.all([
    import('#features/safer-gambling/session-reminder.tsx'),
    loadMessages('safer-gambling'),
  ]);
  return reminder.SessionReminder;
}, UNASKED);

/** Fetches the search with its texts and index when somebody is about to use it. */
const loadSearch = async () => {
  const [search] = await Promise.all([
    import('#features/search/search-dialog.tsx'),
    loadMessages('search', 'forecasts'),
  ]);
  void queryClient.prefetchQuery(search.searchIndexQuery);
  return search.SearchDialog;
};
const SearchDialog = latePart(loadSearch, { missing: 'notified' });

/** Everything around a page for a logged-in user; fetched only then. */
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
  // A device may still hold a user that was stored before reminders existed.
  const reminderMinutes = session.user.session_reminder_minutes ?? null;
  return (
    <QueryProvider>
      <AppFrame
        session={session}
        top={<Notices />}
        onSearch={onSearch}
        onConsiderSearch={() => void loadSearch().catch(() => undefined)}
      >
        {children}
      </AppFrame>
      {searching && (
        <SearchDialog premium={session.user.premium} onClose={() => setSearching(false)} />
      )}
      {/* Only one pop-up at a time uses this corner. */}
      {hasLooked && consent !== 'unset' && session.user.receive_newsletter === null && (
        <NewsletterPopup user={session.user} />
      )}
      {reminderMinutes !== null && (
        <SessionReminder userId={session.user.id} minutes={reminderMinutes} />
      )}
    </QueryProvider>
  );
}

function useFirstLook(): boolean {
  // A user who has just logged in has already seen the page for a while.
  const [over, setOver] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const wait = setTimeout(setOver, FIRST_LOOK_MS, true);
    return () => clearTimeout(wait);
  }, []);
  return over;
}
