import { createFileRoute } from '@tanstack/react-router';
import { trackRecordCalls } from '@tredici/contract/track-record';
import { TrackRecordPage } from '#features/track-record/track-record-page.tsx';
import { prefetchCall } from '#lib/api/call-query.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/affidabilita')({
  staticData: { name: 'trackRecord', access: 'public', title: 'title.trackRecord' },
  loader: () => {
    prefetchCall(trackRecordCalls.getTrackRecord, {});
    return loadMessages('track-record', 'forecasts', 'errors');
  },
  component: Page,
});

/** The page is public: nobody else may have brought the cache. */
function Page() {
  return (
    <QueryProvider>
      <TrackRecordPage />
    </QueryProvider>
  );
}
