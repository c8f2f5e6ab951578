import { createFileRoute } from '@tanstack/react-router';
import { Noting } from '#features/my-bets/noting/noting.tsx';
import { PlanPage } from '#features/plan/plan-page.tsx';
import { SelfExclusionPage } from '#features/safer-gambling/self-exclusion-page.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';

export const Route = createFileRoute('/strategia-tredici')({
  staticData: {
    name: 'investmentPlan',
    access: 'premium',
    title: 'title.investmentPlan',
    words: ['plan', 'forecasts', 'errors', 'safer-gambling'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const pages = useText('pages');
  const exclusionEnd = useSelfExclusionEnd();
  if (exclusionEnd) return <SelfExclusionPage until={exclusionEnd} />;
  return (
    <Noting>
      <PlanPage title={pages('title.investmentPlan')} />
    </Noting>
  );
}
