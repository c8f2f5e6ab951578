import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/risultati/')({
  staticData: { name: 'resultsBase', access: 'login', title: 'title.results' },
  // Redirects to the league that was last viewed, as the forecasts do.
  beforeLoad: async () => {
    const { lastLeague } = await import('#features/leagues/league-filter.ts');
    throw redirect({ to: paths.results(lastLeague().slug), replace: true });
  },
});
