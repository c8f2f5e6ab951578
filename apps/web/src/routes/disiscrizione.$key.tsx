import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/newsletter/unsubscribe-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/disiscrizione/$key')({
  staticData: {
    name: 'unsubscribe',
    access: 'public',
    title: 'title.unsubscribe',
    frame: 'public',
    words: ['newsletter', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const { key } = Route.useParams();
  return <UnsubscribePage mailedKey={key} />;
}
