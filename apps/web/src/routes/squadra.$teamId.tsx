import { createFileRoute } from '@tanstack/react-router';
import { TeamNotFound } from '#features/fantasy/teams/team-not-found.tsx';
import { TeamPage } from '#features/fantasy/teams/team-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';

export const Route = createFileRoute('/squadra/$teamId')({
  staticData: {
    name: 'team',
    access: 'login',
    title: 'title.team',
    words: ['teams', 'rules', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that the team is requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: ({ params: { teamId }, route }) =>
    loadById(teamId, route, (id) =>
      import('#features/fantasy/teams/queries.ts').then(({ prefetchTeam }) => prefetchTeam(id)),
    ),
  component: Page,
  notFoundComponent: TeamNotFound,
});

function Page() {
  const teamId = Number(Route.useParams().teamId);
  return (
    <TeamPage
      key={teamId}
      teamId={teamId}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
}
