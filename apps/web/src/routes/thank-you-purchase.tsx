import { createFileRoute } from '@tanstack/react-router';
import { ThankYouPage } from '#features/billing/thank-you-page.tsx';
import { settings } from '#lib/api/settings.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSession } from '#lib/session/session.ts';

export const Route = createFileRoute('/thank-you-purchase')({
  staticData: {
    name: 'thanksPurchase',
    access: 'login',
    title: 'title.thanksPurchase',
    words: ['billing', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const current = useSession();
  if (!current) return null;
  return <ThankYouPage userId={current.user.id} contact={settings().operator.email} />;
}
