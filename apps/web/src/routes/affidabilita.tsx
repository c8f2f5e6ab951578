import { createFileRoute } from '@tanstack/react-router';
import { trackRecordCalls } from '@tredici/contract/track-record';
import { UnlessFirstSteps } from '#features/first-steps/unless-first-steps.tsx';
import { TrackRecordPage } from '#features/track-record/track-record-page.tsx';
import { prefetchCall } from '#lib/api/call-query.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/affidabilita')({
  staticData: {
    name: 'trackRecord',
    access: 'public',
    title: 'title.trackRecord',
    words: ['track-record', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => {
    prefetchCall(trackRecordCalls.getTrackRecord, {});
    return loadWords(route);
  },
  component: Page,
});

/** The page is public: nobody else may have brought the cache. */
function Page() {
  return (
    <QueryProvider>
      <UnlessFirstSteps need="record">
        <TrackRecordPage />
      </UnlessFirstSteps>
    </QueryProvider>
  );
}
