/** Whether every word that was typed begins a word of a text. Accents and capitals do not matter. */
export function speaksOf(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((asked) => words.some((word) => word.startsWith(asked)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
