import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/registrazione')({
  staticData: {
    name: 'registration',
    access: 'public',
    title: 'title.registration',
    frame: 'public',
  },
  component: () => <SoonPage title="title.registration" />,
});
