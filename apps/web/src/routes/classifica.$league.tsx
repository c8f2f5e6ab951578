import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readView } from '#features/leagues/results/results-view.ts';
import { TablePage } from '#features/leagues/table/table-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

const readSeason = (search: Record<string, unknown>): { season?: string } => {
  const { season } = readView(search);
  return season ? { season } : {};
};

export const Route = createFileRoute('/classifica/$league')({
  staticData: {
    name: 'table',
    access: 'login',
    title: 'title.table',
    words: ['table', 'leagues', 'forecasts', 'errors'],
    preload: true,
  },
  validateSearch: readSeason,
  // The loader stays in the first load, so that the data are requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ params: { league }, location, route }) => {
    const { season } = readSeason(location.search);
    const asked = import('#features/leagues/table/queries.ts').then(({ prefetchTable }) =>
      prefetchTable(league, season),
    );
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const router = useRouter();
  const { league } = Route.useParams();
  const { season } = Route.useSearch();
  return (
    <TablePage
      slug={league}
      season={season}
      onLeague={(chosen) =>
        void router.navigate({ to: '/classifica/$league', params: { league: chosen } })
      }
      onSeason={(chosen) =>
        void router.navigate({
          to: '/classifica/$league',
          params: { league },
          search: { season: chosen },
          resetScroll: false,
        })
      }
    />
  );
}
