import { useQuery } from '@tanstack/react-query';
import type { Game, Role } from '@tredici/engine/fantasy/rules/roles';
import { useDeferredValue, useMemo, useState } from 'react';
import { compareText } from '#lib/i18n/compare-text.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { hasRole } from '../filter-players.ts';
import { findPlayers } from '../find-players.ts';
import { type MarketPlayer, marketPlayers } from '../market.ts';
import { fantasyQueries } from '../queries.ts';
import { RolePlate } from '../role-plate.tsx';
import { RoleStrip } from '../role-strip.tsx';
import css from './add-players.module.css';

/** A longer list would need scrolling, and searching by name is quicker. */
const MOST_SHOWN = 12;

interface AddPlayersProps {
  /** Already in the roster. */
  readonly taken: ReadonlySet<number>;
  readonly game: Game;
  readonly onAdd: (player: MarketPlayer) => void;
}

/** All players who can be bought, filtered by name, club or role; the most expensive first. */
export function AddPlayers({ taken, game, onAdd }: AddPlayersProps) {
  const t = useText('teams');
  const fantasy = useText('fantasy');
  const { count } = useFormats();
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const { data } = useQuery(fantasyQueries.market());
  const everybody = useMemo(
    () =>
      data
        ? marketPlayers(data)
            .filter(({ has_left }) => !has_left)
            .sort((a, b) => (b.price ?? 0) - (a.price ?? 0) || compareText(a.name, b.name))
        : [],
    [data],
  );
  const asked = useDeferredValue(text);
  const { players, alike } = findPlayers(
    everybody.filter(
      (player) => !taken.has(player.id) && (role === null || hasRole(player, role, game)),
    ),
    asked,
  );
  if (data?.players.id.length === 0) {
    return (
      <div className={css.empty}>
        <p>{fantasy('empty.body')}</p>
        <LinkButton to={paths.playerFiles()}>{fantasy('empty.action')}</LinkButton>
      </div>
    );
  }
  return (
    <div className={css.add}>
      <SearchField label={fantasy('search')} value={text} onType={setText} />
      <RoleStrip game={game} role={role} onChoose={setRole} />
      <p role="status" className={css.soft}>
        {alike ? fantasy('search.alike') : fantasy('count', countOf(players.length, count))}
      </p>
      <ul className={css.found}>
        {players.slice(0, MOST_SHOWN).map((player) => (
          <li key={player.id} className={css.line}>
            <RolePlate player={player} game={game} />
            <span className={css.who}>
              <b>{player.name}</b>
              <span className={css.soft}>
                {player.club}
                {player.price !== null && ` · ${t('quoted', { price: count(player.price) })}`}
              </span>
            </span>
            <button
              type="button"
              className={css.button}
              aria-label={t('addNamed', { name: player.name })}
              onClick={() => onAdd(player)}
            >
              {t('add')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countOf = (count: number, write: (count: number) => string) => ({
  count,
  number: write(count),
});
