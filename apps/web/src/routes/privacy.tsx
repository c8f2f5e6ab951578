import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n.ts';
import { QueryProvider } from '#lib/query-client.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { name: 'privacy', access: 'public', title: 'title.privacy' },
  component: Page,
});

function Page() {
  return (
    <QueryProvider>
      <LegalPage document="privacy" language={useLanguage()} />
    </QueryProvider>
  );
}
