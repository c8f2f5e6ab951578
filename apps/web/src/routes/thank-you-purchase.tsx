import { createFileRoute } from '@tanstack/react-router';
import { ThankYouPage } from '#features/billing/thank-you-page.tsx';
import { settings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { useSession } from '#lib/session/session.ts';

export const Route = createFileRoute('/thank-you-purchase')({
  staticData: { name: 'thanksPurchase', access: 'login', title: 'title.thanksPurchase' },
  loader: () => loadMessages('billing', 'errors'),
  component: Page,
});

function Page() {
  const current = useSession();
  if (!current) return null;
  return <ThankYouPage userId={current.user.id} contact={settings().operator.email} />;
}
