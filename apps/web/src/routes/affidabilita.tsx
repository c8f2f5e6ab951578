import { createFileRoute } from '@tanstack/react-router';
import { trackRecordCalls } from '@tredici/contract/track-record';
import { TrackRecordPage } from '#features/track-record/track-record-page.tsx';
import { prefetchCall } from '#lib/api/call-query.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { settings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { latePart } from '#ui/late-part.tsx';

/** Needed only in the first minutes of an installation, and never fetched later. */
const FirstSteps = latePart(async () => {
  const [page] = await Promise.all([
    import('#features/first-steps/first-steps.tsx'),
    loadMessages('first-steps'),
  ]);
  return page.FirstSteps;
});

export const Route = createFileRoute('/affidabilita')({
  staticData: {
    name: 'trackRecord',
    access: 'public',
    title: 'title.trackRecord',
    lead: 'intro',
    words: ['track-record', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => {
    prefetchCall(trackRecordCalls.getTrackRecord, {});
    return loadWords(route);
  },
  component: Page,
});

/** A public page has no query cache around it, so it brings its own. */
function Page() {
  return (
    <QueryProvider>
      {settings().first_steps ? (
        <FirstSteps need="record">
          <TrackRecordPage />
        </FirstSteps>
      ) : (
        <TrackRecordPage />
      )}
    </QueryProvider>
  );
}
