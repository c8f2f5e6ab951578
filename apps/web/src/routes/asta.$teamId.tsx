import { createFileRoute } from '@tanstack/react-router';
import { AuctionPage } from '#features/fantasy/auction/auction-page.tsx';
import { TeamNotFound } from '#features/fantasy/teams/team-not-found.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';

export const Route = createFileRoute('/asta/$teamId')({
  staticData: {
    name: 'auction',
    access: 'login',
    title: 'title.auction',
    words: ['auction', 'teams', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that team and players are requested while the page's own files
  // still load.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: ({ params: { teamId }, route }) =>
    loadById(teamId, route, (id) =>
      Promise.all([
        import('#features/fantasy/teams/queries.ts').then(({ prefetchTeam }) => prefetchTeam(id)),
        import('#features/fantasy/queries.ts').then(({ prefetchMarket }) => prefetchMarket()),
      ]),
    ),
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
