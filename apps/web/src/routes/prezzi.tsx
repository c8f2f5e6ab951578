import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '#features/pages/soon-page.tsx';
import { useText } from '#lib/i18n/translate.ts';

export const Route = createFileRoute('/prezzi')({
  staticData: { name: 'pricing', access: 'public', title: 'title.pricing' },
  // The guard sets the flag when it turns a user away from a premium page.
  validateSearch: (search): { premiumFeature?: true } =>
    search.premiumFeature === true ? { premiumFeature: true } : {},
  component: Page,
});

function Page() {
  const { premiumFeature } = Route.useSearch();
  const say = useText('catalogue');
  return (
    <SoonPage
      title="title.pricing"
      note={premiumFeature && <p role="status">{say('premiumFeature')}</p>}
    />
  );
}
