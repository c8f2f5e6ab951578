import { createFileRoute, notFound } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/match/$matchId')({
  staticData: { name: 'match', access: 'premium', title: 'title.match' },
  beforeLoad: ({ params }) => {
    if (!/^\d{1,15}$/.test(params.matchId)) throw notFound();
  },
  component: () => <SoonPage title="title.match" />,
});
