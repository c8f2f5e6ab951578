import { createFileRoute } from '@tanstack/react-router';
import { PlayerListPage } from '#features/fantasy/list/player-list-page.tsx';
import { validateSearch, viewOf } from '#features/fantasy/list-view.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/listone')({
  staticData: {
    name: 'playerList',
    access: 'login',
    title: 'title.playerList',
    words: ['fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  validateSearch,
  // The loader stays in the first load, so that the list is requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ location, route }) => {
    const { season } = viewOf(location.search);
    const asked = import('#features/fantasy/queries.ts').then((queries) => {
      queries.prefetchPlayers(season);
      queries.fetchExtendedLetters();
    });
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlayerListPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
