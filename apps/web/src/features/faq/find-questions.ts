import { foldWords } from '@tredici/contract/fold-text';

/** Whether every typed word begins a word of the text, ignoring accents and case. */
export function speaksOf(text: string, typed: string): boolean {
  const asked = foldWords(typed);
  if (asked.length === 0) return true;
  const words = foldWords(text);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}
