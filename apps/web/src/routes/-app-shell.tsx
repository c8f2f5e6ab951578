import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Notices } from '#features/notices/notices.tsx';
import { AppFrame } from '#features/shell/app-frame.tsx';
import { useSearchKey } from '#features/shell/search-button.tsx';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { useConsent } from '#lib/device/consent.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { Session } from '#lib/session/session.ts';
// After the theme; the first page, which nobody prints, does without.
import '#ui/print.css';

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
      {consent !== 'unset' && <NewsletterPopup user={session.user} />}
      {reminderMinutes !== null && (
        <Suspense>
          <SessionReminder userId={session.user.id} minutes={reminderMinutes} />
        </Suspense>
      )}
    </QueryProvider>
  );
}
