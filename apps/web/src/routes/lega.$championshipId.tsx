import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipNotFound } from '#features/fantasy/championships/championship-not-found.tsx';
import { ChampionshipPage } from '#features/fantasy/championships/championship-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';

export const Route = createFileRoute('/lega/$championshipId')({
  staticData: {
    name: 'championship',
    access: 'login',
    title: 'title.championship',
    words: ['championships', 'rules', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that the championship is requested while the page's own files
  // still load.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: ({ params: { championshipId }, route }) =>
    loadById(championshipId, route, (id) =>
      import('#features/fantasy/teams/queries.ts').then(({ prefetchChampionship }) =>
        prefetchChampionship(id),
      ),
    ),
  component: Page,
  notFoundComponent: ChampionshipNotFound,
});

function Page() {
  const championshipId = Number(Route.useParams().championshipId);
  return (
    <ChampionshipPage
      key={championshipId}
      championshipId={championshipId}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
}
