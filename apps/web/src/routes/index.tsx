import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomePage } from '#features/home/home-page.tsx';
import { homeMemory, readSearch, validateSearch, viewOf } from '#features/home/home-view.ts';
import { settings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { useSession } from '#lib/session/session.ts';
import { latePart } from '#ui/late-part.tsx';

/** Needed only in the first minutes of an installation, and never fetched later. */
const FirstSteps = latePart(async () => {
  const [page] = await Promise.all([
    import('#features/first-steps/first-steps.tsx'),
    loadMessages('first-steps'),
  ]);
  return page.FirstSteps;
});

export const Route = createFileRoute('/')({
  staticData: {
    name: 'home',
    access: 'premium',
    title: 'title.home',
    words: ['home', 'forecasts'],
    preload: true,
  },
  validateSearch,
  beforeLoad: ({ search }) => {
    // An address without parameters shows what was last chosen on this device, and is rewritten to say so.
    if (Object.keys(readSearch(search)).length > 0) return;
    const remembered = homeMemory.get();
    if (Object.keys(remembered).length === 0) return;
    throw redirect({ to: '/', search: remembered, hash: true, replace: true });
  },
  // The loader stays in the first load, so that the data are requested while the page's own files still load.
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: async ({ location, route }) => {
    const { bet } = viewOf(readSearch(location.search));
    await Promise.all([
      import('#features/home/queries.ts').then(({ prefetchHome }) => prefetchHome(bet)),
      loadWords(route),
    ]);
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const current = useSession();
  // The session has ended and the login page has not been drawn yet.
  if (!current) return null;
  const page = (
    <HomePage
      user={current.user}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
  if (!settings().first_steps) return page;
  return <FirstSteps need="record">{page}</FirstSteps>;
}
