import { createFileRoute } from '@tanstack/react-router';
import { TeamNewPage } from '#features/fantasy/teams/team-new-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/squadra/nuova')({
  staticData: {
    name: 'teamNew',
    access: 'login',
    title: 'title.teamNew',
    words: ['teams', 'rules', 'fantasy', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: TeamNewPage,
});
