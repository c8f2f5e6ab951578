import type { Slot } from '@tredici/engine/fantasy/rules/roles';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { LineupPlayer, LineupTeam } from '../lineup-team.ts';
import type { MoveRefusal, Place } from './move-player.ts';

/** Texts about players, places and refusals, shown and read out. */
export function useLineupWords({ rules }: LineupTeam) {
  const t = useText('lineup');
  const fantasy = useText('fantasy');
  const { decimal } = useFormats();
  const asked = (slot: Slot) =>
    rules.game === 'classic' ? t(`asked.${slot[0] as 'P'}`) : slot.join('/');
  const refused = (refusal: MoveRefusal): string => {
    if (refusal.code === 'wrong-role' || refusal.code === 'no-way-back') {
      const { player, asked: slot } = refusal;
      return t(`refused.${refusal.code}`, { name: player.name, asked: asked(slot) });
    }
    return t(`refused.${refusal.code}`, { size: rules.bench.size });
  };
  const placed = (player: LineupPlayer, to: Place, displaced: LineupPlayer | null) => {
    const place = to.kind === 'bench' ? to.at + 1 : 0;
    const where = t(`placed.${to.kind}`, { name: player.name, place });
    return displaced ? `${where} ${t('placed.displaced', { name: displaced.name })}` : where;
  };
  /** Everything that a stub shows, as text. */
  const described = (player: LineupPlayer, expected: number | null, marks: readonly string[]) => {
    const role = rules.game === 'classic' ? fantasy(`role.${player.role}`) : player.roles.join(' ');
    const { fixture } = player;
    return [
      `${player.name}, ${role}, ${player.club}`,
      fixture && t(fixture.at_home ? 'against.home' : 'against.away', { club: fixture.opponent }),
      stateOf(player) && t(`stateLong.${stateOf(player)!}`),
      expected !== null && t('expected', { points: decimal(expected, 1) }),
      ...marks,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return { asked, refused, placed, described };
}

/** Why a player may get no vote; null if nothing is known. */
export function stateOf({ hasLeft, availability }: LineupPlayer) {
  if (hasLeft) return 'left';
  return availability === 'available' || availability === 'starter' ? null : availability;
}
