import { createFileRoute } from '@tanstack/react-router';
import type { MatchAccess } from '#features/match/match-access.ts';
import { MatchNotFound } from '#features/match/match-not-found.tsx';
import { MatchPage } from '#features/match/match-page.tsx';
import { Noting } from '#features/my-bets/noting/noting.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadById } from '#lib/navigation/load-by-id.ts';
import { type Session, session, useSession } from '#lib/session/session.ts';

export const Route = createFileRoute('/match/$matchId')({
  staticData: {
    name: 'match',
    access: 'premium',
    title: 'title.match',
    openToAll: async (pathname) => {
      const { isOfTheDay } = await import('#features/match/queries.ts');
      return isOfTheDay(Number(pathname.split('/')[2]));
    },
    words: ['match', 'forecasts'],
    preload: true,
  },
  // The loader stays in the first load, so that the match is requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: ({ params: { matchId }, route }) =>
    loadById(
      matchId,
      route,
      (id) =>
        session.get() &&
        import('#features/match/queries.ts').then(({ prefetchMatch }) => prefetchMatch(id)),
    ),
  component: Page,
  notFoundComponent: MatchNotFound,
});

function Page() {
  const matchId = Number(Route.useParams().matchId);
  const access = accessOf(useSession());
  const page = (
    <MatchPage
      key={matchId}
      matchId={matchId}
      access={access}
      problem={(error, onRetry) => <ErrorPage error={error} onRetry={onRetry} />}
    />
  );
  return (
    // Without a login no shell has brought a query cache.
    <QueryProvider>{access === 'premium' ? <Noting>{page}</Noting> : page}</QueryProvider>
  );
}

function accessOf(current: Session | null): MatchAccess {
  if (!current) return 'anonymous';
  return current.user.premium ? 'premium' : 'free';
}
