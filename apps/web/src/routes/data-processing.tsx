import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/data-processing')({
  staticData: { name: 'dataProcessing', access: 'public', title: 'title.dataProcessing' },
  component: Page,
});

function Page() {
  return <LegalPage document="data-processing" language={useLanguage()} />;
}
