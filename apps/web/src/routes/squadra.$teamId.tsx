import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/squadra/$teamId')({
  staticData: { name: 'team', access: 'login', title: 'title.team' },
  component: () => <SoonPage title="title.team" />,
});
