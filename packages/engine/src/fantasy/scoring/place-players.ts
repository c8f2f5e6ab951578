/** Places players in the slots of a module with as few as possible out of role. */
import { cheapestAssignment } from '../../numeric/assignment.ts';
import type { Module } from '../rules/modules.ts';
import type { Role } from '../rules/roles.ts';

export type Placement = {
  /** The number of players out of role. */
  readonly cost: number;
  /** By player, in the order given: the slot, and 1 if it is out of role. */
  readonly slots: readonly number[];
  readonly costs: readonly number[];
};
type Placed = ReadonlyArray<{ readonly roles: readonly Role[] }>;

/** For at most as many players as slots; null if somebody finds no place. */
export function placePlayers(
  module: Module,
  players: Placed,
  submitting = false,
): Placement | null {
  const inRole = placesOf(module, players, 'inRole');
  const without = seatAll(inRole);
  if (without) return { cost: 0, slots: without, costs: without.map(() => 0) };
  const outOfRole = placesOf(module, players, submitting ? 'outOfRoleSubmitted' : 'outOfRole');
  if (!seatAll(inRole.map((places, at) => places | outOfRole[at]!))) return null;
  return seatCheaply(inRole, outOfRole, module.slots.length);
}

/** Whether everyone finds a place in role; the fast check used by the searches. */
export function fitInRole(module: Module, players: Placed): boolean {
  return seatAll(placesOf(module, players, 'inRole')) !== null;
}

/** The same if players may be out of role as substitutes are. */
export function fitSomehow(module: Module, players: Placed): boolean {
  const outOfRole = placesOf(module, players, 'outOfRole');
  return (
    seatAll(placesOf(module, players, 'inRole').map((set, at) => set | outOfRole[at]!)) !== null
  );
}

export type PlaceKind = 'inRole' | 'outOfRole' | 'outOfRoleSubmitted';

const placesOf = (module: Module, players: Placed, kind: PlaceKind) =>
  players.map(({ roles }) => placesIn(module, roles, kind));

/** The slots where a player with these roles may be placed, as bits. */
export function placesIn(module: Module, roles: readonly Role[], kind: PlaceKind): number {
  let places = 0;
  for (const role of roles) places |= module.places.get(role)?.[kind] ?? 0;
  return places;
}

/** Gives each player one of their places, or returns null: augmenting paths (Kuhn). */
function seatAll(places: readonly number[]): number[] | null {
  const owner = new Array<number>(11).fill(-1);
  let tried = 0;
  const seat = (player: number): boolean => {
    for (let open = places[player]! & ~tried; open !== 0; open = places[player]! & ~tried) {
      const slot = 31 - Math.clz32(open & -open);
      tried |= 1 << slot;
      if (owner[slot]! < 0 || seat(owner[slot]!)) {
        owner[slot] = player;
        return true;
      }
    }
    return false;
  };
  for (let player = 0; player < places.length; player++) {
    tried = 0;
    if (!seat(player)) return null;
  }
  const slotOf = new Array<number>(places.length).fill(0);
  owner.forEach((player, slot) => {
    if (player >= 0) slotOf[player] = slot;
  });
  return slotOf;
}

const FORBIDDEN = 1000;

/** The assignment with the fewest out of role. Only for players known to have one. */
export function seatCheaply(
  inRole: readonly number[],
  outOfRole: readonly number[],
  columns: number,
): Placement {
  const cost = (row: number, column: number): number => {
    const bit = 1 << column;
    return inRole[row]! & bit ? 0 : outOfRole[row]! & bit ? 1 : FORBIDDEN;
  };
  const slots = cheapestAssignment(inRole.length, columns, cost);
  const costs = slots.map((slot, row) => cost(row, slot));
  return { cost: costs.reduce((sum, one) => sum + one, 0), slots, costs };
}
