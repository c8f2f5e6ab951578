import type { Purchase } from '@tredici/engine/fantasy/auction/auction-board';
import type { Executor } from '#db/pool.ts';
import { type listParticipants, listPurchases, listRosters } from './store.ts';

type Participants = Awaited<ReturnType<typeof listParticipants>>;
type StoredPurchase = Awaited<ReturnType<typeof listPurchases>>[number];
type HeldPlayer = Awaited<ReturnType<typeof listRosters>>[number];

/** Who has whom at an auction. Nobody is listed twice for the same participant. */
export interface AuctionState {
  /** What was bought at this auction, earliest first. */
  readonly purchases: readonly StoredPurchase[];
  /** The other players of the teams that take part: imported, entered by hand, or left from an earlier auction. */
  readonly held: readonly HeldPlayer[];
}

/** A participant with a team has what the roster of that team says, at its prices: purchases enter the roster, but
 *  it may have been imported, corrected, or freed of players before a repair auction. Only participants without a
 *  team have exactly what was bought in their name. */
export async function loadAuction(
  db: Executor,
  championshipId: number,
  participants: Participants,
): Promise<AuctionState> {
  const stored = await listPurchases(db, championshipId);
  const rosters = await listRosters(db, championshipId);
  const keyOf = (row: { readonly participantId: number; readonly playerId: number }) =>
    `${row.participantId} ${row.playerId}`;
  const inRoster = new Map(rosters.map((row) => [keyOf(row), row]));
  const withTeam = new Set(participants.flatMap(({ id, teamId }) => (teamId === null ? [] : id)));
  const purchases = stored.flatMap((purchase): StoredPurchase[] => {
    if (!withTeam.has(purchase.participantId)) return [purchase];
    const own = inRoster.get(keyOf(purchase));
    return own ? [{ ...purchase, price: own.price, role: own.role }] : [];
  });
  const bought = new Set(purchases.map(keyOf));
  return { purchases, held: rosters.filter((row) => !bought.has(keyOf(row))) };
}

/** The same as the engine expects it. */
export const purchasesIn = ({ purchases, held }: AuctionState): Purchase[] =>
  [...held, ...purchases].map(({ playerId, role, participantId, price }) => ({
    player: playerId,
    role,
    team: participantId,
    price,
  }));
