import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '#features/fantasy/imports/imports-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/i-miei-file')({
  staticData: {
    name: 'playerFiles',
    access: 'login',
    title: 'title.playerFiles',
    lead: 'intro',
    words: ['imports', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: ImportsPage,
});
