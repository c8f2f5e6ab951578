import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { teamQueries } from '../teams/queries.ts';
import css from './championship-view.module.css';

/** Shown if the user has no championship with this number: lists those they have. */
export function ChampionshipNotFound() {
  const t = useText('championships');
  const say = useText('catalogue');
  const { data } = useQuery(teamQueries.championships());
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('title')}</PageHeading>
      <p role="alert">{say('championshipNotFound')}</p>
      <ul className={css.list}>
        {data?.results.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.championship(id)}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton primary to={paths.championshipNew()}>
          {t('new')}
        </LinkButton>
      </div>
    </div>
  );
}
