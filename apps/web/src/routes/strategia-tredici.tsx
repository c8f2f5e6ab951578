import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';

export const Route = createFileRoute('/strategia-tredici')({
  staticData: { name: 'investmentPlan', access: 'premium', title: 'title.investmentPlan' },
  component: () => <SoonPage title="title.investmentPlan" />,
});
