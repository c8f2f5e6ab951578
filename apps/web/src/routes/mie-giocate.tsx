import { createFileRoute } from '@tanstack/react-router';
import { MyBetsPage } from '#features/my-bets/my-bets-page.tsx';
import { UnlessSelfExcluded } from '#features/safer-gambling/unless-self-excluded.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/mie-giocate')({
  staticData: {
    name: 'myBets',
    access: 'premium',
    title: 'title.myBets',
    lead: 'lead',
    words: ['my-bets', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const pages = useText('pages');
  return (
    <UnlessSelfExcluded>
      <MyBetsPage title={pages('title.myBets')} />
    </UnlessSelfExcluded>
  );
}
