import { foldWords } from '@tredici/contract/fold-text';

/** Whether every word that was typed begins a word of a text. Accents and capitals do not matter. */
export function speaksOf(text: string, typed: string): boolean {
  const asked = foldWords(typed);
  if (asked.length === 0) return true;
  const words = foldWords(text);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}
