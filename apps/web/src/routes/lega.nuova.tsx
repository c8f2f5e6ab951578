import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipNewPage } from '#features/fantasy/championships/championship-new-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/lega/nuova')({
  staticData: {
    name: 'championshipNew',
    access: 'login',
    title: 'title.championshipNew',
    words: ['championships', 'rules', 'fantasy', 'forecasts', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: ChampionshipNewPage,
});
