import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipPage } from '#features/fantasy/championships/championship-page.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/lega/$championshipId')({
  staticData: {
    name: 'championship',
    access: 'login',
    title: 'title.championship',
    words: ['championships', 'rules', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays with the first load, so that the championship is asked for while the page's own
  // files are still on their way.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ params: { championshipId }, route }) => {
    const asked = import('#features/fantasy/teams/queries.ts').then(({ prefetchChampionship }) =>
      prefetchChampionship(Number(championshipId)),
    );
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
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
