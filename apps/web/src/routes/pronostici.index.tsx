import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/pronostici/')({
  staticData: { name: 'leaguesBase', access: 'premium', title: 'title.leagues' },
  // Redirects to the league that was last viewed, initially italy-serie-a: see docs/decisions/009.
  beforeLoad: async () => {
    const { leagueFilter, slugOf } = await import('#features/leagues/league-filter.ts');
    throw redirect({ to: paths.leagues(slugOf(leagueFilter.get().league)), replace: true });
  },
});
