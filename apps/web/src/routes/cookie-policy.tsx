import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { useLanguage } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/cookie-policy')({
  staticData: { name: 'cookieText', access: 'public', title: 'title.cookieText' },
  component: Page,
});

function Page() {
  return <LegalPage document="cookie-policy" language={useLanguage()} />;
}
