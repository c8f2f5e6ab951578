import { createFileRoute } from '@tanstack/react-router';
import { ClubPage } from '#features/leagues/club/club-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';

export const Route = createFileRoute('/club/$slug')({
  staticData: {
    name: 'club',
    access: 'login',
    title: 'title.club',
    words: ['club', 'table', 'forecasts', 'errors'],
    preload: true,
  },
  loader: async ({ params: { slug }, route }) => {
    const { prefetchClub } = await import('#features/leagues/club/queries.ts');
    prefetchClub(slug);
    await loadWords(route);
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <ClubPage key={slug} slug={slug} />;
}
