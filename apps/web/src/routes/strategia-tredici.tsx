import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';
import { SelfExclusionPage } from '#features/safer-gambling/self-exclusion-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';

export const Route = createFileRoute('/strategia-tredici')({
  staticData: {
    name: 'investmentPlan',
    access: 'premium',
    title: 'title.investmentPlan',
    words: ['safer-gambling'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const selfExclusionEnd = useSelfExclusionEnd();
  if (selfExclusionEnd) return <SelfExclusionPage until={selfExclusionEnd} />;
  return <SoonPage title="title.investmentPlan" />;
}
