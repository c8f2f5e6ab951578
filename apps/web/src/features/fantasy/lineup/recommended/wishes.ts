import type { Wishes } from '@tredici/engine/fantasy/lineup/prepare-squad';

/** The reader's wishes for the recommended line-up: a player who must start, one who must be at least on the
 *  bench, one who is left out. */
export const WISHES = ['locked', 'forced', 'banned'] as const;
export type Wish = (typeof WISHES)[number];
export type WishMap = ReadonlyMap<number, Wish>;

/** Making the same wish again withdraws it. */
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
