import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/formazione/$teamId')({
  staticData: { name: 'lineup', access: 'login', title: 'title.lineup' },
  component: () => <SoonPage title="title.lineup" />,
});
