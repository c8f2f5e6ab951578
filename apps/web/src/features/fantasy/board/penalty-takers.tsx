import type { FantasyClubs } from '@tredici/contract/fantasy-players';
import { TeamBadge } from '#football/team-badge.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ListLink } from '#ui/list-link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './penalty-takers.module.css';

/** The penalty takers of each club. */
export function PenaltyTakers({ data }: { readonly data: FantasyClubs }) {
  const t = useText('board');
  return (
    <PageSection id="rigoristi" title={t('penalties.title')}>
      <p className={css.body}>{t('penalties.body')}</p>
      <ul className={css.clubs} aria-label={t('penalties.caption')}>
        {data.clubs.map(({ name, penalty_takers }) => (
          <li key={name} className={css.club}>
            <h3 className={css.name}>
              <TeamBadge name={name} />
              {name}
            </h3>
            {penalty_takers.length === 0 ? (
              <p className={css.none}>{t('penalties.none')}</p>
            ) : (
              <ol className={css.takers}>
                {penalty_takers.map(({ player_id, name: taker, taken, scored }) => (
                  <li key={player_id}>
                    <ListLink to={paths.player(player_id)} className={css.taker}>
                      {taker}
                    </ListLink>
                    <span className={css.count}>{t('penalties.scored', { scored, taken })}</span>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
