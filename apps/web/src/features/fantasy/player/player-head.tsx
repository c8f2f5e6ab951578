import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { TeamBadge } from '#football/team-badge.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { UNKNOWN } from '../columns.ts';
import { useDeviceChoices } from '../device-choices.ts';
import { mayMiss } from '../players.ts';
import { RolePlate } from '../role-plate.tsx';
import css from './player-head.module.css';

/** The player's name, club and role, and the four figures that users most often look for. */
export function PlayerHead({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const fantasy = useText('fantasy');
  const { decimal, count } = useFormats();
  const { game } = useDeviceChoices();
  const { player, season, seasons, word } = detail;
  const now = seasons.find((one) => one.season === season);
  const availability = word?.status ?? player.availability;
  const mean = (value: number | null | undefined) =>
    value === null || value === undefined ? UNKNOWN : decimal(value);
  const figures = [
    {
      name: t('figure.price'),
      value: player.price === null ? UNKNOWN : count(player.price),
      more:
        player.initial_price === null
          ? null
          : t('figure.priceFrom', { price: player.initial_price }),
    },
    { name: t('figure.fm'), value: mean(now?.mean_fantavoto), more: season },
    { name: t('figure.mv'), value: mean(now?.mean_vote), more: season },
    { name: t('figure.votes'), value: count(now?.votes ?? 0), more: season },
  ];
  return (
    <header className={css.head}>
      <div className={css.who}>
        <RolePlate player={player} game={game} />
        <div className={css.names}>
          <PageHeading className={css.name}>{player.name}</PageHeading>
          <p className={css.club}>
            <TeamBadge name={player.club.name} size={20} />
            {player.club.name}
            <span className={css.roles}>
              {fantasy(`role.${player.role}`)}
              {player.mantra_roles.length > 0 && ` · Mantra ${player.mantra_roles.join(' ')}`}
            </span>
            {(player.has_left || availability !== 'available') && (
              <b className={player.has_left || mayMiss(availability) ? css.warning : css.state}>
                {player.has_left ? fantasy('left') : fantasy(`state.${availability}`)}
              </b>
            )}
          </p>
        </div>
      </div>
      <dl className={css.figures}>
        {figures.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {more && <span>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
