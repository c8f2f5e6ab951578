/** Particles that initials leave out. */
const LITTLE = new Set(['di', 'de', 'del', 'della', 'il', 'la', 'e', 'the', 'of', 'and', 'by']);

/** Two letters for a bookmaker's plate: of its first two words, or the first two of its only one.
 *  Null for a name without a letter or a figure. */
export function initialsOf(name: string): string | null {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, second] = words.filter((word) => !LITTLE.has(word.toLowerCase()));
  const letters =
    first && second ? [...first][0]! + [...second][0]! : [...(first ?? '')].slice(0, 2).join('');
  return letters.toUpperCase() || null;
}
