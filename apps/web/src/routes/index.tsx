import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/')({
  staticData: { name: 'home', access: 'premium', title: 'title.home' },
  component: () => <SoonPage title="title.home" />,
});
