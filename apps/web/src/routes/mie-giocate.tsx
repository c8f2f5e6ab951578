import { createFileRoute } from '@tanstack/react-router';
import { MyBetsPage } from '#features/my-bets/my-bets-page.tsx';
import { SelfExclusionPage } from '#features/safer-gambling/self-exclusion-page.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';

export const Route = createFileRoute('/mie-giocate')({
  staticData: {
    name: 'myBets',
    access: 'premium',
    title: 'title.myBets',
    words: ['my-bets', 'forecasts', 'errors', 'safer-gambling'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const pages = useText('pages');
  const exclusionEnd = useSelfExclusionEnd();
  if (exclusionEnd) return <SelfExclusionPage until={exclusionEnd} />;
  return <MyBetsPage title={pages('title.myBets')} />;
}
