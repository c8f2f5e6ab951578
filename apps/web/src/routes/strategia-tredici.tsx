import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';
import { OnBreakPage } from '#features/safer-gambling/on-break-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { useBreakEnd } from '#lib/odds-visibility.ts';

export const Route = createFileRoute('/strategia-tredici')({
  staticData: { name: 'investmentPlan', access: 'premium', title: 'title.investmentPlan' },
  loader: () => loadMessages('safer-gambling'),
  component: Page,
});

function Page() {
  const breakEnd = useBreakEnd();
  if (breakEnd) return <OnBreakPage until={breakEnd} />;
  return <SoonPage title="title.investmentPlan" />;
}
