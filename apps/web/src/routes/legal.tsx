import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/legal')({
  staticData: { name: 'legal', access: 'public', title: 'title.legal' },
  component: Page,
});

function Page() {
  return <LegalPage document="legal" language={useLanguage()} />;
}
