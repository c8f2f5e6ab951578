import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/faq')({
  staticData: { name: 'faq', access: 'public', title: 'title.faq' },
  component: () => <SoonPage title="title.faq" />,
});
