import { createFileRoute } from '@tanstack/react-router';
import { OperatorPage } from '#features/operator/operator-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/operatore')({
  staticData: {
    name: 'operator',
    access: 'login',
    title: 'title.operator',
    words: ['operator', 'forecasts', 'errors'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: OperatorPage,
});
