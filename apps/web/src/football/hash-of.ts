/** A small stable number derived from a name, so that its drawing is always the same. */
export function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003;
  return hash;
}
