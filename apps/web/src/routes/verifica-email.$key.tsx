import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '#features/accounts/registration/verify-email-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/verifica-email/$key')({
  staticData: {
    name: 'verifyEmail',
    access: 'public',
    title: 'title.verifyEmail',
    frame: 'public',
    words: ['registration', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const { key } = Route.useParams();
  return <VerifyEmailPage mailedKey={key} />;
}
