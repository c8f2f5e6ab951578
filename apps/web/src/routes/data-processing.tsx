import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n.ts';
import { QueryProvider } from '#lib/query-client.tsx';

export const Route = createFileRoute('/data-processing')({
  staticData: { name: 'dataProcessing', access: 'public', title: 'title.dataProcessing' },
  component: Page,
});

function Page() {
  return (
    <QueryProvider>
      <LegalPage document="data-processing" language={useLanguage()} />
    </QueryProvider>
  );
}
