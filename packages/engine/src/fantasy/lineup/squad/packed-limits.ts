/** The limits of a module in a few numbers, several counts side by side in each: to take one more man into a set,
 *  and to see whether the module still holds it, are a few additions. A count goes over into the bit above it
 *  where its limit is passed. */
import { hallLimits } from './hall-limits.ts';
import { placesForAll } from './places-for-all.ts';

/** Bits of a count and the one above it: eleven slots, and one man more than there are. */
const COUNT_BITS = 5;
const COUNTS_PER_WORD = 6;
const FULL = 15;
/** The bits above all counts of a word. */
export const OVER = 0b10000_10000_10000_10000_10000_10000;

export type PackedLimits = {
  /** Where the words of each module begin; one entry more says where the last end. */
  readonly starts: Int32Array;
  /** The counts of nobody, by word. */
  readonly empty: Int32Array;
  /** By player and word: what they add. */
  readonly added: Int32Array;
};

/** @param places by module and player, as bits of slots. */
export function packLimits(places: readonly Int32Array[]): PackedLimits {
  const limits = places.map(hallLimits);
  const starts = new Int32Array(limits.length + 1);
  limits.forEach((own, module) => {
    starts[module + 1] = starts[module]! + Math.max(1, Math.ceil(own.length / COUNTS_PER_WORD));
  });
  const words = starts[limits.length]!;
  const players = places[0]?.length ?? 0;
  const empty = new Int32Array(words);
  const added = new Int32Array(players * words);
  limits.forEach((own, module) => {
    own.forEach((limit, at) => {
      const word = starts[module]! + Math.floor(at / COUNTS_PER_WORD);
      const shift = COUNT_BITS * (at % COUNTS_PER_WORD);
      empty[word]! += (FULL - limit.most) << shift;
      for (let player = 0; player < players; player++) {
        if (limit.players & (1 << player)) added[player * words + word]! += 1 << shift;
      }
    });
  });
  return { starts, empty, added };
}

/** The modules that hold some set which no other of them holds; of two that hold the same sets the first. */
export function modulesThatMatter(places: readonly Int32Array[]): Int32Array[] {
  const limits = places.map(hallLimits);
  const holdsAllOf = (other: number, module: number) =>
    limits[other]!.every(({ players, most }) => placesForAll(places[module]!, players) <= most);
  return places.filter((_, module) =>
    places.every((_, other) => {
      if (other === module || !holdsAllOf(other, module)) return true;
      return module < other && holdsAllOf(module, other);
    }),
  );
}
