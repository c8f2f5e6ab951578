import { createFileRoute, notFound } from '@tanstack/react-router';
import { PlayerNotFound } from '#features/fantasy/player/player-not-found.tsx';
import { PlayerPage } from '#features/fantasy/player/player-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

/** As long as an id of the lists can be. */
const WHOLE_NUMBER = /^\d{1,10}$/;

export const Route = createFileRoute('/giocatore/$playerId')({
  staticData: {
    name: 'player',
    access: 'login',
    title: 'title.player',
    words: ['player', 'lists', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays with the first load, so that the player is asked for while the page's own files
  // are still on their way.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ params: { playerId }, route }) => {
    const isNumber = WHOLE_NUMBER.test(playerId);
    const asked =
      isNumber &&
      import('#features/fantasy/queries.ts').then(({ prefetchPlayer }) =>
        prefetchPlayer(Number(playerId)),
      );
    await Promise.all([asked, loadWords(route)]);
    if (!isNumber) throw notFound();
  },
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
