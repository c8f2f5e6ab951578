import type { Deps } from '#http/deps.ts';
import { listParticipants, listPurchases } from '../championships/store.ts';
import { newestPlayers } from './roster.ts';
import { listRoster, type StoredTeam, type TeamPlayer } from './store.ts';

export type RosterRow = Pick<TeamPlayer, 'playerId' | 'role' | 'mantraRoles'>;

/** The players of another participant of a team's championship: the roster of the user's own team linked to
 *  that name, else what was bought at the auction. Undefined if the team has no such opponent. */
export async function opponentRoster(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>,
  userId: number,
  { id: teamId, championshipId }: Pick<StoredTeam, 'id' | 'championshipId'>,
  participantId: number,
): Promise<readonly RosterRow[] | undefined> {
  if (championshipId === null) return undefined;
  const participants = await listParticipants(deps.db, championshipId);
  const opponent = participants.find(({ id }) => id === participantId);
  if (!opponent || opponent.teamId === teamId) return undefined;
  if (opponent.teamId !== null) return listRoster(deps.db, opponent.teamId);
  const [purchases, { players }] = await Promise.all([
    listPurchases(deps.db, championshipId),
    newestPlayers(deps, userId),
  ]);
  return purchases
    .filter((purchase) => purchase.participantId === participantId)
    .map(({ playerId, role }) => ({
      playerId,
      role,
      mantraRoles: [...(players.get(playerId)?.mantraRoles ?? [])],
    }));
}
