import { Link } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { TextButton } from '#ui/button.tsx';
import { freePlace, placeOf } from '../draft/move-player.ts';
import type { LineupEditor } from '../draft/use-lineup-editor.ts';
import type { LineupTeam } from '../lineup-team.ts';
import { WISHES, type Wish, type WishMap } from '../recommended/wishes.ts';
import css from './pick-bar.module.css';

interface PickBarProps {
  readonly team: LineupTeam;
  readonly editor: LineupEditor;
  /** Wishes for the recommended line-up; null without Pro. */
  readonly wishes: WishMap | null;
  readonly onWish: (player: number, wish: Wish) => void;
}

/** Actions on the picked player that need no dragging. */
export function PickBar({ team, editor, wishes, onWish }: PickBarProps) {
  const t = useText('lineup');
  const { draft, picked } = editor;
  const player = picked === null ? undefined : team.byId.get(picked);
  if (!player) return null;
  const { id } = player;
  const place = placeOf(draft, id);
  const free = freePlace(team, draft, player);
  const hasCaptain = team.rules.modifiers.captain !== null && place.kind === 'field';
  const onBench = { kind: 'bench', at: draft.bench.length } as const;
  return (
    <div className={css.bar} role="toolbar" aria-label={t('toolbar', { name: player.name })}>
      <b className={css.name}>{player.name}</b>
      <div className={css.actions}>
        {place.kind !== 'field' && free && (
          <TextButton onClick={() => editor.place(free)}>{t('to.field')}</TextButton>
        )}
        {place.kind !== 'bench' && (
          <TextButton onClick={() => editor.place(onBench)}>{t('to.bench')}</TextButton>
        )}
        {place.kind !== 'stand' && (
          <TextButton onClick={() => editor.place({ kind: 'stand' })}>{t('to.stand')}</TextButton>
        )}
        {hasCaptain &&
          (['captain', 'vice'] as const).map((as) => (
            <TextButton
              key={as}
              aria-pressed={draft[as] === id}
              onClick={() => editor.lead(id, as)}
            >
              {t(`armband.${as}`)}
            </TextButton>
          ))}
        {wishes &&
          WISHES.map((wish) => (
            <TextButton
              key={wish}
              aria-pressed={wishes.get(id) === wish}
              onClick={() => onWish(id, wish)}
            >
              {t(`wish.${wish}`)}
            </TextButton>
          ))}
        <Link to={paths.player(id)}>{t('card')}</Link>
      </div>
      <span className={css.back}>
        <TextButton onClick={() => editor.pick(null)}>{t('putBack')}</TextButton>
      </span>
    </div>
  );
}
