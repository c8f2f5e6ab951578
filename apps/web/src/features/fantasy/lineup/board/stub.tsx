import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { RolePlate } from '../../role-plate.tsx';
import { stateOf } from '../draft/lineup-words.ts';
import type { LineupPlayer } from '../lineup-team.ts';
import type { Board } from './board.ts';
import { nameParts } from './name-parts.ts';
import css from './stub.module.css';

interface StubProps {
  readonly player: LineupPlayer;
  readonly board: Board;
  /** The player loses a point in this place. */
  readonly isOutOfRole?: boolean;
}

/** A player as a small coupon stub, picked by click, key or dragging. */
export function Stub({ player, board, isOutOfRole = false }: StubProps) {
  const t = useText('lineup');
  const { decimal } = useFormats();
  const { id, name, fixture } = player;
  const state = stateOf(player);
  const expected = board.expected.get(id) ?? null;
  const armband = board.draft.captain === id ? 'captain' : board.draft.vice === id ? 'vice' : null;
  const wish = board.wishes.get(id);
  const marks = [
    armband && t(`armband.${armband}`),
    isOutOfRole && t('outOfRole'),
    wish && t(`wish.${wish}`),
  ].filter((mark) => typeof mark === 'string');
  return (
    <button
      type="button"
      className={css.stub}
      data-spot=""
      data-player={id}
      data-out={state === 'doubtful' ? 'maybe' : state ? 'yes' : undefined}
      aria-pressed={board.picked === id}
      onClick={() => board.onActivate(id)}
    >
      <span className="visually-hidden">{board.words.described(player, expected, marks)}</span>
      <span className={css.face} aria-hidden="true">
        <span className={css.top}>
          <RolePlate player={player} game={board.team.rules.game} />
          {expected !== null && <b className={css.expected}>{decimal(expected, 1)}</b>}
          {isOutOfRole && <b className={css.malus}>−1</b>}
        </span>
        <span className={css.name}>
          {nameParts(name).map((part, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name keep their places.
              key={at}
              className={css.part}
              data-part=""
              data-joined={part.endsWith('-') || undefined}
            >
              {part}
            </span>
          ))}
        </span>
        <span className={css.match}>
          {state ? (
            <em>{t(`state.${state}`)}</em>
          ) : (
            fixture && (
              <>
                {fixture.at_home ? '' : '@ '}
                {fixture.abbr}
              </>
            )
          )}
        </span>
        {armband && <span className={css.armband}>{t(`armband.${armband}.short`)}</span>}
      </span>
    </button>
  );
}
