import { createFileRoute } from '@tanstack/react-router';
import { validateBoard } from '#features/fantasy/board/board-view.ts';
import { StatsBoardPage } from '#features/fantasy/board/stats-board-page.tsx';
import { viewOf } from '#features/fantasy/list-view.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/tabellone')({
  staticData: {
    name: 'statsBoard',
    access: 'login',
    title: 'title.statsBoard',
    words: ['board', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  validateSearch: validateBoard,
  // The loader stays in the first load, so that the list is requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ location, route }) => {
    const { part } = validateBoard(location.search);
    const { season } = viewOf(location.search);
    const asked = import('#features/fantasy/queries.ts').then(
      ({ prefetchClubs, prefetchPlayers }) => (part ? prefetchClubs() : prefetchPlayers(season)),
    );
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StatsBoardPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
