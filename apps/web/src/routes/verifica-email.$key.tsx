import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/verifica-email/$key')({
  staticData: {
    name: 'verifyEmail',
    access: 'public',
    title: 'title.verifyEmail',
    frame: 'public',
  },
  component: () => <SoonPage title="title.verifyEmail" />,
});
