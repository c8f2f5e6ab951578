import { foldWords } from '@tredici/contract/fold-text';

/** Whether every word that was typed begins a word of a text. Accents and capitals do not matter. */
export function speaksOf(text: string, typed: string): boolean {
  const words = foldWords(text);
  return foldWords(typed).every((asked) => words.some((word) => word.startsWith(asked)));
}
