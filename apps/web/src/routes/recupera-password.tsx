import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/recupera-password')({
  staticData: {
    name: 'recoverPwRequest',
    access: 'public',
    title: 'title.recoverPwRequest',
    frame: 'public',
  },
  component: () => <SoonPage title="title.recoverPwRequest" />,
});
