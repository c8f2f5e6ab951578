import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/affidabilita')({
  staticData: { name: 'trackRecord', access: 'public', title: 'title.trackRecord' },
  component: () => <SoonPage title="title.trackRecord" />,
});
