import { createFileRoute } from '@tanstack/react-router';
import { LineupPage } from '#features/fantasy/lineup/lineup-page.tsx';
import { TeamNotFound } from '#features/fantasy/teams/team-not-found.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';

export const Route = createFileRoute('/formazione/$teamId')({
  staticData: {
    name: 'lineup',
    access: 'login',
    title: 'title.lineup',
    words: ['lineup', 'teams', 'fantasy', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that team and line-up are requested while the page's own files
  // still load.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: ({ params: { teamId }, route }) =>
    loadById(teamId, route, (id) =>
      Promise.all([
        import('#features/fantasy/teams/queries.ts').then(({ prefetchTeam }) => prefetchTeam(id)),
        import('#features/fantasy/lineup/queries.ts').then(({ prefetchLineup }) =>
          prefetchLineup(id),
        ),
      ]),
    ),
  component: Page,
  notFoundComponent: TeamNotFound,
});

function Page() {
  const teamId = Number(Route.useParams().teamId);
  return (
    <LineupPage
      key={teamId}
      teamId={teamId}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
}
