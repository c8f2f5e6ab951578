import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { name: 'privacy', access: 'public', title: 'title.privacy' },
  component: Page,
});

function Page() {
  return <LegalPage document="privacy" language={useLanguage()} />;
}
