import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResultsPage } from '#features/leagues/results/results-page.tsx';
import { readView } from '#features/leagues/results/results-view.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/risultati/$league')({
  staticData: {
    name: 'results',
    access: 'login',
    title: 'title.results',
    words: ['results', 'leagues', 'forecasts', 'errors'],
    preload: true,
  },
  validateSearch: readView,
  // The loader stays in the first load, so that the data are requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ params: { league }, location, route }) => {
    const asked = import('#features/leagues/results/queries.ts').then(({ prefetchResults }) =>
      prefetchResults(league, readView(location.search)),
    );
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const router = useRouter();
  const { league } = Route.useParams();
  const view = Route.useSearch();
  return (
    <ResultsPage
      slug={league}
      view={view}
      onLeague={(chosen) =>
        void router.navigate({ to: '/risultati/$league', params: { league: chosen } })
      }
      onView={(search) =>
        void router.navigate({
          to: '/risultati/$league',
          params: { league },
          search,
          resetScroll: false,
        })
      }
    />
  );
}
