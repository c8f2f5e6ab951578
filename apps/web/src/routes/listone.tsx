import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/listone')({
  staticData: { name: 'playerList', access: 'login', title: 'title.playerList' },
  component: () => <SoonPage title="title.playerList" />,
});
