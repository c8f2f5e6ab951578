import { Link, useLocation } from '@tanstack/react-router';
import type { CurrentUser } from '@tredici/contract/account';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { loadMessages, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { latePart } from '#ui/late-part.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { AccuracySection } from './accuracy-section.tsx';
import { BestBetsSection } from './best-bets-section.tsx';
import { BestBetsSelfExclusion } from './best-bets-self-exclusion.tsx';
import { HomeHead } from './home-head.tsx';
import css from './home-page.module.css';
import type { HomeSearch, RouteSearch } from './home-view.ts';
import { NextGamesSection } from './next-games-section.tsx';
import { RealSection } from './real-section.tsx';
import { useHomeView } from './use-home-view.ts';

/** Fetched together with its texts, which the rest of the page does not need. */
const LastDay = latePart(async () => {
  const [module] = await Promise.all([import('./last-day.tsx'), loadMessages('results')]);
  return module.LastDay;
});

interface HomePageProps {
  readonly user: Pick<CurrentUser, 'first_name' | 'username'>;
  readonly search: RouteSearch;
  readonly onSearch: (search: HomeSearch) => void;
}

const PARTS = [
  ['esiti', 'best.short'],
  ['partite', 'next.short'],
  ['precisione', 'accuracy.short'],
  ['settimane', 'real.short'],
  ['risultati', 'lastDay.short'],
] as const;

/** The steps in which the page is drawn: best bets, next matches, accuracy, and the rest. */
const STEPS = 4;

/** The parts that users look at every day come first: the best bets, then the next matches. */
export function HomePage({ user, search, onSearch }: HomePageProps) {
  const t = useText('home');
  const [view, choose] = useHomeView(search, onSearch);
  // The best bets and the real weeks are about stakes, so they are hidden during a self-exclusion.
  const selfExclusionEnd = useSelfExclusionEnd();
  // A link to a part of the page needs all parts drawn at once, so that the browser can scroll to it.
  const isLed = useLocation({ select: ({ hash }) => hash !== '' });
  const step = useInTurn(STEPS, isLed ? STEPS : 1);
  const parts = PARTS.filter(([id]) => !(selfExclusionEnd && id === 'settimane'));
  return (
    <div className={step < STEPS ? `${css.page} ${css.drawing}` : css.page}>
      <HomeHead name={user.first_name.trim() || user.username} />
      <nav className={css.jump} aria-label={t('jump')}>
        {parts.map(([id, name]) => (
          <Link key={id} to={paths.home()} search={search} hash={id} replace>
            {t(name)}
          </Link>
        ))}
      </nav>
      <div className={css.parts}>
        {selfExclusionEnd ? (
          <BestBetsSelfExclusion until={selfExclusionEnd} />
        ) : (
          <BestBetsSection view={view} onChoose={choose} />
        )}
        <div className={css.side}>
          {step > 1 && <NextGamesSection view={view} onChoose={choose} />}
          {step > 2 && <AccuracySection />}
        </div>
      </div>
      {step > 3 && (
        <>
          {!selfExclusionEnd && <RealSection />}
          <PageSection
            id="risultati"
            title={t('lastDay.title')}
            aside={<Link to={paths.resultsBase()}>{t('lastDay.all')}</Link>}
            className={css.lastDay}
          >
            <WhenNear className={css.lastDayRoom}>
              <LastDay />
            </WhenNear>
          </PageSection>
        </>
      )}
    </div>
  );
}
