import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/tabellone')({
  staticData: { name: 'statsBoard', access: 'login', title: 'title.statsBoard' },
  component: () => <SoonPage title="title.statsBoard" />,
});
