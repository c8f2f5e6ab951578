import { createFileRoute, useRouter } from '@tanstack/react-router';
import { isSpan, type Span } from '#features/leagues/days-chosen.ts';
import { leagueFilter, type Order } from '#features/leagues/league-filter.ts';
import { LeaguesPage } from '#features/leagues/leagues-page.tsx';
import { settings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { latePart } from '#ui/late-part.tsx';

/** Needed only in the first minutes of an installation, and never fetched later. */
const FirstSteps = latePart(async () => {
  const [page] = await Promise.all([
    import('#features/first-steps/first-steps.tsx'),
    loadMessages('first-steps'),
  ]);
  return page.FirstSteps;
});

export const Route = createFileRoute('/pronostici/$leagueParam')({
  staticData: {
    name: 'leagues',
    access: 'premium',
    title: 'title.leagues',
    words: ['leagues', 'forecasts', 'errors'],
    preload: true,
  },
  validateSearch: ({ order, days }): { order?: Order; days?: Span } => ({
    ...(order === 'time' || order === 'chance' ? { order } : {}),
    ...(isSpan(days) ? { days } : {}),
  }),
  // The loader stays in the first load, so that the data are requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ params: { leagueParam }, route }) => {
    const asked = import('#features/leagues/queries.ts').then(({ prefetchLeague }) =>
      prefetchLeague(leagueParam),
    );
    await Promise.all([asked, loadWords(route)]);
  },
  component: Page,
});

function Page() {
  const router = useRouter();
  const { leagueParam } = Route.useParams();
  const search = Route.useSearch();
  // Without an order in the address, the order last chosen on this device is used.
  const order = search.order ?? leagueFilter.get().order;

  const openLeague = (chosen: string) =>
    void router.navigate({
      to: '/pronostici/$leagueParam',
      params: { leagueParam: chosen },
      search: (before) => before,
    });
  const chooseOrder = (chosen: Order) => {
    leagueFilter.remember({ order: chosen });
    return router.navigate({
      to: '/pronostici/$leagueParam',
      params: { leagueParam },
      search: (before) => ({ ...before, order: chosen }),
      replace: true,
      resetScroll: false,
    });
  };
  const chooseSpan = (days: Span) =>
    void router.navigate({
      to: '/pronostici/$leagueParam',
      params: { leagueParam },
      search: (before) => ({ ...before, days }),
      replace: true,
      resetScroll: false,
    });
  const page = (
    <LeaguesPage
      leagueParam={leagueParam}
      order={order}
      span={search.days ?? null}
      onLeague={openLeague}
      onOrder={chooseOrder}
      onSpan={chooseSpan}
    />
  );
  if (!settings().first_steps) return page;
  return <FirstSteps need="forecasts">{page}</FirstSteps>;
}
