import { createFileRoute, notFound } from '@tanstack/react-router';
import { AuctionPage } from '#features/fantasy/auction/auction-page.tsx';
import { TeamNotFound } from '#features/fantasy/teams/team-not-found.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { idIn } from '#lib/navigation/id-in.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/asta/$teamId')({
  staticData: {
    name: 'auction',
    access: 'login',
    title: 'title.auction',
    words: ['auction', 'teams', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays with the first load, so that team and players are asked for while the page's own
  // files are still on their way.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: async ({ params: { teamId }, route }) => {
    const id = idIn(teamId);
    const asked = id !== null && [
      import('#features/fantasy/teams/queries.ts').then(({ prefetchTeam }) => prefetchTeam(id)),
      import('#features/fantasy/queries.ts').then(({ prefetchMarket }) => prefetchMarket()),
    ];
    await Promise.all([...(asked || []), loadWords(route)]);
    if (id === null) throw notFound();
  },
  component: Page,
  notFoundComponent: TeamNotFound,
});

function Page() {
  const teamId = Number(Route.useParams().teamId);
  return (
    <AuctionPage
      key={teamId}
      teamId={teamId}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
}
