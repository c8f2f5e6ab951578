import type { RosterPlayer, TeamRoundScore } from '@tredici/contract/teams';
import type { ListedPlayer } from '../players/season-players.ts';
import { toRosterPlayer } from './roster.ts';
import type { StoredLineup, TeamPlayer } from './store.ts';

export interface NamedSinceLeft {
  readonly player: Omit<TeamPlayer, 'teamId'>;
  /** Whether they belonged to the team when the round was played. */
  readonly played: boolean;
}

/** Players in a round's line-up or score who have left the roster since. A line-up of the round itself could
 *  only contain the team's own players; one reused from an earlier round may contain a player who had been
 *  sold by then, unless the score has counted them. */
export function namedSinceLeft(
  roster: readonly TeamPlayer[],
  listed: ReadonlyMap<number, ListedPlayer>,
  round: number,
  lineup: StoredLineup | undefined,
  score: TeamRoundScore | undefined,
): NamedSinceLeft[] {
  const owned = new Set(roster.map(({ playerId }) => playerId));
  const counted = new Set(score?.counted.map(({ player_id }) => player_id));
  const replaced = score?.substitutions.map((one) => one.out) ?? [];
  const named = [...(lineup?.starters ?? []), ...(lineup?.bench ?? []), ...counted, ...replaced];
  return [...new Set(named)].flatMap((id): NamedSinceLeft[] => {
    const player = listed.get(id);
    if (!player || owned.has(id)) return [];
    const { name, club, role, mantraRoles } = player;
    return [
      {
        player: { playerId: id, name, club, role, mantraRoles: [...mantraRoles], price: 0 },
        played: lineup?.round === round || counted.has(id),
      },
    ];
  });
}

export const toNamed = (
  { player }: NamedSinceLeft,
  listed: ReadonlyMap<number, ListedPlayer>,
): RosterPlayer => toRosterPlayer(player, listed.get(player.playerId));
