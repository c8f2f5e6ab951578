import { foldText } from '@tredici/contract/fold-text';

/** What comes before another text has the lesser key: by the letters alone, then by their marks. `Intl` knows more
 *  of it, but is slow to begin (see rome-time.ts). */
export const orderKey = (text: string): string => `${foldText(text)}\u0000${text}`;

export const compareText = (one: string, other: string): number =>
  compareKeys(orderKey(one), orderKey(other));

export function compareKeys(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
