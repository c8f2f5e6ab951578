import { Link } from '@tanstack/react-router';
import type { Tournament } from '@tredici/contract/tournaments';
import { FavouriteStar } from '#football/favourite-star.tsx';
import { useLeagueLabel } from '#football/league-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import css from './league-tabs.module.css';

/** The tabs of one league below its name, and its star. */
export function LeagueTabs({ league }: { readonly league: Tournament }) {
  const t = useText('leagues');
  const labelOf = useLeagueLabel();
  const { slug } = league;
  const tabs = [
    { to: paths.leagues(slug), name: t('tabs.forecasts') },
    { to: paths.results(slug), name: t('tabs.results') },
    { to: paths.table(slug), name: t('tabs.table') },
  ];
  return (
    <div className={css.line}>
      <nav className={css.tabs} aria-label={t('tabs')}>
        {tabs.map(({ to, name }) => (
          <Link key={to} to={to} className={css.tab} activeOptions={{ includeSearch: false }}>
            {name}
          </Link>
        ))}
      </nav>
      <FavouriteStar kind="league" slug={slug} name={labelOf(league)} />
    </div>
  );
}
