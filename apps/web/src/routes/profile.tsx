import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/profile')({
  staticData: { name: 'profile', access: 'login', title: 'title.profile' },
  component: () => <SoonPage title="title.profile" />,
});
