import { createFileRoute } from '@tanstack/react-router';
import { Noting } from '#features/my-bets/noting/noting.tsx';
import { PlanPage } from '#features/plan/plan-page.tsx';
import { UnlessSelfExcluded } from '#features/safer-gambling/unless-self-excluded.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/strategia-tredici')({
  staticData: {
    name: 'investmentPlan',
    access: 'premium',
    title: 'title.investmentPlan',
    lead: 'lead',
    words: ['plan', 'forecasts', 'errors'],
    preload: true,
  },
  // The loader stays in the first load, so that the data are requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ route }) => {
    const asked = import('#features/plan/queries.ts').then(({ prefetchPlan }) => prefetchPlan());
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const pages = useText('pages');
  return (
    <UnlessSelfExcluded>
      <Noting>
        <PlanPage title={pages('title.investmentPlan')} />
      </Noting>
    </UnlessSelfExcluded>
  );
}
