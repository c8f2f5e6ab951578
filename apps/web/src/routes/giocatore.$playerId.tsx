import { createFileRoute } from '@tanstack/react-router';
import { PlayerNotFound } from '#features/fantasy/player/player-not-found.tsx';
import { PlayerPage } from '#features/fantasy/player/player-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';

export const Route = createFileRoute('/giocatore/$playerId')({
  staticData: {
    name: 'player',
    access: 'login',
    title: 'title.player',
    words: ['player', 'lists', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that the player is requested while the page's own files still
  // load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: ({ params: { playerId }, route }) =>
    loadById(playerId, route, (id) =>
      import('#features/fantasy/queries.ts').then(({ prefetchPlayer }) => prefetchPlayer(id)),
    ),
  component: Page,
  notFoundComponent: PlayerNotFound,
});

function Page() {
  const playerId = Number(Route.useParams().playerId);
  return (
    <PlayerPage
      key={playerId}
      playerId={playerId}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
}
