import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/reset-password/$pk/$tempKey')({
  staticData: { name: 'resetPw', access: 'public', title: 'title.resetPw', frame: 'public' },
  component: () => <SoonPage title="title.resetPw" />,
});
