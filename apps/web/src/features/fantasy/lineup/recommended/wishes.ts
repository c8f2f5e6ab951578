import type { Wishes } from '@tredici/engine/fantasy/lineup/prepare';

/** What somebody wants of the recommended eleven: a player who starts, one who is named at least on the
 *  bench, one who is left out. */
export const WISHES = ['locked', 'forced', 'banned'] as const;
export type Wish = (typeof WISHES)[number];
export type WishMap = ReadonlyMap<number, Wish>;

/** A wish that is made again is taken back. */
export function toggleWish(wishes: WishMap, player: number, wish: Wish): WishMap {
  const next = new Map(wishes);
  if (wishes.get(player) === wish) next.delete(player);
  else next.set(player, wish);
  return next;
}

export function wishesOf(wishes: WishMap): Wishes {
  const of = (wish: Wish) => [...wishes].filter(([, one]) => one === wish).map(([id]) => id);
  return { locked: of('locked'), forced: of('forced'), banned: of('banned') };
}
