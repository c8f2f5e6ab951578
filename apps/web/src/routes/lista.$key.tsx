import { createFileRoute, notFound } from '@tanstack/react-router';
import { SharedListNotFound } from '#features/fantasy/lists/shared-list-not-found.tsx';
import { SharedListPage } from '#features/fantasy/lists/shared-list-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

/** The format of the keys that the server generates. */
const KEY = /^[A-Za-z0-9_-]{22}$/;

export const Route = createFileRoute('/lista/$key')({
  staticData: {
    name: 'sharedList',
    access: 'public',
    title: 'title.sharedList',
    words: ['lists', 'fantasy', 'forecasts', 'errors'],
  },
  loader: async ({ params: { key }, route }) => {
    await loadWords(route);
    if (!KEY.test(key)) throw notFound();
  },
  component: Page,
  notFoundComponent: SharedListNotFound,
});

/** A public page has no query cache around it, so it brings its own. */
function Page() {
  const { key } = Route.useParams();
  return (
    <QueryProvider>
      <SharedListPage
        key={key}
        listKey={key}
        problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
      />
    </QueryProvider>
  );
}
