import { Link, useRouter } from '@tanstack/react-router';
import { tournamentById, tournamentBySlug } from '@tredici/contract/tournaments';
import type { MouseEvent } from 'react';
import { useLeagueLabel } from '#football/league-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import css from './back-link.module.css';
import { useOrigin } from './origin.ts';

/** The link back to the list from which the match was opened, at the same scroll position; for readers who
 *  came here directly, to the match's league, or to the forecasts while that is unknown. */
export function BackLink({
  tournamentId,
  isToPricing = false,
}: {
  readonly tournamentId: number | null;
  /** For readers who have no list to return to. */
  readonly isToPricing?: boolean;
}) {
  const t = useText('match');
  const router = useRouter();
  const origin = useOrigin();
  const leagueName = useLeagueLabel();
  const league = tournamentId === null ? undefined : tournamentById(tournamentId);
  const list = league ? paths.leagues(league.slug) : paths.leaguesBase();
  const href = isToPricing ? paths.pricing() : (origin ?? list);
  const label = () => {
    if (isToPricing) return t('back.pricing');
    if (href.startsWith(`${paths.resultsBase()}/`)) return t('back.results');
    const slug = /^\/pronostici\/([^/?#]+)/.exec(href)?.[1];
    if (slug === undefined) return t(origin ? 'back.home' : 'back.forecasts');
    const listed = tournamentBySlug(slug);
    return listed ? t('back.league', { name: leagueName(listed) }) : t('back.all');
  };
  const goBack = (event: MouseEvent) => {
    // A new tab opens the list by its address; in this tab the browser's history also restores the scroll
    // position.
    if (isToPricing || !origin || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to={href} className={css.back} onClick={goBack}>
      <svg className={css.arrow} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M11 6H1.500M5.500 2l-4 4 4 4" />
      </svg>
      {label()}
    </Link>
  );
}
