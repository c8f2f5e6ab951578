import type { Availability } from '@tredici/contract/fantasy-figures';
import {
  CLASSIC_ROLES,
  type Game,
  MANTRA_ROLES,
  type Role,
} from '@tredici/engine/fantasy/rules/roles';
import { type FoundPlayers, findPlayers } from './find-players.ts';
import type { ListView } from './list-view.ts';
import type { ListedPlayer } from './players.ts';

const PLAYS: Readonly<Record<Availability, ListView['available']>> = {
  available: 'playing',
  starter: 'playing',
  doubtful: 'doubtful',
  injured: 'absent',
  suspended: 'absent',
  out: 'absent',
};

/** The parts of a view that exclude players. */
type Question = Omit<ListView, 'by' | 'ascending' | 'marked' | 'season' | 'list'>;

/** The players that match a view, in the list's own order. */
export function filterPlayers(
  players: readonly ListedPlayer[],
  view: Question,
  game: Game,
  /** Only these players in this order: one of the reader's own lists. */
  among?: readonly number[],
): FoundPlayers<ListedPlayer> {
  const byId = among && new Map(players.map((player) => [player.id, player]));
  const listed = byId ? among.flatMap((id) => byId.get(id) ?? []) : players;
  const asked = listed.filter((player) => isAsked(player, view, game));
  return findPlayers(asked, view.text);
}

function isAsked(player: ListedPlayer, view: Question, game: Game): boolean {
  const price = priceOf(player, game);
  return (
    (view.role === null || hasRole(player, view.role, game)) &&
    (view.club === null || player.club === view.club) &&
    (view.priceFrom === null || (price !== null && price >= view.priceFrom)) &&
    (view.priceTo === null || (price !== null && price <= view.priceTo)) &&
    (view.available === 'all' ||
      (!player.has_left && PLAYS[player.availability] === view.available)) &&
    (!view.mine || player.noted)
  );
}

/** `C` and `A` are roles of both games, so the game decides which is meant. */
export function hasRole(
  player: Pick<ListedPlayer, 'role' | 'mantra_roles'>,
  role: Role,
  game: Game,
): boolean {
  if (game === 'classic') return player.role === role;
  return player.mantra_roles.some((own) => own === role);
}

/** A role chosen in one game may not exist in the other. */
export function roleIn(game: Game, role: Role | null): Role | null {
  const roles: readonly Role[] = game === 'mantra' ? MANTRA_ROLES : CLASSIC_ROLES;
  return roles.find((known) => known === role) ?? null;
}

/** Mantra has separate prices, where the list contains them. */
export function priceOf(player: ListedPlayer, game: Game): number | null {
  return game === 'mantra' ? (player.mantra_price ?? player.price) : player.price;
}

export function initialPriceOf(player: ListedPlayer, game: Game): number | null {
  return game === 'mantra'
    ? (player.initial_mantra_price ?? player.initial_price)
    : player.initial_price;
}
