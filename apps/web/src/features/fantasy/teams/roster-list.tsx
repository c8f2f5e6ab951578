import type { RosterPlayer } from '@tredici/contract/teams';
import { CLASSIC_ROLES, type Game } from '@tredici/engine/fantasy/rules/roles';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ListLink } from '#ui/list-link.tsx';
import { RolePlate } from '../role-plate.tsx';
import css from './roster-list.module.css';

interface RosterListProps<P> {
  readonly players: readonly P[];
  readonly game: Game;
  /** The content at the end of a player's row: the price, or a field for it. */
  readonly end: (player: P) => ReactNode;
}

/** A roster by role, in the usual order of an auction. */
export function RosterList<P extends Omit<RosterPlayer, 'price'>>({
  players,
  game,
  end,
}: RosterListProps<P>) {
  const t = useText('teams');
  const fantasy = useText('fantasy');
  return (
    <div className={css.lines}>
      {CLASSIC_ROLES.map((role) => {
        const own = players.filter((player) => player.role === role);
        return (
          <section key={role} className={css.line}>
            <h3 className={css.role}>
              {fantasy(`roles.${role}`)} <span>{own.length}</span>
            </h3>
            {own.length === 0 ? (
              <p className={css.none}>{t('roster.none')}</p>
            ) : (
              <ul className={css.players}>
                {own.map((player) => (
                  <li key={player.player_id} className={css.player}>
                    <RolePlate player={player} game={game} />
                    <span className={css.who}>
                      <ListLink to={paths.player(player.player_id)} className={css.name}>
                        {player.name}
                      </ListLink>
                      <span className={css.club}>
                        {player.club}
                        {player.has_left && <b> · {fantasy('left')}</b>}
                      </span>
                    </span>
                    <div className={css.end}>{end(player)}</div>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
