import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { memo } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { RolePlate } from '../role-plate.tsx';
import css from './call-player.module.css';
import type { Available } from './use-auction.ts';

/** The players who are left: their value to this team, and the price at which they will probably be sold. */
export function AvailableList({
  players,
  shown,
  game,
  onCall,
}: {
  readonly players: readonly Available[];
  /** How many of them to list. */
  readonly shown: number;
  readonly game: Game;
  readonly onCall: (player: Available) => void;
}) {
  const t = useText('auction');
  if (players.length === 0) return <p className={css.soft}>{t('nobody')}</p>;
  return (
    <div>
      <p className={css.head} aria-hidden="true">
        <span>{t('column.player')}</span>
        <span>{t('column.tier')}</span>
        <span>{t('column.value')}</span>
        <span>{t('column.expected')}</span>
      </p>
      <ul className={css.list}>
        {players.slice(0, shown).map((player) => (
          <li key={player.id}>
            <AvailableRow player={player} game={game} onCall={onCall} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const AvailableRow = memo(function AvailableRow({
  player,
  game,
  onCall,
}: {
  readonly player: Available;
  readonly game: Game;
  readonly onCall: (player: Available) => void;
}) {
  const t = useText('auction');
  const { decimal } = useFormats();
  const { name, club, tier, value, expected, canBuy } = player;
  return (
    <button
      type="button"
      className={css.row}
      data-full={canBuy ? undefined : true}
      onClick={() => onCall(player)}
    >
      <RolePlate player={player} game={game} />
      <span className={css.who}>
        <b>{name}</b>
        <span>{club}</span>
      </span>
      <span className={css.figure}>
        <span className="visually-hidden">{t('column.tier')} </span>
        {tier}
      </span>
      <span className={`${css.figure} ${css.value}`}>
        <span className="visually-hidden">{t('column.value')} </span>
        {canBuy ? decimal(value, 0) : '–'}
      </span>
      <span className={css.figure}>
        <span className="visually-hidden">{t('column.expected')} </span>
        {decimal(expected, 0)}
      </span>
    </button>
  );
});
