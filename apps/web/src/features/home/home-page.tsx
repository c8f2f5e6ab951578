import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '@tredici/contract/account';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { AccuracySection } from './accuracy-section.tsx';
import { BestBetsSection } from './best-bets-section.tsx';
import { BestBetsSelfExclusion } from './best-bets-self-exclusion.tsx';
import { HomeHead } from './home-head.tsx';
import css from './home-page.module.css';
import type { HomeSearch, RouteSearch } from './home-view.ts';
import { NextGamesSection } from './next-games-section.tsx';
import { RealSection } from './real-section.tsx';
import { useHomeView } from './use-home-view.ts';

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
] as const;

/** What one looks at every day comes first: what is likeliest, then what is next. */
export function HomePage({ user, search, onSearch }: HomePageProps) {
  const t = useText('home');
  const [view, choose] = useHomeView(search, onSearch);
  // These weeks are about stakes: who takes a break from them is not shown it.
  const selfExclusionEnd = useSelfExclusionEnd();
  const parts = PARTS.filter(([id]) => !(selfExclusionEnd && id === 'settimane'));
  return (
    <div className={css.page}>
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
          <NextGamesSection view={view} onChoose={choose} />
          <AccuracySection />
        </div>
      </div>
      {!selfExclusionEnd && <RealSection />}
    </div>
  );
}
