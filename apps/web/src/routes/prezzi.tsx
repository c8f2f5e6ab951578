import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '#features/billing/pricing-page.tsx';
import { prefetchPricing } from '#features/billing/queries.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSession } from '#lib/session/session.ts';

export const Route = createFileRoute('/prezzi')({
  staticData: {
    name: 'pricing',
    access: 'public',
    title: 'title.pricing',
    words: ['billing', 'forecasts', 'errors'],
    preload: true,
  },
  // The guard sets the flag when it turns a user away from a premium page.
  validateSearch: (search): { premiumFeature?: true } =>
    search.premiumFeature === true ? { premiumFeature: true } : {},
  loader: ({ route }) => {
    prefetchPricing();
    return loadWords(route);
  },
  component: Page,
});

/** A public page has no query cache around it, so it brings its own. */
function Page() {
  const { premiumFeature } = Route.useSearch();
  const current = useSession();
  return (
    <QueryProvider>
      <PricingPage
        user={current?.user ?? null}
        isTurnedAway={premiumFeature === true && current?.user.premium !== true}
      />
    </QueryProvider>
  );
}
