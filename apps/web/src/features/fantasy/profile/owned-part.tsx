import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { teamQueries } from '../teams/queries.ts';
import css from './owned-part.module.css';

interface Owned {
  readonly id: number;
  readonly name: string;
}

/** What the reader owns of a kind by name, with a link to create one more. */
function OwnedPart({
  owned,
  pathOf,
  more,
}: {
  /** Undefined while loading. */
  readonly owned: readonly Owned[] | undefined;
  readonly pathOf: (id: number) => string;
  readonly more: { readonly to: string; readonly name: string };
}) {
  return (
    <ul className={css.owned}>
      {owned?.map(({ id, name }) => (
        <li key={id}>
          <Link to={pathOf(id)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      <li>
        <Link to={more.to} className={css.more}>
          {more.name}
        </Link>
      </li>
    </ul>
  );
}

export function TeamsPart() {
  const t = useText('profile');
  const { data } = useQuery(teamQueries.teams());
  const more = { to: paths.teamNew(), name: t('belongings.newTeam') };
  return <OwnedPart owned={data?.results} pathOf={paths.team} more={more} />;
}

export function ChampionshipsPart() {
  const t = useText('profile');
  const { data } = useQuery(teamQueries.championships());
  const more = { to: paths.championshipNew(), name: t('belongings.newChampionship') };
  return <OwnedPart owned={data?.results} pathOf={paths.championship} more={more} />;
}
