import { Link } from '@tanstack/react-router';
import { clubSlug } from '@tredici/contract/fold-text';
import { tournamentById } from '@tredici/contract/tournaments';
import { useFavourites } from '#football/favourites.ts';
import { StarMark } from '#football/star.tsx';
import { TeamBadge } from '#football/team-badge.tsx';
import { paths } from '#lib/navigation/paths.ts';
import css from './table-page.module.css';

/** A club in a table, as a link to its page. */
export function ClubName({
  name,
  tournamentId,
}: {
  readonly name: string;
  readonly tournamentId: number;
}) {
  const { clubs } = useFavourites();
  const slug = clubSlug(tournamentById(tournamentId)!.country, name);
  return (
    <span className={css.name}>
      <TeamBadge name={name} size={15} />
      <Link to={paths.club(slug)}>{name}</Link>
      {clubs.some((club) => club.slug === slug) && <StarMark />}
    </span>
  );
}
