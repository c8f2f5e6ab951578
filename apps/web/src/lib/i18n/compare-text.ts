import { foldText } from '@tredici/contract/fold-text';

/** A sort key: letters first, then accents. `Intl` would do it better, but its first use is slow (see
 *  rome-time.ts). */
export const orderKey = (text: string): string => `${foldText(text)}\u0000${text}`;

export const compareText = (one: string, other: string): number =>
  compareKeys(orderKey(one), orderKey(other));

export function compareKeys(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
