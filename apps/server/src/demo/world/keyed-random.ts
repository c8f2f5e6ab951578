import { type RandomSource, seededRandom } from '@tredici/engine/numeric/random';

/** A separate random source for each name: what a match draws does not depend on which matches were drawn
 *  before it, so the world can grow without changing. */
export function randomFor(seed: number, ...names: readonly (string | number)[]): RandomSource {
  return seededRandom(hashNames(seed, names));
}

/** A standard normal value determined by a name. */
export function normalFor(seed: number, ...names: readonly (string | number)[]): number {
  return randomFor(seed, ...names).normal();
}

/** FNV-1a in two lanes: 53 bits, so that the names of a whole world do not collide. */
function hashNames(seed: number, names: readonly (string | number)[]): number {
  let low = 0x811c9dc5 ^ seed;
  let high = 0x9747b28c ^ Math.imul(seed, 0x85ebca6b);
  for (const name of names) {
    const text = String(name);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x5bd1e995);
      high ^= high >>> 15;
    }
    low = Math.imul(low ^ 0x1f, 0x01000193);
    high = Math.imul(high ^ 0x1f, 0x5bd1e995);
  }
  return (low >>> 0) + (high & 0x1fffff) * 0x100000000;
}

export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.integer(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
