import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/squadra/nuova')({
  staticData: { name: 'teamNew', access: 'login', title: 'title.teamNew' },
  component: () => <SoonPage title="title.teamNew" />,
});
