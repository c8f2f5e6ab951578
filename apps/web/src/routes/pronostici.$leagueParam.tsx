import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/pronostici/$leagueParam')({
  staticData: { name: 'leagues', access: 'premium', title: 'title.leagues' },
  component: () => <SoonPage title="title.leagues" />,
});
