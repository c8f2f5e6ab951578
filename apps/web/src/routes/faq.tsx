import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#features/faq/faq-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/faq')({
  staticData: {
    name: 'faq',
    access: 'public',
    title: 'title.faq',
    lead: 'lead',
    words: ['faq'],
    preload: true,
    rare: true,
  },
  loader: ({ route }) => loadWords(route),
  component: FaqPage,
});
