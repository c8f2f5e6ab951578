import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '#features/accounts/registration/verify-email-page.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/verifica-email/$key')({
  staticData: {
    name: 'verifyEmail',
    access: 'public',
    title: 'title.verifyEmail',
    frame: 'public',
  },
  loader: () => loadMessages('registration', 'errors'),
  component: Page,
});

function Page() {
  const { key } = Route.useParams();
  return <VerifyEmailPage mailedKey={key} />;
}
