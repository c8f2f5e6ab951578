import type { ChangedPlayer, LineupChange } from '@tredici/engine/fantasy/lineup/compare-lineups';
import { useFormats } from '#lib/i18n/format.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { roundedParts } from '#lib/rounded-parts.ts';
import { FigureList } from '../../figure-list.tsx';
import { stateOf } from '../draft/lineup-words.ts';
import type { LineupTeam } from '../lineup-team.ts';
import css from './recommended-eleven.module.css';

interface LineupChangeListProps {
  readonly team: LineupTeam;
  /** The difference between the line-up on the pitch and the recommended one. */
  readonly change: LineupChange;
}
/** A smaller difference would be displayed as zero. */
const NOTHING = 0.005;
/** A smaller chance would be displayed as 0%. */
const NEVER = 0.005;

/** What the recommended line-up does better than the one on the pitch, and why. */
export function LineupChangeList({ team, change }: LineupChangeListProps) {
  const t = useText('lineup');
  const { signed } = useFormats();
  const { difference, because, players } = change;
  if (players.length === 0 && Math.abs(difference) < NOTHING) return <p>{t('change.none')}</p>;
  const parts = because.filter(({ points }) => Math.abs(points) >= NOTHING);
  // Rounded so that the parts add up to the displayed total.
  const shown = roundedParts(
    parts.map(({ points }) => points),
    2,
    difference,
  );
  return (
    <div className={css.change}>
      <h3 className={css.subtitle}>{t('change.title', { points: signed(difference, 2) })}</h3>
      <ul className={css.list}>
        {players.map((player) => (
          <li key={player.id}>
            <PlayerChange team={team} player={player} />
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <FigureList
          figures={parts.map(({ part }, at) => {
            const key = `part.${part}`;
            return {
              name: hasMessage('lineup', key) ? t(key) : part,
              figure: signed(shown[at]!, 2),
            };
          })}
        />
      )}
    </div>
  );
}

function PlayerChange({
  team,
  player,
}: {
  readonly team: LineupTeam;
  readonly player: ChangedPlayer;
}) {
  const t = useText('lineup');
  const { decimal, percent } = useFormats();
  const called = (id: string | number) => team.byId.get(Number(id))?.name ?? '';
  const { to, plays, points, enters, covers } = player;
  if (plays < NEVER) {
    const one = team.byId.get(Number(player.id));
    const state = one && stateOf(one);
    // A doubtful player may play: if they never do, it is for another reason.
    const why = state && state !== 'doubtful' ? ` (${t(`stateLong.${state}`)})` : '';
    return (
      <>
        <b>{called(player.id)}</b> {t(`change.${to}.idle`, { why })}
      </>
    );
  }
  const values = { plays: percent(100 * plays), points: decimal(points, 1) };
  return (
    <>
      <b>{called(player.id)}</b>{' '}
      {to === 'bench' && covers && enters !== null && enters >= NEVER
        ? t('change.covers', {
            enters: percent(100 * enters),
            name: called(covers.id),
            doubt: percent(100 * covers.doubt),
          })
        : t(`change.${to}`, values)}
    </>
  );
}
