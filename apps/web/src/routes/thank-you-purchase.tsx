import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/thank-you-purchase')({
  staticData: { name: 'thanksPurchase', access: 'login', title: 'title.thanksPurchase' },
  component: () => <SoonPage title="title.thanksPurchase" />,
});
