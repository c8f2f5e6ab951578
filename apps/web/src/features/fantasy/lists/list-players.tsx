import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { marketPlayers } from '../market.ts';
import { fantasyQueries } from '../queries.ts';
import { RolePlate } from '../role-plate.tsx';
import css from './lists.module.css';
import { moved } from './moved.ts';

/** The players of a list in order, to be moved and removed. */
export function ListPlayers({
  players,
  onChoose,
}: {
  readonly players: readonly number[];
  readonly onChoose: (players: readonly number[]) => void;
}) {
  const t = useText('lists');
  const { data } = useQuery(fantasyQueries.market());
  const known = new Map(data && marketPlayers(data).map((player) => [player.id, player]));
  const box = useRef<HTMLOListElement>(null);
  /** The place of a removed player: the focus moves to the player who is there now. */
  const gap = useRef<number | null>(null);
  useEffect(() => {
    if (gap.current === null) return;
    const row = box.current?.children[Math.min(gap.current, players.length - 1)];
    gap.current = null;
    (row?.querySelector<HTMLElement>('button:last-of-type') ?? box.current)?.focus();
  }, [players]);
  return (
    <ol ref={box} tabIndex={-1} className={css.players}>
      {players.map((id, at) => {
        const player = known.get(id);
        const called = player?.name ?? t('unknown', { id });
        const step = (to: number) => {
          if (to >= 0 && to < players.length) onChoose(moved(players, at, to));
        };
        return (
          <li key={id} className={css.player}>
            {player && <RolePlate player={player} game="classic" />}
            <span className={css.who}>
              <b>{called}</b>
              {player && <span className={css.soft}>{player.club}</span>}
            </span>
            {/* Also rendered, but without effect, at both ends, so that a keyboard user who moves a player
               there keeps the focus. */}
            <IconButton
              label={t('up', { name: called })}
              aria-disabled={at === 0 || undefined}
              onClick={() => step(at - 1)}
            >
              <span aria-hidden="true">↑</span>
            </IconButton>
            <IconButton
              label={t('down', { name: called })}
              aria-disabled={at === players.length - 1 || undefined}
              onClick={() => step(at + 1)}
            >
              <span aria-hidden="true">↓</span>
            </IconButton>
            <IconButton
              label={t('remove', { name: called })}
              onClick={() => {
                gap.current = at;
                onChoose(players.filter((one) => one !== id));
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
