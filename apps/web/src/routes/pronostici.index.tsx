import { createFileRoute, redirect } from '@tanstack/react-router';
import { DEFAULT_LEAGUE, paths } from '#lib/paths.ts';

export const Route = createFileRoute('/pronostici/')({
  staticData: { name: 'leaguesBase', access: 'premium', title: 'title.leagues' },
  beforeLoad: () => {
    throw redirect({ to: paths.leagues(DEFAULT_LEAGUE), replace: true });
  },
});
