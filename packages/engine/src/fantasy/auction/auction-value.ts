/** A projected player's value at an auction: the points they add over the season above the best player left
 *  unsold, converted to credits. Every place costs one credit; the rest of all teams' credits is shared in
 *  proportion. It ranks players about as well as price lists do, not better. */
import type { ClassicRole } from '../rules/roles.ts';
import { CLASSIC_ROLES } from '../rules/roles.ts';

export type Auction = {
  readonly teams: number;
  readonly credits: number;
  readonly perRole: Readonly<Record<ClassicRole, number>>;
};
export const USUAL_AUCTION: Auction = {
  teams: 10,
  credits: 500,
  perRole: { P: 3, D: 8, C: 8, A: 6 },
};

type Projected = {
  readonly id: number;
  readonly role: ClassicRole;
  readonly votes: number;
  readonly fantavoto: number;
};

/** Points over the season above the best player left unsold, by id; never negative. */
export function auctionGains(
  players: readonly Projected[],
  { teams, perRole }: Auction = USUAL_AUCTION,
): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  for (const role of CLASSIC_ROLES) {
    const ofRole = players.filter((player) => player.role === role);
    const unsold = replacement(ofRole, teams * perRole[role]);
    for (const { id, votes, fantavoto } of ofRole) {
      gains.set(id, Math.max(0, votes * (fantavoto - unsold)));
    }
  }
  return gains;
}

/** Credits by id, at least one. */
export function auctionValues(
  gains: ReadonlyMap<number, number>,
  { teams, credits, perRole }: Auction = USUAL_AUCTION,
): ReadonlyMap<number, number> {
  const places = Object.values(perRole).reduce((sum, count) => sum + count, 0);
  const total = [...gains.values()].reduce((sum, gain) => sum + gain, 0);
  const perPoint = total > 0 ? (teams * Math.max(0, credits - places)) / total : 0;
  return new Map([...gains].map(([id, gain]) => [id, 1 + gain * perPoint]));
}

/** Mean fantavoto of the players just beyond the last place, ranked by points over the season. */
function replacement(players: readonly Projected[], places: number): number {
  const sorted = [...players].sort((a, b) => b.votes * b.fantavoto - a.votes * a.fantavoto);
  const beyond = sorted.slice(places, places + 10);
  const around = beyond.length > 0 ? beyond : sorted.slice(-1);
  if (around.length === 0) return 0;
  return around.reduce((sum, { fantavoto }) => sum + fantavoto, 0) / around.length;
}
